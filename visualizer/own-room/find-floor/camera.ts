import type { Matrix } from '#schema/content/visualizer-room.ts';
import type { Point } from '../../engine/homography.ts';
import type { Size } from '../picture.ts';
import type { Line } from './lines.ts';

/** How a photo was taken, as far as its lines tell. Lengths are pixels. */
export interface Camera {
  focal: number;
  /** The row of the horizon. The floor is below it. */
  horizon: number;
  /** Where on the horizon the lines of the room that lead away from the camera meet. */
  vanishing: number;
}

/** The camera of a photo without lines. */
export function usualCamera({ width, height }: Size): Camera {
  return { focal: usualFocal * Math.max(width, height), horizon: usualHorizon.at * height, vanishing: width / 2 };
}

/** As shares of the longer side: from a wide to a long lens of a phone. The usual one sees 65 degrees. */
const focalLengths = [0.5, 0.62, 0.785, 1] as const;
const usualFocal = 0.785;
/** Where the horizon usually is, as a share of the height, and how far above and below. Many people point their phone at the floor. */
const usualHorizon = { at: 0.36, above: 0.4, below: 0.16 } as const;
/** From a phone that looks straight at its owner's feet to one held low. */
const horizons = [...range(-0.8, -0.16, 0.08), ...range(-0.12, 0.6, 0.04)];
/** The longest lines say enough. */
const maxLines = 120;

/** Where there seems to be floor, in pixels of the picture. */
export interface FloorArea {
  /** There's hardly any floor above this row. */
  top: number;
  has: (at: Point) => boolean;
}

/**
 * Finds the camera whose vanishing points explain most lines. Rooms are mostly boxes, and so are furniture and boards: their edges meet in three
 * points, two of them on the horizon and one straight up or down. Lines on the floor lead only to the first two, and the floor ends below the horizon.
 * We assume that the photo isn't tilted sideways.
 */
export function findCamera(lines: readonly Line[], size: Size, knownFocal: number | null, floor: FloorArea): Camera {
  const longer = Math.max(size.width, size.height);
  const rays = lines
    .toSorted((one, other) => other.length - one.length)
    .slice(0, maxLines)
    .map((line) => rayOf(line, floor));
  const highest = Math.max(floor.top / size.height, -0.04);
  const focals = knownFocal ? [knownFocal] : focalLengths.map((share) => share * longer);
  const rows = horizons.filter((row) => row <= highest);
  const coarse = search(rays, size, { focals, rows, yaws: range(-45, 45, 3), tolerance: 0.045 });
  const row = coarse.horizon / size.height;
  return search(rays, size, {
    focals: [coarse.focal],
    rows: range(row - 0.04, row + 0.04, 0.01).filter((each) => each <= highest),
    yaws: range(coarse.yaw - 3, coarse.yaw + 3, 0.5),
    tolerance: 0.025,
  });
}

/** The camera of the same photo at another size. */
export function enlarge({ focal, horizon, vanishing }: Camera, scale: number): Camera {
  return { focal: focal * scale, horizon: horizon * scale, vanishing: vanishing * scale };
}

/** The same camera with its horizon above all floor in a mask, which has 0 to 255 for each pixel. */
export function aboveFloor(camera: Camera, { width, height }: Size, mask: Uint8ClampedArray): Camera {
  const first = mask.findIndex((share) => share > 127);
  if (first < 0) return camera;
  return { ...camera, horizon: Math.min(camera.horizon, Math.floor(first / width) - 0.02 * height) };
}

interface Ray {
  x: number;
  y: number;
  /** The direction, of length 1. */
  cos: number;
  sin: number;
  length: number;
  isOnFloor: boolean;
}

function rayOf({ from, to, length }: Line, floor: FloorArea): Ray {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return {
    ...middle,
    isOnFloor: floor.has(middle),
    cos: (to.x - from.x) / length,
    sin: (to.y - from.y) / length,
    length,
  };
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
}

