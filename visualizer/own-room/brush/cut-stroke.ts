/**
 * A brush that knows edges. Under a stroke and a little around it, the floor grows or goes as far as the photo's own edges, found by a minimum cut
 * between the stroke's colors and those around it. It's found on a coarse copy of the photo first, then finer along the new edge alone, down to
 * the photo's own pixels.
 */
import type { Point } from '../../engine/homography.ts';
import { boxMean } from '../find-floor/box-mean.ts';
import { minimumCut, sides } from '../minimum-cut.ts';
import { type Color, difference, type Picture, type Size } from '../picture.ts';
import { centersOf, colorAt, nearest } from './colors.ts';
import { distancesTo } from './distances.ts';
import { localColors } from './local-colors.ts';

export interface Stroke {
  /** Whether it adds floor or takes it away. */
  paints: 'floor' | 'cover';
  /** Where the middle of the finger was, in pixels of the photo. */
  points: readonly Point[];
  /** How many pixels of the photo one pixel of the page is. */
  scale: number;
  /** How far from its middle it may change something, in pixels of the page. */
  reach: number;
}

/** A part of the photo, in its pixels. */
export interface Box extends Size {
  left: number;
  top: number;
}

/** What a stroke changes: 0 or 255 for each pixel of a box. */
export interface Patch extends Box {
  data: Uint8ClampedArray;
}

/** Pixels of the page. In the middle of the finger, the visitor is right, and under the rest of it probably. */
const core = 3;
const finger = 12;
/** Pixels of the page beyond the reach whose colors say what the stroke isn't. */
const beyond = 12;
/** Cells of the coarse copy. More take longer than a finger waits. */
const mostCells = 6_000;
/** What speaks for changing a cell: how much nearer its color is to the stroke's than to what's around it, a start, more under the finger, and less with the distance. */
const trust = { color: 1.6, blur: 4, start: 0.35, finger: 1.2, distance: 1.1 } as const;
/** What it costs to end the change between two cells of one color, the difference in color that halves that, and what it costs on any edge. */
const holding = { even: 3, difference: 3, edge: 0.15 } as const;
/** How many colors the stroke and its surroundings have. */
const centers = { inside: 4, around: 6 } as const;

/** A photo, then half of it, a quarter and so on, down to 32 pixels. */
export type Halves = readonly [Picture, ...Picture[]];

export function halvesOf(photo: Picture): Halves {
  const halves: [Picture, ...Picture[]] = [photo];
  for (let last = photo; Math.max(last.width, last.height) > 32; halves.push(last)) last = halve(last);
  return halves;
}

function halve({ width, height, data }: Picture): Picture {
  const small = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
  const bytes = new Uint8ClampedArray(small.width * small.height * 4);
  for (let y = 0, to = 0; y < small.height; y++) {
    const above = 2 * y * width;
    const below = Math.min(2 * y + 1, height - 1) * width;
    for (let x = 0; x < small.width; x++, to += 4) {
      const right = Math.min(2 * x + 1, width - 1);
      for (let part = 0; part < 3; part++) {
        const sum = (at: number) => data[at * 4 + part] ?? 0;
        bytes[to + part] = (sum(above + 2 * x) + sum(above + right) + sum(below + 2 * x) + sum(below + right)) / 4;
      }
      bytes[to + 3] = 255;
    }
  }
  return { ...small, data: bytes };
}

/** A change of a mask. */
interface Job extends Pick<Stroke, 'paints' | 'reach'> {
  halves: Halves;
  photo: Picture;
  mask: Uint8ClampedArray;
  /** What may change, and the surroundings that say what it isn't. */
  box: Box;
}

/** What a stroke changes in a mask, which has 0 or 255 for each pixel of the photo. Null if that's nothing. */
export function cutStroke(halves: Halves, mask: Uint8ClampedArray, stroke: Stroke): Patch | null {
  const [photo] = halves;
  if (stroke.points.length === 0) return null;
  const { paints, reach } = stroke;
  const lean = (away: number) => trust.start + (away <= finger ? trust.finger : 0) - trust.distance * (away / reach) ** 2;
  const job = { halves, photo, mask, paints, reach, box: boxOf(stroke, photo) };
  const depth = depthOf(job.box, stroke.scale, halves.length);
  const grid = startGrid(job, stroke, depth);
  const model = modelOf(grid, stroke);
  const open = Uint8Array.from(grid.distance, (away, at) => (away <= reach && !grid.before[at] ? 1 : 0));
  cut(grid, open, (color, at) => trust.color * likeness(color, model) + lean(grid.distance[at] ?? 0));
  fillSpecks(grid, open);
  return patchOf(refineAll(grid, job, depth), job);
}

