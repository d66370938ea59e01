import { type RefObject, useEffect, useState } from 'react';
import { NoCanvas } from '#components/photo/new-canvas.ts';
import { drawScene } from '../engine/draw-scene.ts';
import type { FloorPattern } from '../engine/floor-pattern.ts';
import { loadLayers, loadTexture } from '../engine/load.ts';
import type { RenderedRoom } from '../engine/scene.ts';
import type { FloorOption } from '../plan/options.ts';

export interface RoomScene {
  room: RenderedRoom;
  floor: FloorOption;
  pattern: FloorPattern;
  /** Degrees. */
  rotation: number;
}

interface Wanted extends RoomScene {
  /** False while nothing should be loaded yet. */
  isReady: boolean;
  /** True while a finished picture is good enough, until the canvas has replaced it. */
  canWait: boolean;
}

/**
 * Draws a room with a floor. `shown` is the scene on the canvas, or null if there is none yet. `retry` is for a scene that failed
 * to load, or whose pixels the browser hides.
 */
export function useRoomPicture(canvas: RefObject<HTMLCanvasElement | null>, wanted: Wanted) {
  const { room, floor, pattern, rotation, isReady, canWait } = wanted;
  const [shown, setShown] = useState<RoomScene | null>(null);
  const [problem, setProblem] = useState<'' | 'notLoaded' | 'hidden'>('');
  const [attempt, setAttempt] = useState(1);
  const mustDraw = isReady && (!canWait || shown !== null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt draws the same scene again
  useEffect(() => {
    if (!mustDraw) return;
    const controller = new AbortController();
    const { signal } = controller;
    const draw = async () => {
      const [layers, texture] = await Promise.all([loadLayers(room), loadTexture(floor.textureUrl)]);
      if (signal.aborted) return;
      const scene = { room, layers, floor, texture, pattern, rotation };
      const isDrawn = await drawScene(scene, signal, (picture) => canvas.current && paint(canvas.current, room, picture));
      if (!isDrawn) return;
      setShown({ room, floor, pattern, rotation });
      setProblem('');
    };
    draw().catch((error: unknown) => {
      if (signal.aborted) return;
      console.error('The room could not be drawn', error);
      setProblem(error instanceof NoCanvas ? 'hidden' : 'notLoaded');
    });
    return () => controller.abort();
  }, [canvas, room, floor, pattern, rotation, mustDraw, attempt]);

  function retry() {
    setProblem('');
    setAttempt(attempt + 1);
  }

  return { shown, problem, retry };
}

function paint(canvas: HTMLCanvasElement, { width, height }: RenderedRoom, picture: ImageBitmap): void {
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new NoCanvas('This browser has no canvas');
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
}
