import { type RefObject, useEffect, useRef, useState } from 'react';
import { canvasRenderer } from './canvas.ts';
import { loadLayers, loadTexture } from './load.ts';
import type { Renderer, Scene } from './scene.ts';
import { webglRenderer } from './webgl.ts';

type Shown = Omit<Scene, 'layers' | 'texture'>;

interface Wish extends Shown {
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
export function useRoomPicture({ room, floor, rotation, laying, waiting }: Wish): RoomPicture {
  const canvas = useRef<HTMLCanvasElement>(null);
  const renderer = useRef<Promise<Renderer | null>>(Promise.resolve(null));
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
    renderer.current = surface === 'webgl' ? webglRenderer(element) : Promise.resolve(canvasRenderer(element));
    element.addEventListener('webglcontextlost', lost);
    return () => element.removeEventListener('webglcontextlost', lost);
  }, [surface]);

  useEffect(() => {
    if (waiting) return;
    const gaveUp = new AbortController();
    const show = async ({ signal }: AbortController) => {
      const [layers, texture, drawing] = await Promise.all([loadLayers(room), loadTexture(floor.textureUrl), renderer.current]);
      if (signal.aborted) return;
      if (!drawing) {
        if (surface === 'canvas') throw new Error('This browser gives no canvas');
        setSurface('canvas');
        return;
      }
      if (!(await drawing.draw({ room, floor, rotation, laying, layers, texture }, signal))) return;
      setShown({ room, floor, rotation, laying });
      setFailed(false);
    };
    show(gaveUp).catch((error: unknown) => {
      console.error('The room could not be drawn', error);
      if (!gaveUp.signal.aborted) setFailed(true);
    });
    return () => gaveUp.abort();
  }, [room, floor, rotation, laying, waiting, surface]);

  return { canvas, surface, shown, failed };
}
