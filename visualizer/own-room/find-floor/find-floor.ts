import { cutFloor, type Halves } from '../brush/cut-stroke.ts';
import { type FloorOdds, floorOdds, logOdds, type Network } from '../floor-network/floor-network.ts';
import { type Lightness, lightnessOf, resize, type Size, shrink } from '../picture.ts';
import { type Camera, enlarge, type FloorArea, findCamera } from './camera.ts';
import { findLines } from './lines.ts';

/** Pixels of the longer side of the picture that's searched for lines. */
const workingSide = 384;

/** Pixels of the picture that the network sees, whatever the photo's shape. */
const networkSides = { longer: 256, shorter: 192 } as const;

/** The overlap that follows from the network's own odds. Below it, half of the floors are wrong. */
const leastHoped = 0.785;
/** As a share of the photo. Less isn't worth a new floor. */
const leastFloor = 0.01;

export interface Found {
  /** Whether it's likely right, only a guess, or nothing, with an empty mask. */
  certainty: 'sure' | 'unsure' | 'none';
  /** 0 or 255 for each pixel of the photo. */
  mask: Uint8ClampedArray;
  /** In pixels of the photo. */
  camera: Camera;
}

/** Looks for the floor in a photo, given with its halves. `focal` is the focal length in pixels, if the photo says. */
export function findFloor(halves: Halves, focal: number | null, network: Network): Found {
  const [photo] = halves;
  // More pixels than that change nothing and take longer.
  const enough = halves.findLast(({ width, height }) => Math.max(width, height) >= 2 * workingSide) ?? photo;
  const { longer, shorter } = networkSides;
  const isWide = photo.width >= photo.height;
  const found = floorOdds(resize(enough, isWide ? longer : shorter, isWide ? shorter : longer), network);
  const { width, height, odds } = found;
  const small = shrink(enough, workingSide);
  const lightness = lightnessOf(small);
  const camera = findCamera(findLines(lightness), small, focal && (focal * small.width) / photo.width, floorArea(found, small));
  const mask = cutFloor(halves, { width, height, logOdds: odds.map(logOdds) });
  const floor = mask.reduce((sum, value) => sum + (value > 127 ? 1 : 0), 0);
  const isNone = floor < leastFloor * mask.length || isBlank(lightness);
  return {
    certainty: isNone ? 'none' : hopedOverlap(odds) < leastHoped ? 'unsure' : 'sure',
    mask: isNone ? mask.fill(0) : mask,
    camera: enlarge(camera, photo.width / small.width),
  };
}

/** A photo of one color, such as one through a finger. */
function isBlank({ l }: Lightness): boolean {
  const lights = l.toSorted();
  const at = (share: number) => lights[Math.floor(share * (lights.length - 1))] ?? 0;
  return at(0.98) - at(0.02) < 4;
}

/** Where the network sees floor, in pixels of a larger picture. A few pixels of floor on a wall don't count. */
function floorArea({ width, height, odds }: FloorOdds, picture: Size): FloorArea {
  const rows = Array.from(
    { length: height },
    (_, row) => odds.subarray(row * width, (row + 1) * width).filter((share) => share > 0.5).length,
  );
  const total = rows.reduce((sum, count) => sum + count, 0);
  let [top, above] = [0, 0];
  while (top < height && above + (rows[top] ?? 0) <= 0.005 * total) above += rows[top++] ?? 0;
  return {
    top: (top / height) * picture.height,
    has: ({ x, y }) =>
      (odds[Math.floor((y / picture.height) * height) * width + Math.floor((x / picture.width) * width)] ?? 0) > 0.5,
  };
}

/** How much of what's marked is floor and how much of the floor is marked, if the odds are right. */
function hopedOverlap(odds: Float32Array): number {
  const sum = (values: Float32Array) => values.reduce((total, share) => total + share, 0);
  const inside = odds.filter((share) => share > 0.5);
  const both = sum(inside);
  return both / Math.max(inside.length + sum(odds) - both, 1);
}
