import type { Matrix } from '../../schema/visualizer-room.ts';
import { inverse, mapped, type Point, product } from '../../visualizer/engine/homography.ts';

/** A camera over a floor, with square pixels and its middle in the photo's. */
export interface Camera {
  /** Pixels of the photo. */
  width: number;
  height: number;
  /** Pixels. */
  focal: number;
  /** Degrees: to the left, and down. */
  yaw: number;
  pitch: number;
  /** Metres over the floor. */
  eye: number;
}

/** Where it sees a point of the floor; x right and y away of the point below it, in metres. */
export function seen(camera: Camera, point: Point): Point {
  return mapped(viewOf(camera), point);
}

/** What it sees at a pixel, or null at the horizon and above. */
export function floorAt(camera: Camera, pixel: Point): Point | null {
  const [, , [x, y, one]] = inverse(viewOf(camera));
  // Counted so that it is more than 0 in front of the camera.
  return x * pixel.x + y * pixel.y + one > 0 ? mapped(inverse(viewOf(camera)), pixel) : null;
}

function viewOf({ width, height, focal, yaw, pitch, eye }: Camera): Matrix {
  const [sinYaw, cosYaw] = [Math.sin((yaw * Math.PI) / 180), Math.cos((yaw * Math.PI) / 180)];
  const [sinPitch, cosPitch] = [Math.sin((pitch * Math.PI) / 180), Math.cos((pitch * Math.PI) / 180)];
  const deep: Matrix[number] = [-sinYaw * cosPitch, cosYaw * cosPitch, eye * sinPitch];
  return product(
    [
      [focal, 0, width / 2],
      [0, focal, height / 2],
      [0, 0, 1],
    ],
    [[cosYaw, sinYaw, 0], [sinYaw * sinPitch, -cosYaw * sinPitch, eye * cosPitch], deep],
  );
}
