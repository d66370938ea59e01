import { type Dispatch, useEffect, useEffectEvent, useState } from 'react';
import { readPixels } from '../../engine/pixels.ts';
import { createFloorFinder, type FinderResult } from '../find-floor/floor-finder.ts';
import type { FloorRequest, PhotoAction } from '../photo-edits.ts';
import type { Size } from '../selection/quad.ts';

/** The floor in a photo, before anything is painted over it. */
export interface FoundFloor extends Omit<FinderResult, 'rectangle'> {
  request: FloorRequest;
  /** The mask as white of that opacity. */
  bitmap: ImageBitmap;
}

/** Looks for the floor, and again after every tap. The last result stays until there is a new one. */
export function useFoundFloor(
  { bitmap: photo, focal }: { bitmap: ImageBitmap; focal: number | null },
  request: FloorRequest,
  dispatch: Dispatch<PhotoAction>,
) {
  const [finder, setFinder] = useState<ReturnType<typeof createFloorFinder> | null>(null);
  const [found, setFound] = useState<FoundFloor | null>(null);
  const [progress, setProgress] = useState(0);
  const [problem, setProblem] = useState<'' | 'notFound' | 'notChanged'>('');

  const fail = useEffectEvent(async (error: unknown) => {
    console.error('The floor could not be found', error);
    if (found) return setProblem('notChanged');
    setProblem('notFound');
    const mask = new Uint8ClampedArray(photo.width * photo.height);
    setFound({ request, certainty: 'none', mask, rug: null, bitmap: await toBitmap(mask, photo) });
  });

  useEffect(() => {
    const controller = new AbortController();
    const start = async () => {
      const { width, height } = photo;
      const data = await readPixels(photo, width, height);
      if (!controller.signal.aborted)
        setFinder(createFloorFinder({ width, height, data }, focal, controller.signal, setProgress));
    };
    start().catch(fail);
    return () => controller.abort();
  }, [photo, focal]);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const look = async () => {
      const result = await finder?.find(request, signal);
      if (!result || signal.aborted) return;
      const { rectangle, ...found } = result;
      const bitmap = await toBitmap(found.mask, photo);
      if (signal.aborted) return bitmap.close();
      if (rectangle) dispatch({ kind: 'find', first: rectangle });
      // The rug stays the same object, so nothing is drawn again for it.
      setFound((before) => ({ ...found, rug: before?.rug ?? found.rug, request, bitmap }));
      setProblem('');
    };
    look().catch(fail);
    return () => controller.abort();
  }, [finder, request, photo, dispatch]);

  useEffect(() => () => found?.bitmap.close(), [found]);
  return { found, isCurrent: found?.request === request, progress, problem };
}

function toBitmap(mask: Uint8ClampedArray, { width, height }: Size): Promise<ImageBitmap> {
  const image = new ImageData(width, height);
  image.data.fill(255);
  for (let at = 0; at < mask.length; at++) image.data[at * 4 + 3] = mask[at] ?? 0;
  return createImageBitmap(image);
}
