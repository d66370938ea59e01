import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { newCanvas } from '#components/photo/new-canvas.ts';
import { drawScene } from '../../engine/draw-scene.ts';
import type { FloorPattern } from '../../engine/floor-pattern.ts';
import { loadTexture } from '../../engine/load.ts';
import type { RoomFloor } from '../../engine/scene.ts';
import { type PhotoEdits, sidesOf } from '../photo-edits.ts';
import { firstQuad } from '../selection/quad.ts';
import { photoRoom, photoShade } from './photo-scene.ts';

export interface NewFloor {
  floor: RoomFloor;
  pattern: FloorPattern;
  /** Degrees. */
  rotation: number;
}

interface PhotoPicture {
  photo: ImageBitmap;
  edits: PhotoEdits;
  newFloor: NewFloor;
  /** How much of the new floor shows, from 0 to 1: less where it's only a guess. */
  opacity: number;
}

/**
 * Draws a photo with a new floor. Returns 'waiting' until the light is known, 'drawing' until there's a first picture, and 'working' until it shows everything that was asked for. The
 * floor is drawn as large as it could be and then cut out, so a stroke shows before its light is known.
 */
export function usePhotoPicture(
  canvas: RefObject<HTMLCanvasElement | null>,
  { photo, edits, newFloor: { floor, pattern, rotation }, opacity }: PhotoPicture,
): 'waiting' | 'drawing' | 'working' | 'shown' | 'failed' {
  const { mask: floorMask, rectangle } = edits;
  const quad = useMemo(() => rectangle?.quad ?? firstQuad(photo), [rectangle, photo]);
  const isFound = rectangle !== null;
  const { width, depth } = sidesOf(edits);
  const sides = useMemo(() => ({ width, depth }), [width, depth]);
  const [whole, setWhole] = useState<{ picture: ImageBitmap; isFor: unknown } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const fail = (error: unknown) => {
    console.error('The floor could not be drawn into the photo', error);
    setFailed(true);
  };
  const mask = useBitmap(
    useCallback(async () => (isFound ? paintMask(photo, floorMask) : null), [photo, isFound, floorMask]),
    fail,
  );
  const shade = useBitmap(
    useCallback(
      async (signal: AbortSignal) => mask.bitmap && photoShade({ photo, mask: mask.bitmap, quad, sides }, signal),
      [photo, mask.bitmap, quad, sides],
    ),
    fail,
  );
  const black = useBitmap(makeBlackLayer, fail);
  const white = useBitmap(makeWhiteLayer, fail);

  const layers = useMemo(
    () =>
      white.bitmap &&
      shade.bitmap &&
      black.bitmap && { room: black.bitmap, mask: white.bitmap, shade: shade.bitmap, gloss: black.bitmap },
    [white.bitmap, shade.bitmap, black.bitmap],
  );
  const room = useMemo(() => photoRoom(photo, quad, sides), [photo, quad, sides]);
  const draw = useCallback(
    async (signal: AbortSignal) => {
      if (!layers) return false;
      const texture = await loadTexture(floor.textureUrl);
      const scene = { room, layers, floor, texture, pattern, rotation };
      return drawScene(scene, signal, (picture) => setWhole({ picture, isFor: null }));
    },
    [room, layers, floor, pattern, rotation],
  );

  const reportFailure = useEffectEvent(fail);
  useEffect(() => {
    const controller = new AbortController();
    draw(controller.signal).then(
      (isDrawn) => {
        if (!isDrawn) return;
        setWhole((last) => last && { ...last, isFor: draw });
        setFailed(false);
      },
      (error: unknown) => {
        if (!controller.signal.aborted) reportFailure(error);
      },
    );
    return () => controller.abort();
  }, [draw]);
  const picture = whole?.picture;
  useEffect(() => () => picture?.close(), [picture]);
  // Before the canvas is seen for the first time
  useLayoutEffect(() => {
    if (canvas.current && picture && mask.bitmap) compose(canvas.current, photo, mask.bitmap, picture, opacity);
  }, [canvas, photo, mask.bitmap, picture, opacity]);

  if (hasFailed) return 'failed';
  if (!whole) return layers ? 'drawing' : 'waiting';
  return whole.isFor === draw && mask.isCurrent && shade.isCurrent ? 'shown' : 'working';
}

/** A picture that's opaque where the new floor goes. `mask` has 0 or 255 for each pixel. */
function paintMask({ width, height }: ImageBitmap, mask: Uint8ClampedArray): Promise<ImageBitmap> {
  const hard = newCanvas(width, height);
  const image = hard.createImageData(width, height);
  for (let at = 0; at < mask.length; at++) image.data[at * 4 + 3] = mask[at] ?? 0;
  hard.putImageData(image, 0, 0);
  const soft = newCanvas(width, height);
  soft.globalAlpha = 0.25;
  soft.globalCompositeOperation = 'lighter';
  // Four copies half a pixel from here make an edge two pixels wide. They're larger by a pixel all around, so the photo's own border stays covered.
  for (const x of [-1.5, -0.5]) for (const y of [-1.5, -0.5]) soft.drawImage(hard.canvas, x, y, width + 2, height + 2);
  return createImageBitmap(soft.canvas);
}

/** Cuts the new floor out and puts it over the photo. The picture of the floor may be smaller than the photo, which stays sharp. */
function compose(canvas: HTMLCanvasElement, photo: ImageBitmap, mask: ImageBitmap, whole: ImageBitmap, opacity: number): void {
  const floor = newCanvas(photo.width, photo.height);
  floor.drawImage(mask, 0, 0);
  floor.globalCompositeOperation = 'source-in';
  floor.drawImage(whole, 0, 0, photo.width, photo.height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return;
  context.globalAlpha = 1;
  context.drawImage(photo, 0, 0);
  context.globalAlpha = opacity;
  context.drawImage(floor.canvas, 0, 0);
}

/** What the floor reflects, which a photo doesn't show, and what's beside it, which isn't seen. */
const makeBlackLayer = () => makeLayer(0);

/** The floor is drawn everywhere, and cut out afterwards. */
const makeWhiteLayer = () => makeLayer(255);

function makeLayer(byte: number): Promise<ImageBitmap> {
  return createImageBitmap(new ImageData(new Uint8ClampedArray([byte, byte, byte, 255]), 1, 1));
}

/** Makes a bitmap, and makes it again whenever `make` changes. The old bitmap stays until the new one is ready and is then freed. */
function useBitmap(make: (signal: AbortSignal) => Promise<ImageBitmap | null>, fail: (error: unknown) => void) {
  const [made, setMade] = useState<{ bitmap: ImageBitmap; by: typeof make } | null>(null);
  const reportFailure = useEffectEvent(fail);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    make(signal).then(
      (bitmap) => {
        if (signal.aborted) bitmap?.close();
        else if (bitmap) setMade({ bitmap, by: make });
      },
      (error: unknown) => {
        if (!signal.aborted) reportFailure(error);
      },
    );
    return () => controller.abort();
  }, [make]);
  useEffect(() => () => made?.bitmap.close(), [made]);
  return { bitmap: made?.bitmap ?? null, isCurrent: made?.by === make };
}
