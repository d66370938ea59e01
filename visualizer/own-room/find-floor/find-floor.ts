import { type Camera, findCamera } from './camera.ts';
import { firstCues, laterCues } from './cues.ts';
import { distancesFrom } from './distances.ts';
import { findLines } from './lines.ts';
import { minimumCut } from './max-flow.ts';
import { type Picture, shrink, toLab } from './picture.ts';
import { refineEdge } from './refine-edge.ts';
import { colorDistance, measureRegions, otherSide, type Regions } from './regions.ts';
import { findSuperpixels } from './superpixels.ts';
import { firstWeights, laterWeights } from './weights.ts';

/** Pixels of the longer side of the picture that's searched. */
const workingSide = 384;

/** A point that the visitor tapped, and whether there is floor. */
export interface Tap {
  /** Pixels of the photo. */
  x: number;
  y: number;
  isFloor: boolean;
}

/** What's known of a photo before any tap. */
export interface Analysis {
  photo: Picture;
  regions: Regions;
  /** In pixels of the photo. */
  camera: Camera;
  /** How likely each region is floor, as log odds. */
  odds: Float32Array;
}

/** Looks for the floor in a photo. `focal` is the focal length in pixels, if the photo says. */
export function analyze(photo: Picture, focal: number | null): Analysis {
  const small = shrink(photo, workingSide);
  const lab = toLab(small);
  const lines = findLines(lab);
  const camera = findCamera(lines, small, focal && (focal * small.width) / photo.width);
  const regions = measureRegions(lab, findSuperpixels(lab));
  const guess = weigh(firstCues(regions, camera, lines), firstWeights).map(shareOf);
  const odds = weigh(laterCues(regions, camera, guess), laterWeights);
  return { photo, regions, camera: enlarge(camera, photo.width / small.width), odds };
}

function enlarge({ focal, horizon, vanishing }: Camera, scale: number): Camera {
  return { focal: focal * scale, horizon: horizon * scale, vanishing: vanishing * scale };
}

/** The sum of each region's cues, each times its weight. */
function weigh(regions: readonly Record<string, number>[], weights: Record<string, number>): Float32Array {
  const entries = Object.entries(weights);
  return Float32Array.from(regions, (cues) => entries.reduce((sum, [name, weight]) => sum + (cues[name] ?? 0) * weight, 0));
}

function shareOf(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}

/** Log odds of a region where there's no other reason to see floor. */
const emptyOdds = -3;
/** No cue is surer than this, so taps always count. */
const limit = 6;
/** How much a border between regions of the same color costs if it's the floor's edge, per pixel, and the contrast that halves the cost. */
const smoothness = { cost: 0.5, contrast: 10 } as const;

/** The floor after some taps: 0 to 255 for each pixel of the photo. `isEmpty` starts without any floor. */
export function maskFloor({ photo, regions, odds }: Analysis, taps: readonly Tap[], isEmpty: boolean): Uint8ClampedArray {
  const gains = Float64Array.from(odds, (value) => (isEmpty ? emptyOdds : Math.min(Math.max(value, -limit), limit)));
  const links = regions.borders.map(({ from, to, length, contrast }) => ({
    from,
    to,
    capacity: (smoothness.cost * length) / (1 + (contrast / smoothness.contrast) ** 2),
  }));
  const floor = minimumCut(gains, links);
  for (const tap of taps) {
    const tapped = regionAt(regions, tap, photo.width);
    applyTap(gains, regions, tapped, tap.isFloor);
    changeAround(tapped, tap.isFloor ? 1 : 0, { floor, next: minimumCut(gains, links), regions });
  }
  const mask = Float32Array.from(regions.labels, (region) => floor[region] ?? 0);
  return refineEdge(photo, mask, workingSide);
}

function regionAt({ width, height, labels }: Regions, { x, y }: Tap, photoWidth: number): number {
  const scale = width / photoWidth;
  const column = Math.min(Math.max(Math.floor(x * scale), 0), width - 1);
  const row = Math.min(Math.max(Math.floor(y * scale), 0), height - 1);
  return labels[row * width + column] ?? 0;
}

/** A tap changes only the area around it, even if a new cut would also be cheaper elsewhere. */
function changeAround(
  tapped: number,
  value: 0 | 1,
  { floor, next, regions }: { floor: Uint8Array; next: Uint8Array; regions: Regions },
): void {
  const area = [tapped];
  floor[tapped] = value;
  for (let index = 0; index < area.length; index++) {
    const region = area[index] ?? tapped;
    for (const border of regions.bordersOf[region] ?? []) {
      const other = otherSide(border, region);
      if (floor[other] === value || next[other] !== value) continue;
      floor[other] = value;
      area.push(other);
    }
  }
}

/** How strongly a tap changes the odds of its region, and how that fades with steps of color on the way there and in all. */
const tapEffect = { odds: 9, path: 10, color: 10 } as const;
/** The visitor is always right. */
const certain = 50;

function applyTap(gains: Float64Array, regions: Regions, tapped: number, isFloor: boolean): void {
  const sign = isFloor ? 1 : -1;
  const noise = noiseOf(regions);
  const step = (distance: number, contrast: number) => distance + Math.max(contrast - noise, 0) + 0.8;
  for (const [region, distance] of distancesFrom(regions, new Map([[tapped, 0]]), step).entries()) {
    const color = colorDistance(regions, region, tapped) / tapEffect.color;
    gains[region] = (gains[region] ?? 0) + sign * tapEffect.odds * Math.exp(-distance / tapEffect.path - color ** 2 / 2);
  }
  gains[tapped] = sign * certain;
}

/** A usual contrast between neighbors of one color. */
function noiseOf({ borders }: Regions): number {
  const contrasts = borders.map(({ contrast }) => contrast).sort((one, other) => one - other);
  return contrasts[Math.floor(contrasts.length * 0.4)] ?? 0;
}
