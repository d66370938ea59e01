import { type RefObject, useEffect, useRef, useState } from 'react';
import { graphicsRenderer } from '../engine/graphics.ts';
import { requestPicture } from '../engine/load.ts';
import type { RoomRenderer, RoomScene } from '../engine/scene.ts';
import { workerRenderer } from '../engine/worker-canvas.ts';

/** What the canvas shows, wherever the divider stands. */
type Shown = Omit<RoomScene, 'divider'>;

interface Wish extends RoomScene {
  /** True until the choice stands, so that nothing is loaded in vain. */
  waiting: boolean;
}

interface RoomPicture {
  canvas: RefObject<HTMLCanvasElement | null>;
  /** A canvas that has been drawn on in one way cannot be drawn on in the other, so each needs its own. */
  surface: 'webgl' | 'canvas';
  /** What the canvas shows; null until it shows something. */
  shown: Shown | null;
  failed: boolean;
}

/** Keeps a canvas drawn as wished: by WebGL, or without where that is missing or has been taken away. */
export function useRoomPicture({ room, floor, other, divider = 1, rotation, laying, waiting }: Wish): RoomPicture {
  const canvas = useRef<HTMLCanvasElement>(null);
  const renderer = useRef<Promise<RoomRenderer | null>>(Promise.resolve(null));
  const [surface, setSurface] = useState<RoomPicture['surface']>('webgl');
  const [shown, setShown] = useState<Shown | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const lost = () => {
      setShown(null);
      setSurface('canvas');
    };
    renderer.current = surface === 'webgl' ? graphicsRenderer(element) : Promise.resolve(workerRenderer(element));
    element.addEventListener('webglcontextlost', lost);
    return () => element.removeEventListener('webglcontextlost', lost);
  }, [surface]);

  useEffect(() => {
    if (waiting) return;
    const gaveUp = new AbortController();
    const show = async ({ signal }: AbortController) => {
      // On their way while the shader is compiled; what fails is told of when it is drawn.
      const { layers } = room;
      for (const url of [layers.room, layers.mask, layers.shade, layers.gloss, floor.textureUrl, other?.textureUrl])
        if (url) requestPicture(url).catch(() => null);
      const drawing = await renderer.current;
      if (signal.aborted) return;
      if (!drawing) {
        if (surface === 'canvas') throw new Error('This browser gives no canvas');
        setSurface('canvas');
        return;
      }
      if (!(await drawing.draw({ room, floor, other, divider, rotation, laying }, signal))) return;
      setShown((before) => sameOf(before, { room, floor, other, rotation, laying }));
      setFailed(false);
    };
    show(gaveUp).catch((error: unknown) => {
      console.error('The room could not be drawn', error);
      if (!gaveUp.signal.aborted) setFailed(true);
    });
    return () => gaveUp.abort();
  }, [room, floor, other, divider, rotation, laying, waiting, surface]);

  return { canvas, surface, shown, failed };
}

/** The one before where both are alike, so that nothing is rendered for a divider that has moved. */
function sameOf(before: Shown | null, next: Shown): Shown {
  const alike =
    before?.room === next.room &&
    before.floor === next.floor &&
    before.other === next.other &&
    before.rotation === next.rotation &&
    before.laying === next.laying;
  return alike ? before : next;
}
