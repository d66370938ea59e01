import { type Dispatch, useEffect, useEffectEvent, useState } from 'react';
import { readPixels } from '../../engine/pixels.ts';
import { reachOf } from '../brush/choose-stroke.ts';
import type { Stroke } from '../brush/cut-stroke.ts';
import { usualCamera } from '../find-floor/camera.ts';
import type { Found } from '../find-floor/find-floor.ts';
import { createFloorFinder } from '../find-floor/floor-finder.ts';
import { type PhotoAction, type PhotoEdits, strokesOn } from '../photo-edits.ts';

/** A stroke as the visitor paints it. */
export type Painted = Omit<Stroke, 'reach'>;

interface Photo {
  bitmap: ImageBitmap;
  focal: number | null;
}

/** Looks for the floor of a photo, and paints strokes that follow its edges. */
export function useFloorFinder({ bitmap: photo, focal }: Photo, edits: PhotoEdits, dispatch: Dispatch<PhotoAction>) {
  const [finder, setFinder] = useState<ReturnType<typeof createFloorFinder> | null>(null);
  /** Null while we look. */
  const [certainty, setCertainty] = useState<Found['certainty'] | null>(null);
  const [problem, setProblem] = useState<'' | 'notFound' | 'notPainted'>('');
  /** Those that aren't cut yet, the first of them in work. */
  const [strokes, setStrokes] = useState<readonly Painted[]>([]);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const { width, height } = photo;
    const look = async () => {
      const picture = { width, height, data: await readPixels(photo, width, height) };
      if (signal.aborted) return;
      const finder = createFloorFinder(picture, focal, signal);
      setFinder(finder);
      const answer = await finder.find();
      if (signal.aborted || !answer?.found) return;
      dispatch({ kind: 'find', mask: answer.found.mask, camera: answer.camera });
      setCertainty(answer.found.certainty);
    };
    look().catch((error: unknown) => {
      if (signal.aborted) return;
      console.error('The floor could not be found', error);
      dispatch({ kind: 'find', mask: new Uint8ClampedArray(width * height), camera: usualCamera(photo) });
      setCertainty('none');
      setProblem('notFound');
    });
    return () => controller.abort();
  }, [photo, focal, dispatch]);

  const [painted] = strokes;
  const maskNow = useEffectEvent(() => edits.mask);
  const withReach = useEffectEvent(
    (painted: Painted): Stroke => ({
      ...painted,
      reach: reachOf(painted, strokesOn(edits), edits.mask, edits.width),
    }),
  );
  useEffect(() => {
    if (!painted || !finder) return;
    const stroke = withReach(painted);
    let isGone = false;
    finder
      .cut(stroke, maskNow())
      .then((answer) => {
        if (isGone) return;
        if (answer?.patch) dispatch({ kind: 'paint', stroke, patch: answer.patch, camera: answer.camera });
        setProblem('');
      })
      .catch((error: unknown) => {
        if (isGone) return;
        console.error('The stroke could not be painted', error);
        setProblem('notPainted');
      })
      .finally(() => {
        if (!isGone) setStrokes((strokes) => strokes.slice(1));
      });
    return () => {
      isGone = true;
    };
  }, [painted, finder, dispatch]);

  return {
    certainty,
    problem,
    isPainting: strokes.length > 0,
    paint: (stroke: Painted) => setStrokes((strokes) => [...strokes, stroke]),
  };
}
