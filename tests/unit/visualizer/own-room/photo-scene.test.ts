import { expect, test } from 'vitest';
import { computePicture } from '#visualizer/engine/compute-picture.ts';
import { photoRoom } from '#visualizer/own-room/photo/photo-scene.ts';
import { floors } from '../../../support/floors.ts';
import { loadTexture } from '../../../support/room-layers.ts';
import { type Camera, foundIn, toPixel } from './camera.ts';

const foot = 0.3048;
/** It's held at 1.2 times the usual level. */
const camera: Camera = { width: 640, height: 480, focal: 430, yaw: 32, pitch: 35, eye: 1.8 };
/** A joint starts at its near left corner, in meters. */
const part = { x: -7 * foot, y: 1, depth: 5 * foot };

test('tiles have their true size in a photo: a joint every foot', async () => {
  const { width, height } = camera;
  const floor = floors.find(({ id }) => id === 'ceramic-tile');
  if (!floor) throw new Error('There is no ceramic tile');
  const plain = (byte: number) => new Uint8ClampedArray(width * height * 4).fill(byte);
  const picture = computePicture({
    placement: { room: photoRoom(camera, foundIn(camera), 1.2), floor, rotation: 0, pattern: 'straight' },
    layers: { room: plain(140), mask: plain(255), shade: plain(140), gloss: plain(0) },
    texture: await loadTexture(floor.swatch, 512),
  });
  /** The mean light along a line across the floor, in meters from the near left corner. */
  const profile = (x: number) => {
    const lights = Array.from({ length: Math.floor(part.depth * 100) - 3 }, (_, step) => {
      const at = toPixel(camera, { x: part.x + x, y: part.y + 0.03 + step / 100 });
      return picture[(Math.floor(at.y) * width + Math.floor(at.x)) * 4 + 1] ?? 0;
    });
    return lights.reduce((sum, light) => sum + light, 0) / lights.length;
  };
  /** How much lines at these distances in feet differ from their surroundings. */
  const contrast = (feet: readonly number[]) => {
    const steps = feet.map((each) => {
      const beside = (profile(each * foot - 0.05) + profile(each * foot + 0.05)) / 2;
      return Math.abs(profile(each * foot) - beside) / beside;
    });
    return steps.reduce((sum, step) => sum + step, 0) / steps.length;
  };
  const joints = contrast([1, 2, 3, 4, 5]);
  for (const between of [0.4, 0.5, 0.6]) expect(joints).toBeGreaterThan(2.5 * contrast([between, 3 + between, 4 + between]));
});
