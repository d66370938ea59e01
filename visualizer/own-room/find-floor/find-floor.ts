import { type FloorOdds, floorOdds, type Network, type Sight, see, type Tap } from '../floor-network/floor-network.ts';
import type { Size } from '../selection/quad.ts';
import { type Camera, type FloorArea, findCamera } from './camera.ts';
import { findLines } from './lines.ts';
import { minimumCut } from './max-flow.ts';
import { type Picture, resize, shrink, toLab } from './picture.ts';
import { type Guide, guideOf, refineEdge } from './refine-edge.ts';
import { measureRegions, type Regions } from './regions.ts';
import { findSuperpixels } from './superpixels.ts';

/** Pixels of the longer side of the picture that's searched. */
const workingSide = 384;

/** Pixels of the picture that the network sees, whatever the photo's shape. */
const networkSides = { longer: 256, shorter: 192 } as const;

/** What's known of a photo before any tap. */
export interface Analysis {
  photo: Picture;
  guide: Guide;
  regions: Regions;
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
  const lab = toLab(small);
  const lines = findLines(lab);
  const area = floorArea(floorOdds(sight, [], network), small);
  const camera = findCamera(lines, small, focal && (focal * small.width) / photo.width, area);
  report(0.75);
  const regions = measureRegions(lab, findSuperpixels(lab));
  report(0.9);
  return { photo, guide: guideOf(photo), regions, camera: enlarge(camera, photo.width / small.width), network, sight };
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

/** Log odds where the visitor tapped, who is always right. */
const certain = 50;

/** Whether there is a floor that's worth showing without asking the visitor. */
export type Certainty = 'sure' | 'unsure' | 'none';

/** Overlaps that the network expects. Below, a tap helps more than a guess. */
const leastExpected = 0.5;
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
  const isNone = floor < leastFloor * mask.length || isBlank(analysis.regions);
  const certainty = isNone ? 'none' : expected < leastExpected ? 'unsure' : 'sure';
  return { mask: certainty === 'sure' ? mask : mask.fill(0), certainty };
}

/** A picture of one color, such as a photo through a finger. */
function isBlank({ l }: Regions): boolean {
  const lights = Array.from(l).sort((one, other) => one - other);
  const at = (share: number) => lights[Math.floor(share * (lights.length - 1))] ?? 0;
  return at(0.98) - at(0.02) < 4;
}

interface FoundMask {
  /** 0 to 255 for each pixel of the photo. */
  mask: Uint8ClampedArray;
  /** How much of what's marked is floor and how much of the floor is marked, as the network expects it: the overlap. */
  expected: number;
}

export function maskFloor(analysis: Analysis, taps: readonly Tap[], isEmpty: boolean): FoundMask {
  const { photo, guide, regions } = analysis;
  const { odds, expected } = regionOdds(analysis, taps);
  for (const tap of taps) odds[regionAt(regions, tap, photo.width)] = tap.isFloor ? certain : -certain;
  const cut = minimumCut(odds, regions.borders);
  const tapped = taps.filter(({ isFloor }) => isFloor).map((tap) => regionAt(regions, tap, photo.width));
  const floor = isEmpty ? connectedTo(tapped, cut, regions) : cut;
  const { width, height, labels } = regions;
  const mask = { width, height, data: Float32Array.from(labels, (region) => floor[region] ?? 0) };
  return { mask: refineEdge(photo, guide, mask), expected };
}

/** The part of a floor that's connected to some of its regions. */
function connectedTo(starts: readonly number[], floor: Uint8Array, { count, borders }: Regions): Uint8Array {
  const neighbors: number[][] = Array.from({ length: count }, () => []);
  for (const { from, to } of borders) {
    neighbors[from]?.push(to);
    neighbors[to]?.push(from);
  }
  const area = new Set(starts.filter((region) => floor[region]));
  for (const region of area) for (const next of neighbors[region] ?? []) if (floor[next]) area.add(next);
  return Uint8Array.from({ length: count }, (_, region) => (area.has(region) ? 1 : 0));
}

/** How likely each region is floor, as log odds: the mean over its pixels. */
function regionOdds({ photo, regions, network, sight }: Analysis, taps: readonly Tap[]) {
  const scale = { x: sight.width / photo.width, y: sight.height / photo.height };
  const { width, height, odds } = floorOdds(
    sight,
    taps.map(({ x, y, isFloor }) => ({ x: x * scale.x, y: y * scale.y, isFloor })),
    network,
  );
  const sums = new Float32Array(regions.count);
  for (const [at, region] of regions.labels.entries()) {
    const column = Math.floor(((at % regions.width) * width) / regions.width);
    const row = Math.floor((Math.floor(at / regions.width) * height) / regions.height);
    sums[region] = (sums[region] ?? 0) + logOdds(odds[row * width + column] ?? 0);
  }
  const inside = odds.filter((share) => share > 0.5);
  const sum = (values: Float32Array) => values.reduce((total, share) => total + share, 0);
  const both = sum(inside);
  return {
    odds: Float64Array.from(sums, (total, region) => total / (regions.size[region] || 1)),
    expected: both / Math.max(inside.length + sum(odds) - both, 1),
  };
}

/** Never so sure that a tap couldn't change it. */
function logOdds(share: number): number {
  const within = Math.min(Math.max(share, 0.002), 0.998);
  return Math.log(within / (1 - within));
}

function regionAt({ width, height, labels }: Regions, { x, y }: Tap, photoWidth: number): number {
  const scale = width / photoWidth;
  const column = Math.min(Math.max(Math.floor(x * scale), 0), width - 1);
  const row = Math.min(Math.max(Math.floor(y * scale), 0), height - 1);
  return labels[row * width + column] ?? 0;
}
