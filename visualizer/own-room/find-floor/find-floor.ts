import { type FloorOdds, floorOdds, type Network, type Sight, see, type Tap } from '../floor-network/floor-network.ts';
import type { Size } from '../selection/quad.ts';
import { findBorders } from './borders.ts';
import { type Camera, type FloorArea, findCamera } from './camera.ts';
import { findLines } from './lines.ts';
import { type Link, minimumCut } from './max-flow.ts';
import { type LabPicture, type Picture, resize, shrink, toLab } from './picture.ts';
import { type Guide, guideOf, refineEdge } from './refine-edge.ts';

/** Pixels of the longer side of the picture that's searched for lines. */
const workingSide = 384;

/** Pixels of the picture that the network sees, whatever the photo's shape. */
const networkSides = { longer: 256, shorter: 192 } as const;

/** What's known of a photo before any tap. */
export interface Analysis {
  photo: Picture;
  guide: Guide;
  /** Between the pixels of the network's answer. */
  borders: readonly Link[];
  /** Whether the picture has one color, such as a photo through a finger. */
  isBlank: boolean;
  /** In pixels of the photo. */
  camera: Camera;
  network: Network;
  sight: Sight;
}

/** Looks for the floor in a photo. `focal` is the focal length in pixels, if the photo says. */
export function analyze(
  photo: Picture,
  focal: number | null,
  network: Network,
  report: (share: number) => void = () => {},
): Analysis {
  const { longer, shorter } = networkSides;
  const isWide = photo.width >= photo.height;
  const sight = see(resize(photo, isWide ? longer : shorter, isWide ? shorter : longer), network);
  report(0.5);
  const small = shrink(photo, workingSide);
  const lines = findLines(toLab(small));
  const area = floorArea(floorOdds(sight, [], network), small);
  const camera = findCamera(lines, small, focal && (focal * small.width) / photo.width, area);
  report(0.75);
  const tiny = toLab(resize(photo, sight.half.width, sight.half.height));
  return {
    photo,
    guide: guideOf(photo),
    borders: findBorders(tiny),
    isBlank: isBlank(tiny),
    camera: enlarge(camera, photo.width / small.width),
    network,
    sight,
  };
}

function isBlank({ l }: LabPicture): boolean {
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

function enlarge({ focal, horizon, vanishing }: Camera, scale: number): Camera {
  return { focal: focal * scale, horizon: horizon * scale, vanishing: vanishing * scale };
}

/** Whether there is a floor that's worth showing without asking the visitor. */
export type Certainty = 'sure' | 'unsure' | 'none';

/** Overlaps that the network expects, about twice what it gets below this. A tap helps more than such a guess. */
const leastExpected = 0.65;
/** As a share of the photo. Less isn't worth a new floor. */
const leastFloor = 0.01;

/** The floor after some taps, or none if we aren't sure of it. `isEmpty` starts without any floor. */
export function findFloor(
  analysis: Analysis,
  taps: readonly Tap[],
  isEmpty: boolean,
): { mask: Uint8ClampedArray; certainty: Certainty } {
  const { mask, expected } = maskFloor(analysis, taps, isEmpty);
  if (taps.length > 0 || isEmpty) return { mask, certainty: 'sure' };
  const floor = mask.reduce((sum, value) => sum + (value > 127 ? 1 : 0), 0);
  const isNone = floor < leastFloor * mask.length || analysis.isBlank;
  const certainty = isNone ? 'none' : expected < leastExpected ? 'unsure' : 'sure';
  return { mask: certainty === 'sure' ? mask : mask.fill(0), certainty };
}

interface FoundMask {
  /** 0 to 255 for each pixel of the photo. */
  mask: Uint8ClampedArray;
  /** How much of what's marked is floor and how much of the floor is marked, as the network expects it: the overlap. */
  expected: number;
}

/** Log odds near a tap, since the visitor is always right, and how near that is, in pixels of the network's answer. */
const tapped = { odds: 50, radius: 2 } as const;

export function maskFloor(
  { photo, guide, borders, network, sight }: Analysis,
  taps: readonly Tap[],
  isEmpty: boolean,
): FoundMask {
  const scale = sight.width / photo.width;
  const scaled = taps.map(({ x, y, isFloor }) => ({ x: x * scale, y: (y * sight.height) / photo.height, isFloor }));
  const { width, height, odds } = floorOdds(sight, scaled, network);
  const gains = Float64Array.from(odds, logOdds);
  const starts: number[] = [];
  for (const { x, y, isFloor } of scaled) {
    for (const at of gains.keys()) {
      const distance = Math.hypot((at % width) + 0.5 - x / 2, Math.floor(at / width) + 0.5 - y / 2);
      if (distance > tapped.radius) continue;
      gains[at] = isFloor ? tapped.odds : -tapped.odds;
      starts.push(at);
    }
  }
  const cut = minimumCut(gains, borders);
  const data = Float32Array.from(isEmpty ? connectedTo(starts, cut, borders) : cut);
  return { mask: refineEdge(photo, guide, { width, height, data }), expected: expectedOverlap(odds) };
}

/** Never so sure that a tap couldn't change it. */
function logOdds(share: number): number {
  const within = Math.min(Math.max(share, 0.002), 0.998);
  return Math.log(within / (1 - within));
}

/** The part of a floor that's connected to some of its pixels. */
function connectedTo(starts: readonly number[], floor: Uint8Array, borders: readonly Link[]): Uint8Array {
  const neighbors: number[][] = Array.from(floor, () => []);
  for (const { from, to } of borders) {
    neighbors[from]?.push(to);
    neighbors[to]?.push(from);
  }
  const area = new Set(starts.filter((at) => floor[at]));
  for (const at of area) for (const next of neighbors[at] ?? []) if (floor[next]) area.add(next);
  return floor.map((_, at) => (area.has(at) ? 1 : 0));
}

function expectedOverlap(odds: Float32Array): number {
  const sum = (values: Float32Array) => values.reduce((total, share) => total + share, 0);
  const inside = odds.filter((share) => share > 0.5);
  const both = sum(inside);
  return both / Math.max(inside.length + sum(odds) - both, 1);
}
