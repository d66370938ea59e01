import type { Matrix } from '#schema/content/visualizer-room.ts';
import { applyHomography, type Point, product } from '#visualizer/engine/homography.ts';
import type { Camera as FoundCamera } from '#visualizer/own-room/find-floor/camera.ts';

/** A camera above a floor, with square pixels, centered on its photo. */
export interface Camera {
  /** Pixels of the photo. */
  width: number;
  height: number;
  /** Pixels. */
  focal: number;
  /** Degrees to the left, and down. */
  yaw: number;
  pitch: number;
  /** Meters above the floor. */
  eye: number;
}

/** The pixel that shows a point on the floor. The point is in meters from below the camera: x to the right, y away. */
export function toPixel(camera: Camera, point: Point): Point {
  return applyHomography(viewOf(camera), point);
}

/** What the floor finder should find in its photo. */
export function foundIn({ width, height, focal, yaw, pitch }: Camera): FoundCamera {
  const [side, down] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
  return {
    focal,
    horizon: height / 2 - focal * Math.tan(down),
    vanishing: width / 2 + (focal * Math.tan(side)) / Math.cos(down),
  };
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
