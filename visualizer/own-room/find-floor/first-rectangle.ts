import type { Matrix } from '#schema/content/visualizer-room.ts';
import { applyHomography, inverse, type Point } from '../../engine/homography.ts';
import { canLieOnFloor, firstQuad, type Quad, type SidesInMeters, type Size } from '../selection/quad.ts';
import { type Camera, floorToPixels } from './camera.ts';

/** A rectangle on the floor, along the walls, as far as the photo tells. */
export interface FirstRectangle {
  quad: Quad;
  sides: SidesInMeters;
}

/** Meters. Farther away, a pixel is too much floor. */
const farthest = 7;
/** How many pixels of the photo to look at, across and down. */
const samples = 40;

/** Places a large rectangle on the floor that was found. `mask` has 0 to 255 for each pixel of the photo. */
export function placeRectangle(camera: Camera, size: Size, mask: Uint8ClampedArray): FirstRectangle {
  const metersToPixels = floorToPixels(camera, size);
  const points = floorPoints(inverse(metersToPixels), camera, size, mask);
  const center = { x: middleOf(points.map(({ x }) => x)), y: middleOf(points.map(({ y }) => y)) };
  for (let side = 3; side > 0.4; side *= 0.85) {
    for (const step of [0, 0.25, -0.25, 0.5]) {
      const quad = project(metersToPixels, { x: center.x, y: center.y + step * side }, side);
      if (quad?.every((corner) => isWithin(corner, size)) && canLieOnFloor(quad, size)) {
        return { quad, sides: { width: side, depth: side } };
      }
    }
  }
  return { quad: firstQuad(size), sides: { width: 2, depth: 2 } };
}

function floorPoints(toFloor: Matrix, { horizon }: Camera, { width, height }: Size, mask: Uint8ClampedArray): Point[] {
  const points: Point[] = [];
  for (let row = 0; row < samples; row++) {
    for (let column = 0; column < samples; column++) {
      const pixel = { x: Math.floor(((column + 0.5) * width) / samples), y: Math.floor(((row + 0.5) * height) / samples) };
      if (pixel.y <= horizon || (mask[pixel.y * width + pixel.x] ?? 0) < 128) continue;
      const point = applyHomography(toFloor, pixel);
      if (point.y > 0 && point.y < farthest && Math.abs(point.x) < farthest) points.push(point);
    }
  }
  return points.length > 0 ? points : [{ x: 0, y: 2.5 }];
}

function middleOf(values: number[]): number {
  return values.sort((one, other) => one - other)[values.length >> 1] ?? 0;
}

function project(metersToPixels: Matrix, { x, y }: Point, side: number): Quad | null {
  if (y - side / 2 < 0.3) return null;
  const corner = (right: number, away: number) => applyHomography(metersToPixels, { x: x + right * side, y: y + away * side });
  return [corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)];
}

function isWithin({ x, y }: Point, { width, height }: Size): boolean {
  return x > 0.03 * width && x < 0.97 * width && y > 0.03 * height && y < 0.97 * height;
}
