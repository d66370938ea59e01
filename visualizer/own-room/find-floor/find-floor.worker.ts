import { type Analysis, analyze, maskFloor } from './find-floor.ts';
import { type FirstRectangle, placeRectangle } from './first-rectangle.ts';
import type { FinderResult, FloorJob } from './floor-finder.ts';

let analysis: Analysis | null = null;
let rectangle: FirstRectangle | null = null;

addEventListener('message', ({ data: { photo, focal, taps, isEmpty } }: MessageEvent<FloorJob>) => {
  if (photo) {
    analysis = analyze(photo, focal);
    rectangle = null;
  }
  if (!analysis) throw new Error('There is no photo yet');
  const mask = maskFloor(analysis, taps, isEmpty);
  rectangle ??= placeRectangle(analysis.camera, analysis.photo, mask);
  postMessage({ mask, rectangle } satisfies FinderResult);
});
