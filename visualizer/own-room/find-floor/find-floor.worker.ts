import type { Progress } from '../../engine/worker-queue.ts';
import { readWeights } from '../floor-network/weights.ts';
import { aboveFloor, type Camera } from './camera.ts';
import { type Analysis, analyze, findFloor } from './find-floor.ts';
import { type FirstRectangle, placeRectangle } from './first-rectangle.ts';
import type { FinderResult, FloorJob } from './floor-finder.ts';

let analysis: Analysis | null = null;
let rectangle: (FirstRectangle & { camera: Camera }) | null = null;

addEventListener('message', ({ data }: MessageEvent<FloorJob>) => {
  // An error in a promise wouldn't reach the page.
  find(data).catch(reportError);
});

async function find({ photo, focal, taps, isEmpty, coversRug }: FloorJob): Promise<void> {
  if (photo) {
    const network = readWeights(await loadWeights());
    report(0.2);
    analysis = analyze(photo, focal, network, (share) => report(0.2 + 0.8 * share));
    rectangle = null;
  }
  if (!analysis) throw new Error('There is no photo yet');
  const { mask, certainty } = findFloor(analysis, taps, isEmpty, coversRug);
  const camera = aboveFloor(rectangle?.camera ?? analysis.camera, analysis.photo, mask);
  // The rectangle stays where it is unless there's floor above its horizon.
  if (certainty === 'sure' && camera.horizon !== rectangle?.camera.horizon) {
    rectangle = { camera, ...placeRectangle(camera, analysis.photo, mask) };
  }
  const { width, height } = analysis.untapped;
  const rug = analysis.rug && { width, height, data: analysis.rug };
  postMessage({ mask, certainty, rectangle, rug } satisfies FinderResult);
}

/** The browser keeps the file, whose name changes with its content. */
async function loadWeights(): Promise<ArrayBuffer> {
  const answer = await fetch(new URL('../floor-network/weights.bin', import.meta.url));
  if (!answer.ok) throw new Error(`The weights didn't load: ${answer.status}`);
  return answer.arrayBuffer();
}

function report(progress: number): void {
  postMessage({ progress } satisfies Progress);
}
