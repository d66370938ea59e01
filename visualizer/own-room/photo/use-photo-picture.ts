import { type RefObject, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { FloorPattern } from '../../engine/floor-pattern.ts';
import { loadTexture } from '../../engine/load.ts';
import { createRenderer } from '../../engine/renderer.ts';
import type { RoomFloor, Scene } from '../../engine/scene.ts';
import { type PhotoEdits, sidesOf } from '../photo-edits.ts';
import type { LightSettings } from '../photo-tools.ts';
import { paintMask } from '../selection/mask.ts';
import { photoRoom, photoShade } from './photo-scene.ts';
import type { FoundFloor } from './use-found-floor.ts';

export interface NewFloor {
  floor: RoomFloor;
  pattern: FloorPattern;
  /** Degrees. */
  rotation: number;
}

interface PhotoPicture {
  photo: ImageBitmap;
  found: FoundFloor | null;
  edits: PhotoEdits;
  newFloor: NewFloor;
  light: LightSettings;
}

/** Draws a photo with a new floor. Returns 'waiting' until there's a first picture, and 'working' until it shows everything that was asked for. */
export function usePhotoPicture(
  canvas: RefObject<HTMLCanvasElement | null>,
  { photo, found, edits, newFloor: { floor, pattern, rotation }, light: { oldPattern, brightness } }: PhotoPicture,
): 'waiting' | 'working' | 'shown' | 'failed' {
  const { strokes, quad } = edits;
  const { width, depth } = sidesOf(edits);
  const sides = useMemo(() => ({ width, depth }), [width, depth]);
  const [renderer] = useState(createRenderer);
  const [shown, setShown] = useState<{ by: unknown } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const fail = (error: unknown) => {
    console.error('The floor could not be drawn into the photo', error);
    setFailed(true);
  };
  const mask = useBitmap(
    useCallback(async () => found && drawMask(photo, { quad, found: found.bitmap, strokes }), [photo, quad, found, strokes]),
    fail,
  );
  const shade = useBitmap(
    useCallback(
      async (signal: AbortSignal) => mask.bitmap && photoShade({ photo, mask: mask.bitmap, quad, sides, oldPattern }, signal),
      [photo, mask.bitmap, quad, sides, oldPattern],
    ),
    fail,
  );
  const gloss = useBitmap(makeBlackLayer, fail);

  const layers = useMemo(
    () =>
      mask.bitmap && shade.bitmap && gloss.bitmap && { room: photo, mask: mask.bitmap, shade: shade.bitmap, gloss: gloss.bitmap },
    [photo, mask.bitmap, shade.bitmap, gloss.bitmap],
  );
  const room = useMemo(() => photoRoom(photo, quad, sides, brightness), [photo, quad, sides, brightness]);
  const draw = useCallback(
    async (signal: AbortSignal) => {
      if (!layers) return false;
      const floors: Scene['floors'] = [{ floor, texture: await loadTexture(floor.textureUrl) }];
      if (signal.aborted || !canvas.current) return false;
      const picture = document.createElement('canvas');
      if (!(await renderer.draw(picture, { room, layers, floors, pattern, rotation, divider: 1 }, signal))) return false;
      if (canvas.current) compose(canvas.current, photo, layers.mask, picture);
      return true;
    },
    [renderer, canvas, photo, room, layers, floor, pattern, rotation],
  );

  const reportFailure = useEffectEvent(fail);
  useEffect(() => {
    const controller = new AbortController();
    draw(controller.signal).then(
      (isDrawn) => {
        if (!isDrawn) return;
        setShown({ by: draw });
        setFailed(false);
      },
      (error: unknown) => {
        if (!controller.signal.aborted) reportFailure(error);
      },
    );
    return () => controller.abort();
  }, [draw]);

  if (hasFailed) return 'failed';
  if (!shown) return 'waiting';
  return shown.by === draw && mask.isCurrent && shade.isCurrent ? 'shown' : 'working';
}

/** Draws a picture that is white where the new floor goes. */
async function drawMask(photo: ImageBitmap, floor: Parameters<typeof paintMask>[2]): Promise<ImageBitmap> {
  const canvas = document.createElement('canvas');
  canvas.width = photo.width;
  canvas.height = photo.height;
  paintMask(contextOf(canvas), photo, floor);
  return createImageBitmap(canvas);
}

/** Puts the new floor over the photo. Without a graphics card, the picture with the floor is smaller than the photo, which stays sharp. */
function compose(canvas: HTMLCanvasElement, photo: ImageBitmap, mask: ImageBitmap, picture: HTMLCanvasElement): void {
  const context = contextOf(canvas);
  if (picture.width === photo.width) {
    context.drawImage(picture, 0, 0);
    return;
  }
  const layerOf = (source: CanvasImageSource, drawMask: (context: CanvasRenderingContext2D) => void) => {
    const layer = document.createElement('canvas');
    [layer.width, layer.height] = [photo.width, photo.height];
    const context = contextOf(layer);
    drawMask(context);
    context.globalCompositeOperation = 'multiply';
    context.drawImage(source, 0, 0, photo.width, photo.height);
    return layer;
  };
  const floor = layerOf(picture, (context) => context.drawImage(mask, 0, 0));
  const rest = layerOf(photo, (context) => {
    context.fillStyle = 'white';
    context.fillRect(0, 0, photo.width, photo.height);
    context.globalCompositeOperation = 'difference';
    context.drawImage(mask, 0, 0);
  });
  context.drawImage(rest, 0, 0);
  context.globalCompositeOperation = 'lighter';
  context.drawImage(floor, 0, 0);
  context.globalCompositeOperation = 'source-over';
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('This browser has no canvas');
  return context;
}

/** A photo doesn't show what its floor reflects, so its gloss layer is black. */
function makeBlackLayer(): Promise<ImageBitmap> {
  return createImageBitmap(new ImageData(1, 1));
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
