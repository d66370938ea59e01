import type { Camera } from './camera.ts';
import { lightSteps, likelihood } from './color-model.ts';
import { distancesFrom } from './distances.ts';
import { mapLines } from './line-maps.ts';
import type { Line } from './lines.ts';
import type { Regions } from './regions.ts';
import type { FirstCue, LaterCue } from './weights.ts';

/** What speaks for and against a region being floor. */
type Cues<Name extends string> = Record<Name, number>;

/** Regions in this share of the height, at the bottom, are usually floor. */
const bottomShare = 0.1;

/** Cues from the picture alone: the floor begins at the bottom and ends below the horizon. */
export function firstCues(regions: Regions, camera: Camera, lines: readonly Line[]): Cues<FirstCue>[] {
  const { count, width, height, x, y, across, down } = regions;
  const bottom = Float32Array.from(y, (row) => (row > height * (1 - bottomShare) ? 1 : 0));
  const top = Float32Array.from(y, (row) => (row < camera.horizon - 0.05 * height ? 1 : 0));
  const like = likelihood(regions, bottom);
  const unlike = likelihood(regions, top);
  const usual = like.reduce((most, value) => Math.max(most, value), -20);
  const same = sameness(like, bottom);
  const shaded = sameness(likelihood(regions, bottom, { lightStep: lightSteps.shadow }), bottom);
  const starts = new Map(Array.from(bottom.entries()).flatMap(([at, is]) => (is ? [[at, 3 * (usual - (like[at] ?? 0))]] : [])));
  const path = distancesFrom(regions, starts, add);
  const step = distancesFrom(regions, starts, Math.max);
  const { upright, level, below } = mapLines(regions, camera, lines);
  return Array.from({ length: count }, (_, at) => {
    const depth = depthOf(y[at] ?? 0, camera, height);
    const near = Math.max(depth, 0);
    return {
      constant: 1,
      depth,
      depthSquared: near ** 2,
      aboveHorizon: Math.min(depth, 0),
      row: (y[at] ?? 0) / height,
      likeBottomNotTop: clip((like[at] ?? 0) - (unlike[at] ?? 0), 6),
      likeBottom: like[at] ?? 0,
      likeTop: unlike[at] ?? 0,
      pathFromBottom: Math.log1p((path[at] ?? 0) / 20),
      strongestBorder: Math.log1p((step[at] ?? 0) / 5),
      texture: Math.log1p((across[at] ?? 0) + (down[at] ?? 0)),
      grain: Math.log((1 + (across[at] ?? 0)) / (1 + (down[at] ?? 0))),
      offCenter: Math.abs((x[at] ?? 0) / width - 0.5),
      uprightLines: upright[at] ?? 0,
      levelLines: level[at] ?? 0,
      linesBelow: below[at] ?? 0,
      sameColor: same[at] ?? 0,
      sameHue: shaded[at] ?? 0,
      sameColorNear: (same[at] ?? 0) * near,
      sameHueNear: (shaded[at] ?? 0) * near,
    };
  });
}

/** Cues once there is a first guess: its colors here and elsewhere, and what's around and above. */
export function laterCues(regions: Regions, camera: Camera, guess: Float32Array): Cues<LaterCue>[] {
  const { count, width, height, y, bordersOf } = regions;
  const sharp = guess.map((share) => share ** 2 / (share ** 2 + (1 - share) ** 2));
  const rest = sharp.map((share) => 1 - share);
  const reach = width / 5;
  const local = difference(likelihood(regions, sharp, { reach }), likelihood(regions, rest, { reach }));
  const like = likelihood(regions, sharp);
  const overall = difference(like, likelihood(regions, rest));
  const same = sameness(like, sharp);
  const shaded = sameness(likelihood(regions, sharp, { lightStep: lightSteps.shadow }), sharp);
  const sure = Array.from(guess.entries()).filter(([, share]) => share > 0.9);
  const path = distancesFrom(regions, new Map(sure.map(([at]) => [at, 0])), add);
  return Array.from({ length: count }, (_, at) => {
    const depth = depthOf(y[at] ?? 0, camera, height);
    let [around, length] = [0, 0];
    for (const border of bordersOf[at] ?? []) {
      const other = border.from === at ? border.to : border.from;
      const weight = border.length / (1 + border.contrast / 6);
      around += weight * logOdds(guess[other] ?? 0);
      length += weight;
    }
    return {
      constant: 1,
      guess: logOdds(guess[at] ?? 0),
      around: around / Math.max(length, 1e-6),
      likeFloorHere: clip(local[at] ?? 0, 6),
      likeFloor: clip(overall[at] ?? 0, 6),
      pathFromFloor: Math.log1p((Number.isFinite(path[at]) ? (path[at] ?? 0) : 1000) / 10),
      depth,
      aboveHorizon: Math.min(depth, 0),
      sameColor: same[at] ?? 0,
      sameHue: shaded[at] ?? 0,
      sameColorNear: (same[at] ?? 0) * Math.max(depth, 0),
      sameHueNear: (shaded[at] ?? 0) * Math.max(depth, 0),
    };
  });
}

/** Compares likelihoods with those of the samples themselves: 0 is usual among them. */
function sameness(values: Float32Array, weights: Float32Array): Float32Array {
  const own = values.filter((_, at) => (weights[at] ?? 0) > 0.5).sort();
  const usual = own[Math.floor(own.length / 5)] ?? 0;
  return values.map((value) => Math.min(Math.max(value - usual, -5), 1));
}

function add(distance: number, contrast: number): number {
  return distance + contrast;
}

/** 1 at the bottom of the picture, 0 at the horizon, negative above. */
function depthOf(row: number, { horizon }: Camera, height: number): number {
  return Math.max((row - horizon) / Math.max(height - horizon, 0.2 * height), -0.6);
}

function difference(one: Float32Array, other: Float32Array): Float32Array {
  return one.map((value, index) => value - (other[index] ?? 0));
}

function logOdds(share: number): number {
  return clip(Math.log((share + 1e-3) / (1 - share + 1e-3)), 6);
}

function clip(value: number, limit: number): number {
  return Math.min(Math.max(value, -limit), limit);
}
