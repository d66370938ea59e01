import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { newCanvas } from '#components/photo/new-canvas.ts';
import { drawScene } from '../../engine/draw-scene.ts';
import type { FloorPattern } from '../../engine/floor-pattern.ts';
import { loadTexture } from '../../engine/load.ts';
import type { Layers, RoomFloor } from '../../engine/scene.ts';
import type { PhotoEdits } from '../photo-edits.ts';
import { photoLayers, photoRoom } from './photo-scene.ts';

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
  const { mask: floorMask, camera, scale } = edits;
  const [layers, setLayers] = useState<Layers | null>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const fail = (error: unknown) => {
    console.error('The floor could not be drawn into the photo', error);
    setFailed(true);
  };
  const isFound = camera !== null;
  const mask = useMemo(() => (isFound ? paintMask(photo, floorMask) : null), [photo, isFound, floorMask]);
  const room = useMemo(() => camera && photoRoom(photo, camera, scale), [photo, camera, scale]);

  const light = useCallback(
    async (signal: AbortSignal) => {
      if (!mask || !camera) return;
      const found = await photoLayers({ photo, mask, camera, scale }, signal);
      if (found) setLayers(found);
    },
    [photo, mask, camera, scale],
  );
  const isLit = useTask(light, fail);
  const draw = useCallback(
    async (signal: AbortSignal) => {
      if (!layers || !room) return;
      const scene = { room, layers, floor, texture: await loadTexture(floor.textureUrl), pattern, rotation };
      if (await drawScene(scene, signal, setPicture)) setFailed(false);
    },
    [room, layers, floor, pattern, rotation],
  );
  const isDrawn = useTask(draw, fail);

  useEffect(() => () => picture?.close(), [picture]);
  // Before the canvas is seen for the first time
  useLayoutEffect(() => {
    if (canvas.current && picture && mask) compose(canvas.current, photo, mask, picture, opacity);
  }, [canvas, photo, mask, picture, opacity]);

  if (hasFailed) return 'failed';
  if (!picture) return layers ? 'drawing' : 'waiting';
  return isLit && isDrawn ? 'shown' : 'working';
}

/** A picture that's opaque where the new floor goes. `mask` has 0 or 255 for each pixel. */
function paintMask({ width, height }: ImageBitmap, mask: Uint8ClampedArray): HTMLCanvasElement {
  const hard = newCanvas(width, height);
  const image = hard.createImageData(width, height);
  for (let at = 0; at < mask.length; at++) image.data[at * 4 + 3] = mask[at] ?? 0;
  hard.putImageData(image, 0, 0);
  const soft = newCanvas(width, height);
  soft.globalAlpha = 0.25;
  soft.globalCompositeOperation = 'lighter';
  // Four copies half a pixel from here make an edge two pixels wide. They're larger by a pixel all around, so the photo's own border stays covered.
  for (const x of [-1.5, -0.5]) for (const y of [-1.5, -0.5]) soft.drawImage(hard.canvas, x, y, width + 2, height + 2);
  return soft.canvas;
}

/** Cuts the new floor out and puts it over the photo. The picture of the floor may be smaller than the photo, which stays sharp. */
function compose(
  canvas: HTMLCanvasElement,
  photo: ImageBitmap,
  mask: HTMLCanvasElement,
  whole: ImageBitmap,
  opacity: number,
): void {
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

/** Runs a task, and stops it when there's another one. Returns whether it's done. */
function useTask(task: (signal: AbortSignal) => Promise<void>, fail: (error: unknown) => void): boolean {
  const [last, setLast] = useState<{ task: unknown } | null>(null);
  const reportFailure = useEffectEvent(fail);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    task(signal).then(
      () => {
        if (!signal.aborted) setLast({ task });
      },
      (error: unknown) => {
        if (!signal.aborted) reportFailure(error);
      },
    );
    return () => controller.abort();
  }, [task]);
  return last?.task === task;
}
