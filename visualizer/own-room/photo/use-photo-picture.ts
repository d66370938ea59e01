import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { canvasRenderer } from '../../engine/canvas.ts';
import type { Laying } from '../../engine/laying.ts';
import { loadTexture } from '../../engine/load.ts';
import type { Renderer, RoomFloor, Scene } from '../../engine/scene.ts';
import { inSlices } from '../../engine/slices.ts';
import { webglRenderer } from '../../engine/webgl.ts';
import { paintMask } from '../selection/mask.ts';
import type { Sides } from '../selection/quad.ts';
import { edgeOf, type Work } from '../work.ts';
import { photoRoom, photoShade } from './photo-scene.ts';

interface Wish {
  photo: ImageBitmap;
  work: Work;
  sides: Sides;
  floor: RoomFloor;
  /** Degrees. */
  rotation: number;
  laying: Laying;
  /** Metres: see floorLight. */
  pattern: number;
  /** Stops. */
  brightness: number;
  /** True until the choice stands, so that nothing is loaded in vain. */
  waiting: boolean;
}

interface PhotoPicture {
  canvas: RefObject<HTMLCanvasElement | null>;
  /** A canvas that has been drawn on in one way cannot be drawn on in the other, so each needs its own. */
  surface: 'webgl' | 'canvas';
  state: 'working' | 'shown' | 'failed';
  /** What the canvas shows, as a PNG; null where there is nothing. */
  png: () => Promise<Blob | null>;
}

type Laid = Omit<Scene, 'texture'>;

/** Long enough for a brush to be put down again. */
const settled = 250;

/** Keeps a canvas drawn with the photo and the floor in it: by WebGL, or without where that is missing or has been taken away. */
export function usePhotoPicture({
  photo,
  work,
  sides,
  floor,
  rotation,
  laying,
  pattern,
  brightness,
  waiting,
}: Wish): PhotoPicture {
  const canvas = useRef<HTMLCanvasElement>(null);
  const renderer = useRef<Promise<Renderer | null>>(Promise.resolve(null));
  const drawn = useRef<Scene | null>(null);
  const [surface, setSurface] = useState<PhotoPicture['surface']>('webgl');
  /** What the canvas shows; null until it shows something. */
  const [done, setDone] = useState<Laid | null>(null);
  const [failed, setFailed] = useState(false);
  const fail = () => setFailed(true);
  const { bitmap: mask, fresh: masked } = useMask(photo, work, fail);
  const { bitmap: shade, fresh: lit } = useShade({ photo, mask, work, sides, pattern }, fail);
  const { bitmap: gloss } = useBitmap(noGloss, fail);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const lost = () => setSurface('canvas');
    renderer.current = surface === 'webgl' ? webglRenderer(element) : Promise.resolve(canvasRenderer(element));
    element.addEventListener('webglcontextlost', lost);
    return () => element.removeEventListener('webglcontextlost', lost);
  }, [surface]);

  // Layers are handed to the graphics processor anew only when they are others, not for another floor.
  const material = useMemo(() => {
    if (!mask || !shade || !gloss) return null;
    return { room: photoRoom(photo, work.quad, sides, brightness), layers: { room: photo, mask, shade, gloss } };
  }, [photo, mask, shade, gloss, work.quad, sides, brightness]);
  const laid = useMemo<Laid | null>(
    () => material && { ...material, floor, rotation, laying },
    [material, floor, rotation, laying],
  );

  useEffect(() => {
    if (waiting || !laid) return;
    const gaveUp = new AbortController();
    const show = async ({ signal }: AbortController) => {
      const [texture, drawing] = await Promise.all([loadTexture(laid.floor.textureUrl), renderer.current]);
      if (signal.aborted) return;
      if (!drawing) {
        if (surface === 'canvas') throw new Error('This browser gives no canvas');
        setSurface('canvas');
        return;
      }
      const scene = { ...laid, texture };
      if (!(await drawing.draw(scene, signal))) return;
      drawn.current = scene;
      setDone(laid);
      setFailed(false);
    };
    show(gaveUp).catch((error: unknown) => {
      if (gaveUp.signal.aborted) return;
      console.error('The floor could not be drawn into the photo', error);
      setFailed(true);
    });
    return () => gaveUp.abort();
  }, [laid, waiting, surface]);

  async function png(): Promise<Blob | null> {
    const drawing = await renderer.current;
    const scene = drawn.current;
    const element = canvas.current;
    if (!drawing || !scene || !element) return null;
    // What WebGL has drawn can be read only before the page is shown the next time.
    if (surface === 'webgl') await drawing.draw(scene, new AbortController().signal);
    return new Promise((done) => element.toBlob(done, 'image/png'));
  }

  const current = laid !== null && done === laid && masked && lit;
  return { canvas, surface, state: failed ? 'failed' : current ? 'shown' : 'working', png };
}

/** What the old floor reflects cannot be told from its light. */
function noGloss(): Promise<ImageBitmap> {
  return createImageBitmap(new ImageData(1, 1));
}

/** Where floor is, anew after each change of its edge or line of the brush. */
function useMask(photo: ImageBitmap, work: Work, fail: () => void): Made {
  const { quad, strokes } = work;
  const outline = edgeOf(work);
  return useBitmap(
    useCallback(() => {
      const canvas = document.createElement('canvas');
      canvas.width = photo.width;
      canvas.height = photo.height;
      const context = canvas.getContext('2d', { alpha: false });
      if (!context) return Promise.reject(new Error('This browser gives no canvas'));
      paintMask(context, photo, { quad, outline, strokes });
      return createImageBitmap(canvas);
    }, [photo, quad, outline, strokes]),
    fail,
  );
}

interface Lit {
  photo: ImageBitmap;
  mask: ImageBitmap | null;
  work: Work;
  sides: Sides;
  pattern: number;
}

/** Light on the floor. It takes a while, so until it is done anew the light from before stays. */
function useShade({ photo, mask, work: { quad }, sides, pattern }: Lit, fail: () => void): Made {
  const first = useRef(true);
  return useBitmap(
    useCallback(
      async (signal: AbortSignal) => {
        if (!mask) return null;
        if (!first.current) await new Promise((done) => setTimeout(done, settled));
        if (signal.aborted) return null;
        first.current = false;
        const work = photoShade({ photo, mask, room: photoRoom(photo, quad, sides, 0), pattern });
        const shade = await inSlices(work, signal);
        return shade && createImageBitmap(shade);
      },
      [photo, mask, quad, sides, pattern],
    ),
    fail,
  );
}

interface Made {
  /** The last bitmap that was made; null until there is one. */
  bitmap: ImageBitmap | null;
  /** False where it is of before and the next is being made. */
  fresh: boolean;
}

/** A bitmap that is made anew whenever the function is another; the one before is freed. */
function useBitmap(make: (signal: AbortSignal) => Promise<ImageBitmap | null>, fail: () => void): Made {
  const [made, setMade] = useState<{ bitmap: ImageBitmap; by: typeof make } | null>(null);
  const failed = useRef(fail);
  useEffect(() => {
    const gaveUp = new AbortController();
    make(gaveUp.signal).then(
      (bitmap) => {
        if (!bitmap) return;
        if (gaveUp.signal.aborted) bitmap.close();
        else setMade({ bitmap, by: make });
      },
      (error: unknown) => {
        if (gaveUp.signal.aborted) return;
        console.error('The floor could not be drawn into the photo', error);
        failed.current();
      },
    );
    return () => gaveUp.abort();
  }, [make]);
  useEffect(() => () => made?.bitmap.close(), [made]);
  return { bitmap: made?.bitmap ?? null, fresh: made?.by === make };
}