/** How far to look for the colors on both sides, in cells. */
const nearby = { network: 12, stroke: 8 } as const;
/** What the likeness to the colors nearby counts, and what the network's odds do. */
const weights = { local: 0.5, odds: 0.5 } as const;

/** The floor that follows from the odds of a small picture (their logarithms), with the photo's edges. Returns 0 or 255 for each pixel. */
export function cutFloor(halves: Halves, small: Size & { logOdds: Float32Array }): Uint8ClampedArray {
  const [photo] = halves;
  const depth = Math.max(Math.round(Math.log2(photo.width / small.width)) - 1, 0);
  const picture = halves[depth] ?? photo;
  const { width, height } = picture;
  const oddsAt = (at: number) => {
    const row = Math.floor((Math.floor(at / width) * small.height) / height);
    return small.logOdds[row * small.width + Math.floor(((at % width) * small.width) / width)] ?? 0;
  };
  const job: Job = {
    halves,
    photo,
    mask: new Uint8ClampedArray(photo.width * photo.height),
    paints: 'floor',
    reach: Number.POSITIVE_INFINITY,
    box: { left: 0, top: 0, width: photo.width, height: photo.height },
  };
  const before = new Uint8Array(width * height);
  const after = before.map((_, at) => (oddsAt(at) > 0 ? 1 : 0));
  const distance = new Float32Array(after.length).fill(Number.POSITIVE_INFINITY);
  const grid = { left: 0, top: 0, width, height, picture, distance, before, after };
  const all = before.slice().fill(1);
  for (let round = 0; round < 2; round++) {
    const likeness = localLikeness(grid, nearby.network);
    cut(grid, all, (color, at) => weights.local * likeness(color, at) + weights.odds * oddsAt(at));
  }
  fillSpecks(grid, all);
  return patchOf(refineAll(grid, job, depth), job)?.data ?? job.mask;
}

/** How much likelier a color is inside what has changed than outside, near a cell. */
function localLikeness(grid: Grid, radius: number) {
  const { before, after } = grid;
  const isEdge = edgeOf({ ...grid, before: before.slice().fill(0) }, 1);
  const sides = Int8Array.from(after, (isIn, at) => (isEdge[at] ? -1 : isIn));
  const colors = Array.from(after, (_, at) => cellColor(grid, at));
  return localColors(grid, colors, sides, radius);
}

/** Follows the edges from the cells of a grid down to the photo's own pixels. */
function refineAll(grid: Grid, job: Job, depth: number): Grid {
  const likeness = localLikeness(grid, nearby.stroke);
  let fine = grid;
  for (let level = depth - 1; level >= 0; level--) {
    const steps = depth - level;
    const cellUnder = ({ left, top, width }: Box, at: number) =>
      (((top + Math.floor(at / width)) >> steps) - grid.top) * grid.width + ((left + (at % width)) >> steps) - grid.left;
    fine = refine(
      fine,
      job,
      level,
      (color, place, at) => weights.local * likeness(color, cellUnder(place, at)),
      steps === 1 ? 2 : 1,
    );
  }
  return fine;
}

function boxOf({ points, scale, reach }: Stroke, photo: Size): Box {
  const margin = (reach + beyond) * scale;
  const within = (values: number[], most: number) => [
    Math.max(Math.floor(Math.min(...values) - margin), 0),
    Math.min(Math.ceil(Math.max(...values) + margin), most),
  ];
  const [left = 0, right = 0] = within(
    points.map(({ x }) => x),
    photo.width,
  );
  const [top = 0, bottom = 0] = within(
    points.map(({ y }) => y),
    photo.height,
  );
  return { left, top, width: right - left, height: bottom - top };
}

/** How often to halve: cells of about a pixel of the page, or as large as it takes to have few enough. */
function depthOf(box: Box, scale: number, most: number): number {
  const cell = Math.max(scale, Math.sqrt((box.width * box.height) / mostCells));
  return Math.min(Math.max(Math.round(Math.log2(cell)), 0), most - 1);
}