interface Candidates {
  focals: readonly number[];
  /** Shares of the height. */
  rows: readonly number[];
  /** Degrees from the middle of the photo to the vanishing point. */
  yaws: readonly number[];
  /** Radians between a line and the direction to its vanishing point. */
  tolerance: number;
}

function search(rays: readonly Ray[], size: Size, { focals, rows, yaws, tolerance }: Candidates): Camera & { yaw: number } {
  const [middleX, middleY] = [size.width / 2, size.height / 2];
  const total = rays.reduce((sum, { length }) => sum + length, 0) || 1;
  let best = { ...usualCamera(size), yaw: 0 };
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const focal of focals) {
    const unusual = 0.06 * Math.abs(Math.log(focal / Math.max(size.width, size.height) / usualFocal));
    for (const row of rows) {
      const horizon = row * size.height;
      const down = horizon - middleY;
      const upright = rays.map((ray) =>
        ray.isOnFloor
          ? 0
          : Math.max(
              agreement(ray, 0, 1, tolerance),
              agreement(ray, (middleX - ray.x) * down, (middleY - ray.y) * down - focal ** 2, tolerance),
            ),
      );
      const unlikely = 0.02 * ((row - usualHorizon.at) / (row < usualHorizon.at ? usualHorizon.above : usualHorizon.below)) ** 2;
      for (const yaw of yaws) {
        const tangent = Math.tan((yaw * Math.PI) / 180);
        const reach = Math.hypot(focal, down);
        const vanishing = middleX + reach * tangent;
        let explained = 0;
        for (const [index, ray] of rays.entries()) {
          const away = agreement(ray, vanishing - ray.x, horizon - ray.y, tolerance);
          // The other point is at a right angle to the first, infinitely far away if that one is in the middle.
          const across = agreement(ray, (middleX - ray.x) * tangent - reach, (horizon - ray.y) * tangent, tolerance);
          explained += ray.length * Math.max(1.2 * away, across, upright[index] ?? 0);
        }
        const score = explained / total - unlikely - unusual;
        if (score <= bestScore) continue;
        bestScore = score;
        best = { focal, horizon, vanishing, yaw };
      }
    }
  }
  return best;
}

/** 1 if a line leads in a direction, less if it's a little off. */
function agreement({ cos, sin }: Ray, x: number, y: number, tolerance: number): number {
  const squared = (cos * y - sin * x) ** 2 / (x * x + y * y) / tolerance ** 2;
  return squared > 9 ? 0 : Math.exp(-squared / 2);
}

/** Meters above the floor, about where people hold a phone. */
const eyeLevel = 1.5;

/**
 * The homography from meters on the floor to pixels. The floor's y leads away from the camera, its x to the right. `scale` is how much larger the room
 * is than it looks.
 */
export function metersToPixels({ focal, horizon, vanishing }: Camera, { width, height }: Size, scale = 1): Matrix {
  const [middleX, middleY] = [width / 2, height / 2];
  const away = unit(vanishing - middleX, horizon - middleY, focal);
  const down = unit(0, focal, middleY - horizon);
  const right = unit(
    away[2] * down[1] - away[1] * down[2],
    away[0] * down[2] - away[2] * down[0],
    away[1] * down[0] - away[0] * down[1],
  );
  const row = (part: 0 | 1 | 2): Matrix[number] => [right[part], away[part], down[part] * eyeLevel * scale];
  const [x, y, z] = [row(0), row(1), row(2)];
  // The photo shows a point at (x, y, z) from the camera at focal * (x / z, y / z) from its middle.
  const project = (one: Matrix[number], middle: number): Matrix[number] => [
    focal * one[0] + middle * z[0],
    focal * one[1] + middle * z[1],
    focal * one[2] + middle * z[2],
  ];
  return [project(x, middleX), project(y, middleY), z];
}

function unit(x: number, y: number, z: number): readonly [number, number, number] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
