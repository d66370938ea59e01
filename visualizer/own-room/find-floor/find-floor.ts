import { type FloorOdds, floorOdds, logOdds, type Network, type Sight, see, type Tap } from '../floor-network/floor-network.ts';
import { crop, type LabPicture, type Picture, resize, shrink, toLab } from '../picture.ts';
import type { Size } from '../selection/quad.ts';
import { differencesFrom, findBorders } from './borders.ts';
import { boxMean } from './box-mean.ts';
import { type Camera, type FloorArea, findCamera } from './camera.ts';
import { connectedTo } from './connected.ts';
import { findLines } from './lines.ts';
import { type Link, minimumCut } from './max-flow.ts';
import { enlarge, type Guide, guideOf, refineEdge } from './refine-edge.ts';
import { findRug } from './rug.ts';

/** Pixels of the longer side of the picture that's searched for lines. */
const workingSide = 384;

/** Pixels of the picture that the network sees, whatever the photo's shape. */
const networkSides = { longer: 256, shorter: 192 } as const;

/** What's known of a photo before any tap. */
export interface Analysis {
  photo: Picture;
  guide: Guide;
  /** Those of the network's answer. */
  colors: LabPicture;
  /** Between the pixels of the network's answer. */
  borders: readonly Link[];
  /** Whether the picture has one color, such as a photo through a finger. */
  isBlank: boolean;
  /** In pixels of the photo. */
  camera: Camera;
  network: Network;
  sight: Sight;
  /** What the network says before any tap. */
  untapped: FloorOdds;
  /** 1 for each pixel of the network's answer that may be a rug. Null if there's hardly one. */
  rug: Uint8Array | null;
  /** What was found after some taps, by what was asked. A tap continues from there, and undo goes back there. */
  found: Map<string, Found>;
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
  const untapped = floorOdds(sight, [], network);
  report(0.5);
  const small = shrink(photo, workingSide);
  const lines = findLines(toLab(small));
  const area = floorArea(untapped, small);
  const camera = findCamera(lines, small, focal && (focal * small.width) / photo.width, area);
  report(0.75);
  const colors = toLab(resize(photo, sight.half.width, sight.half.height));
  const borders = findBorders(colors);
  return {
    photo,
    guide: guideOf(photo),
    colors,
    borders,
    isBlank: isBlank(colors),
    camera: scaled(camera, photo.width / small.width),
    network,
    sight,
    untapped,
    rug: findRug(untapped, colors, borders, (tap) => floorOdds(sight, [tap], network)),
    found: new Map(),
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

function scaled({ focal, horizon, vanishing }: Camera, scale: number): Camera {
  return { focal: focal * scale, horizon: horizon * scale, vanishing: vanishing * scale };
}

/** Whether there is a floor that's worth showing without asking the visitor. */
type Certainty = 'sure' | 'unsure' | 'none';

/** A tap helps more than a guess that's expected to reach less than this. */
const leastExpected = 0.6;
/** What overlap follows from the odds, and what was reached on average with that on the photos to validate with. In between, it's a straight line. */
const reached = [
  [0, 0],
  [0.65, 0.46],
  [0.78, 0.59],
  [0.85, 0.76],
  [0.9, 0.79],
  [1, 0.83],
] as const;
/** As a share of the photo. Less isn't worth a new floor. */
const leastFloor = 0.01;

export interface Found {
  certainty: Certainty;
  /** 0 to 255 for each pixel of the photo. */
  mask: Uint8ClampedArray;
  /** 1 for each pixel of the network's answer that is floor. */
  cut: Uint8Array;
}

/** The floor after some taps, or none if we aren't sure of it. `isEmpty` starts without any floor. Rugs stay, unless they're to be covered. */
export function findFloor(analysis: Analysis, taps: readonly Tap[], isEmpty: boolean, coversRug = false): Found {
  const key = JSON.stringify([taps, isEmpty, coversRug]);
  let found = analysis.found.get(key);
  found ??=
    taps.length > 0
      ? tapFloor(analysis, findFloor(analysis, taps.slice(0, -1), isEmpty, coversRug), taps, coversRug)
      : firstFloor(analysis, isEmpty, coversRug);
  analysis.found.set(key, found);
  return found;
}

function firstFloor(analysis: Analysis, isEmpty: boolean, coversRug: boolean): Found {
  const { cut, mask, expected } = guessFloor(analysis, coversRug);
  if (isEmpty) return { certainty: 'sure', mask: mask.fill(0), cut: cut.fill(0) };
  const floor = mask.reduce((sum, value) => sum + (value > 127 ? 1 : 0), 0);
  const isNone = floor < leastFloor * mask.length || analysis.isBlank;
  const certainty = isNone ? 'none' : expected < leastExpected ? 'unsure' : 'sure';
  return certainty === 'sure' ? { certainty, mask, cut } : { certainty, mask: mask.fill(0), cut: cut.fill(0) };
}

/** Where the network sees floor, and the overlap that it expects: how much of what's marked is floor and how much of the floor is marked. */
function guessFloor({ photo, guide, borders, untapped, rug }: Analysis, coversRug: boolean) {
  const { width, height, odds } = untapped;
  const ground = minimumCut(groundOdds(untapped, rug, coversRug), borders);
  const cut = rug && !coversRug ? ground.map((share, at) => (rug[at] ? 0 : share)) : ground;
  const mask = refineEdge(photo, guide, { width, height, data: Float32Array.from(cut) });
  return { cut, mask, expected: expectedOverlap(odds) };
}

/** Added to the log odds of what may be a rug, once it's to be covered. */
const coveredRug = 2;

/** The log odds that the new floor goes on each pixel: where there's floor, and also on rugs if they're to be covered, so that one smooth edge goes around both. */
function groundOdds({ odds, rug: rugOdds }: FloorOdds, rug: Uint8Array | null, coversRug: boolean): Float64Array {
  if (!coversRug) return Float64Array.from(odds, logOdds);
  return Float64Array.from(odds, (share, at) => logOdds(share + (rugOdds[at] ?? 0)) + (rug?.[at] ? coveredRug : 0));
}

/** Log odds near a tap, since the visitor is always right, and how near that is, in pixels of the network's answer. */
const tapped = { odds: 50, radius: 2 } as const;
/**
 * The log odds that a pixel changes with a tap: a start, plus what the network says after the taps and before any, each with its weight, less the
 * distance from the tap (1 is the photo's longer side) and the difference in color from what's under it, each with its price. Fitted to taps on the
 * validation photos, then lowered by 1.7 to be careful.
 */
const trust = {
  added: { start: -1.15, after: 0.53, before: 0.04, distance: 0.5, color: 0.06 },
  removed: { start: -0.45, after: 0.31, before: 0.15, distance: 1.4, color: 0.065 },
} as const;
/** A larger difference in color costs no more. */
const mostColor = 40;
/** How far the outline moves beside what changes, in pixels of the network's answer. */
const reach = 4;

/** Changes the area that the last tap touches, in its direction alone. */
function tapFloor(analysis: Analysis, before: Found, taps: readonly Tap[], coversRug: boolean): Found {
  const { photo, guide, borders, network, sight, untapped, rug } = analysis;
  const scale = sight.width / photo.width;
  const scaled = taps.map(({ x, y, isFloor }) => ({ x: x * scale, y: (y * sight.height) / photo.height, isFloor }));
  const last = taps.at(-1);
  const wanted = last?.isFloor ? 1 : 0;
  const sign = wanted ? 1 : -1;
  const { width, height } = untapped;
  const now = groundOdds(floorOdds(sight, scaled, network), rug, coversRug);
  const early = groundOdds(untapped, rug, coversRug);
  const isOnRug = last && rug?.[pixelAt(last, photo, untapped)] === 1;
  const colors = last && before.cut.includes(1) ? differences(analysis, last) : null;
  const { start, after, distance, color, ...less } = trust[wanted ? 'added' : 'removed'];
  const starts: number[] = [];
  const gains = now.map((share, at) => {
    const distances = scaled.map(({ x, y }) => Math.hypot((at % width) + 0.5 - x / 2, Math.floor(at / width) + 0.5 - y / 2));
    const away = distances.at(-1) ?? 0;
    if (away <= tapped.radius) starts.push(at);
    const tap = taps[distances.findLastIndex((distance) => distance <= tapped.radius)];
    if (tap) return tap.isFloor ? tapped.odds : -tapped.odds;
    // There's nothing to lose on an empty floor.
    if (!colors) return rug?.[at] && !coversRug && !isOnRug ? logOdds(0) : share;
    const doubt = start - (distance * away) / Math.max(width, height) - color * Math.min(colors[at] ?? 0, mostColor);
    return after * share + less.before * (early[at] ?? 0) + sign * doubt;
  });
  const changes = minimumCut(gains, borders).map((floor, at) => (floor === wanted && before.cut[at] !== wanted ? 1 : 0));
  // Without a floor before, the covered rug comes with the first tap, wherever that is.
  const rugs = !colors && coversRug && rug ? [...rug.keys()].filter((at) => rug[at]) : [];
  const area = connectedTo([...starts, ...rugs], changes, width);
  const cut = before.cut.map((floor, at) => (area[at] ? wanted : floor));
  const refined = refineEdge(photo, guide, { width, height, data: Float32Array.from(cut) });
  const near = { width, height, data: boxMean(Float32Array.from(area), width, height, reach) };
  const around = enlarge(near, photo.width, photo.height);
  const choose = wanted ? Math.max : Math.min;
  // The edge's refinement closes small holes, but what's under the finger always changes.
  const spot = new Float32Array(now.length);
  for (const at of starts) spot[at] = 1;
  const touched = enlarge({ width, height, data: spot }, photo.width, photo.height);
  const mask = before.mask.map((share, at) =>
    (touched[at] ?? 0) > 0.5 ? wanted * 255 : (around[at] ?? 0) > 0 ? choose(share, refined[at] ?? 0) : share,
  );
  return { certainty: 'sure', mask, cut };
}

/** The pixel of a smaller picture under a point. */
function pixelAt({ x, y }: Tap, from: Size, { width, height }: Size): number {
  const within = (share: number, count: number) => Math.min(Math.floor(share * count), count - 1);
  return within(y / from.height, height) * width + within(x / from.width, width);
}

/** As a share of the photo's longer side. A fingertip is wider, but people aim at the middle of a thing. */
const spotRadius = 0.003;

/** How much each pixel of the network's answer differs in color from what's under a tap. */
function differences({ photo, colors }: Analysis, { x, y }: Tap): Float32Array {
  const side = 2 * Math.round(spotRadius * Math.max(photo.width, photo.height)) + 1;
  const within = (at: number, count: number) => Math.min(Math.max(Math.floor(at - side / 2 + 0.5), 0), count - side);
  const spot = crop(photo, { left: within(x, photo.width), top: within(y, photo.height), width: side, height: side });
  const here = toLab(resize(spot, 1, 1));
  return differencesFrom(colors, [here.l[0] ?? 0, here.a[0] ?? 0, here.b[0] ?? 0]);
}

function expectedOverlap(odds: Float32Array): number {
  const sum = (values: Float32Array) => values.reduce((total, share) => total + share, 0);
  const inside = odds.filter((share) => share > 0.5);
  const both = sum(inside);
  const hoped = both / Math.max(inside.length + sum(odds) - both, 1);
  const next = Math.max(
    reached.findIndex(([from]) => from >= hoped),
    1,
  );
  const [[from, low], [to, high]] = [reached[next - 1] ?? reached[0], reached[next] ?? reached[0]];
  return low + ((high - low) * (hoped - from)) / (to - from);
}