/** The cells of a box in a copy of the photo. */
interface Grid extends Box {
  picture: Picture;
  /** Pixels of the page from the middle of the stroke. */
  distance: Float32Array;
  /** 1 for each cell that is of the stroke's kind already. */
  before: Uint8Array;
  /** The same after the stroke. */
  after: Uint8Array;
}

function startGrid({ halves, photo, mask, box }: Job, { points, scale, paints, reach }: Stroke, level: number): Grid {
  const cell = 2 ** level;
  const picture = halves[level] ?? photo;
  const place = placeOf(box, picture, cell);
  const path = points.map(({ x, y }) => ({ x: x / cell - place.left - 0.5, y: y / cell - place.top - 0.5 }));
  const distance = distancesTo(path, place, cell / scale, reach + beyond);
  const before = kindOf(place, cell, mask, photo, paints);
  return { ...place, picture, distance, before, after: before.slice() };
}

/** A box in cells, as far as the copy has them. */
function placeOf({ left, top, width, height }: Box, picture: Size, cell: number): Box {
  const [x, y] = [Math.floor(left / cell), Math.floor(top / cell)];
  return {
    left: x,
    top: y,
    width: Math.min(Math.ceil((left + width) / cell), picture.width) - x,
    height: Math.min(Math.ceil((top + height) / cell), picture.height) - y,
  };
}

/** 1 for each cell that is of the stroke's kind, by the pixel in its middle. */
function kindOf({ left, top, width, height }: Box, cell: number, mask: Uint8ClampedArray, photo: Size, paints: Stroke['paints']) {
  const kind = new Uint8Array(width * height);
  const middle = cell >> 1;
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.min((top + y) * cell + middle, photo.height - 1) * photo.width;
    for (let x = 0; x < width; x++, at++) {
      const share = mask[row + Math.min((left + x) * cell + middle, photo.width - 1)] ?? 0;
      kind[at] = share > 127 === (paints === 'floor') ? 1 : 0;
    }
  }
  return kind;
}

interface Model {
  inside: Color[];
  around: Color[];
}

function modelOf(grid: Grid, { reach }: Stroke): Model {
  const inside: number[] = [];
  const around: number[] = [];
  for (const [at, away] of grid.distance.entries()) {
    if (away <= core || (grid.before[at] && away <= reach / 2)) inside.push(at);
    else if (!grid.before[at] && away > reach && away <= reach + beyond) around.push(at);
  }
  return modelFrom(grid, inside, around);
}

function modelFrom(grid: Grid, inside: readonly number[], around: readonly number[]): Model {
  const colors = (cells: readonly number[]) => cells.map((at) => cellColor(grid, at));
  return { inside: centersOf(colors(inside), centers.inside), around: centersOf(colors(around), centers.around) };
}

function cellColor({ picture, left, top, width }: Grid, at: number): Color {
  return colorAt(picture, (top + Math.floor(at / width)) * picture.width + left + (at % width));
}

function likeness(color: Color, { inside, around }: Model): number {
  return Math.log((nearest(color, around) + trust.blur) / (nearest(color, inside) + trust.blur));
}

/** Decides which of the open cells change, by what speaks for each. */
function cut(grid: Grid, open: Uint8Array, gainOf: (color: Color, at: number) => number): void {
  const { distance, after } = grid;
  const nodeOf = new Int32Array(after.length).fill(-1);
  const nodes: number[] = [];
  for (let at = 0; at < after.length; at++) {
    if (!open[at]) continue;
    after[at] = 0;
    if ((distance[at] ?? 0) <= core) {
      after[at] = 1;
      continue;
    }
    nodeOf[at] = nodes.length;
    nodes.push(at);
  }
  const colors = nodes.map((at) => cellColor(grid, at));
  const gains = new Float64Array(nodes.length);
  const beside = new Int32Array(4 * nodes.length).fill(-1);
  const holds = new Float64Array(4 * nodes.length);
  for (const [node, at] of nodes.entries()) {
    const color = colors[node] ?? cellColor(grid, at);
    let gain = gainOf(color, at);
    for (let side = 0; side < 4; side++) {
      const next = besideOf(grid, at, side);
      if (next < 0) continue;
      const other = nodeOf[next] ?? -1;
      const arc = node * 4 + side;
      beside[arc] = other;
      if (other >= 0 && other < node) {
        holds[arc] = holds[other * 4 + (side ^ 1)] ?? 0;
        continue;
      }
      const jump = difference(color, colors[other] ?? cellColor(grid, next));
      const hold = holding.even / (1 + (jump / holding.difference) ** 2) + holding.edge;
      if (other >= 0) holds[arc] = hold;
      else gain += after[next] ? hold : -hold;
    }
    gains[node] = gain;
  }
  for (const [node, isIn] of minimumCut({ gains, beside, holds }).entries()) if (isIn) after[nodes[node] ?? 0] = 1;
}

/** Cells. The knob of a drawer is smaller. */
const mostSpeck = 40;

/** Turns small islands of either kind into what's around them, unless the stroke is on them. */
function fillSpecks(grid: Grid, open: Uint8Array): void {
  const { distance, after } = grid;
  const isSeen = new Uint8Array(after.length);
  for (let start = 0; start < after.length; start++) {
    if (isSeen[start]) continue;
    isSeen[start] = 1;
    const island = [start];
    for (const at of island) {
      for (let side = 0; side < 4; side++) {
        const next = besideOf(grid, at, side);
        if (next < 0 || isSeen[next] || after[next] !== after[at]) continue;
        isSeen[next] = 1;
        island.push(next);
      }
    }
    if (island.length > mostSpeck || island.some((at) => !open[at] || (distance[at] ?? 0) <= core)) continue;
    for (const at of island) after[at] = after[at] ? 0 : 1;
  }
}

/** The cell on one of the four `sides` of another. -1 if there is none. */
function besideOf({ width, height }: Size, at: number, side: number): number {
  if (side === sides.right) return (at + 1) % width > 0 ? at + 1 : -1;
  if (side === sides.left) return at % width > 0 ? at - 1 : -1;
  if (side === sides.below) return at + width < width * height ? at + width : -1;
  return at - width;
}

/** The same cells, each in four. Those along the edge of the change are decided again. */
function refine(
  coarse: Grid,
  { halves, photo, mask, paints, reach, box }: Job,
  level: number,
  gainOf: (color: Color, place: Box, at: number) => number,
  band: number,
): Grid {
  const picture = halves[level] ?? photo;
  const place = placeOf(box, picture, 2 ** level);
  const { left, top, width, height } = place;
  const before = kindOf(place, 2 ** level, mask, photo, paints);
  const after = before.slice();
  const distance = new Float32Array(after.length);
  const open = new Uint8Array(after.length);
  const isEdge = edgeOf(coarse, band);
  for (let y = 0, at = 0; y < height; y++) {
    const row = (((top + y) >> 1) - coarse.top) * coarse.width - coarse.left;
    for (let x = 0; x < width; x++, at++) {
      const from = row + ((left + x) >> 1);
      const away = coarse.distance[from] ?? Number.POSITIVE_INFINITY;
      distance[at] = away;
      if (before[at] || away > reach) continue;
      if (isEdge[from]) open[at] = 1;
      else if (coarse.after[from] && !coarse.before[from]) after[at] = 1;
    }
  }
  const grid = { ...place, picture, distance, before, after };
  cut(grid, open, (color, at) => gainOf(color, place, at));
  return grid;
}

/** 1 for each cell within `reach` of the edge of what changed, also where that joins what was of the stroke's kind already. */
function edgeOf({ width, height, before, after }: Grid, reach: number): Uint8Array {
  const changed = new Float32Array(after.length);
  for (let at = 0; at < after.length; at++) if (after[at] && !before[at]) changed[at] = 1;
  const share = boxMean(changed, width, height, reach);
  return after.map((_, at) => ((share[at] ?? 0) > 0 && (share[at] ?? 0) < 1 ? 1 : 0));
}

/** The new mask in the box. */
function patchOf({ left, top, width, height, before, after }: Grid, { mask, photo, paints }: Job): Patch | null {
  const data = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y++) {
    const start = (top + y) * photo.width + left;
    data.set(mask.subarray(start, start + width), y * width);
  }
  let isChanged = false;
  for (let at = 0; at < data.length; at++) {
    if (!after[at] || before[at]) continue;
    data[at] = paints === 'floor' ? 255 : 0;
    isChanged = true;
  }
  return isChanged ? { left, top, width, height, data } : null;
}

/** A copy of the mask with a patch in it. */
export function applyPatch(
  mask: Uint8ClampedArray,
  photoWidth: number,
  { left, top, width, height, data }: Patch,
): Uint8ClampedArray {
  const patched = mask.slice();
  for (let y = 0; y < height; y++) patched.set(data.subarray(y * width, (y + 1) * width), (top + y) * photoWidth + left);
  return patched;
}
