/**
 * `node art/floor-finder/overlap.ts FOLDER` measures how well the visualizer finds floors. FOLDER has photos (NAME.jpg) and masks (NAME.mask.png:
 * white floor, black elsewhere, gray where nobody knows), as photos.py writes them. Overlap is the floor that both have, divided by the floor that
 * either has: alone, after one tap where a person would place it, and after two. Taps start from what the page shows, which is nothing where it asks.
 */
import { globSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { analyze, findFloor, guessFloor } from '../../visualizer/own-room/find-floor/find-floor.ts';
import type { Tap } from '../../visualizer/own-room/floor-network/floor-network.ts';
import { readWeights } from '../../visualizer/own-room/floor-network/weights.ts';
import { findInside } from '../../visualizer/own-room/photo/frame.ts';
import { crop } from '../../visualizer/own-room/picture.ts';

/** Where the floor is: 255 on it, 0 elsewhere, gray where nobody knows. */
interface Labels {
  width: number;
  height: number;
  data: Uint8Array;
}

const [folder = '.', weights = 'visualizer/own-room/floor-network/weights.bin'] = process.argv.slice(2);
const network = readWeights(new Uint8Array(readFileSync(weights)).buffer);
const rows = [];
for (const file of globSync(`${folder}/*.mask.png`).sort()) {
  const name = file.slice(0, -'.mask.png'.length);
  const { photo, labels } = await load(name);
  const analysis = analyze(photo, null, network);
  const { certainty } = findFloor(analysis, [], false);
  const taps: Tap[] = [];
  const { mask, expected } = guessFloor(analysis);
  const overlaps = [overlap(labels, mask)];
  const gains: number[] = [];
  for (let shown = findFloor(analysis, [], false).mask; taps.length < 2; ) {
    const tap = bestTap(labels, shown);
    if (!tap) break;
    taps.push(tap);
    const next = findFloor(analysis, taps, false).mask;
    gains.push(overlap(labels, next) - overlap(labels, shown));
    overlaps.push(overlap(labels, next));
    shown = next;
  }
  while (overlaps.length < 3) overlaps.push(overlaps.at(-1) ?? 0);
  rows.push({ certainty, expected, overlaps, gains, hasFloor: labels.data.some(isFloor) });
  console.log(name, certainty, ...overlaps.map((value) => value.toFixed(2)));
}

const floors = rows.filter(({ hasFloor }) => hasFloor);
const sure = floors.filter(({ certainty }) => certainty === 'sure');
for (const [title, values] of [
  ['alone', floors.map(({ overlaps }) => overlaps[0] ?? 0)],
  ['alone where it is sure', sure.map(({ overlaps }) => overlaps[0] ?? 0)],
  ['one tap', floors.map(({ overlaps }) => overlaps[1] ?? 0)],
  ['two taps', floors.map(({ overlaps }) => overlaps[2] ?? 0)],
] as const) {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(3);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  console.log(`${title}: ${values.length} photos, mean ${mean.toFixed(3)}, median ${at(0.5)}, tenth percentile ${at(0.1)}`);
}
for (const tap of [0, 1]) {
  const changes = floors.flatMap(({ gains }) => gains[tap] ?? []);
  const worse = (by: number) => changes.filter((gain) => gain < -by).length;
  console.log(
    `tap ${tap + 1}: worse by .01 in ${worse(0.01)} of ${changes.length}, by .05 in ${worse(0.05)}, ${Math.min(...changes).toFixed(2)} at worst`,
  );
}
const found = floors.filter(({ certainty }) => certainty !== 'none').sort((one, other) => one.expected - other.expected);
for (let bin = 0; bin < 5; bin++) {
  const part = found.slice((bin * found.length) / 5, ((bin + 1) * found.length) / 5);
  const mean = (values: number[]) => (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(2);
  const alone = part.map(({ overlaps }) => overlaps[0] ?? 0);
  const low = alone.filter((value) => value < 0.55).length;
  console.log(
    `expected ${mean(part.map(({ expected }) => expected))}, reached ${mean(alone)}, below .55 in ${low} of ${part.length}`,
  );
}
console.log(`below .55 where it is sure: ${sure.filter(({ overlaps }) => (overlaps[0] ?? 0) < 0.55).length} of ${sure.length}`);
const others = rows.filter(({ hasFloor }) => !hasFloor);
console.log(`without floor: ${others.length}, none shown in ${others.filter(({ certainty }) => certainty !== 'sure').length}`);

/** The photo at the size that the visualizer works with, without a frame. */
async function load(name: string) {
  const { data, info } = await sharp(`${name}.jpg`)
    .rotate()
    .resize(1600, 1600, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const whole = { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
  const photo = crop(whole, findInside(whole));
  const mask = await sharp(`${name}.mask.png`)
    .resize(whole.width, whole.height, { fit: 'fill', kernel: 'nearest' })
    .extract(findInside(whole))
    .extractChannel(0)
    .raw()
    .toBuffer();
  const labels: Labels = { width: photo.width, height: photo.height, data: mask };
  return { photo, labels };
}

function isKnown(value: number): boolean {
  return value < 64 || isFloor(value);
}

function isFloor(value: number): boolean {
  return value > 191;
}

function overlap({ data }: Labels, mask: Uint8ClampedArray): number {
  let [both, either] = [0, 0];
  for (const [at, value] of data.entries()) {
    if (!isKnown(value)) continue;
    const isFound = (mask[at] ?? 0) > 127;
    if (isFloor(value) && isFound) both += 1;
    if (isFloor(value) || isFound) either += 1;
  }
  return either > 0 ? both / either : 1;
}

/** Where a person would tap: the middle of the largest patch that is wrong. Null if nothing is. */
function bestTap({ width, height, data }: Labels, mask: Uint8ClampedArray): Tap | null {
  const step = 8; // pixels; a finger isn't finer
  const [columns, rows] = [Math.floor(width / step), Math.floor(height / step)];
  const at = (cell: number) => (Math.floor(cell / columns) * step + step / 2) * width + (cell % columns) * step + step / 2;
  const kinds = Array.from({ length: columns * rows }, (_, cell) => {
    const [label, found] = [data[at(cell)] ?? 0, (mask[at(cell)] ?? 0) > 127];
    return isKnown(label) && isFloor(label) !== found ? Number(isFloor(label)) : null;
  });
  const largest = patchesOf(kinds, columns).reduce<number[]>((most, patch) => (patch.length > most.length ? patch : most), []);
  let left = new Set(largest);
  let tap = largest[0];
  while (left.size > 0) {
    const inside = new Set([...left].filter((cell) => neighborsOf(cell, columns).every((next) => left.has(next))));
    tap = [...left].at(left.size >> 1);
    left = inside;
  }
  if (tap === undefined) return null;
  return { x: at(tap) % width, y: Math.floor(at(tap) / width), isFloor: kinds[tap] === 1 };
}

function patchesOf(kinds: readonly (number | null)[], columns: number): number[][] {
  const isUsed = new Set<number>();
  return Array.from(kinds.keys()).flatMap((start) => {
    if (kinds[start] === null || isUsed.has(start)) return [];
    const patch = [start];
    isUsed.add(start);
    for (const cell of patch) {
      for (const next of neighborsOf(cell, columns)) {
        if (isUsed.has(next) || kinds[next] !== kinds[start]) continue;
        isUsed.add(next);
        patch.push(next);
      }
    }
    return [patch];
  });
}

/** Cells beside the picture are -1, which is in no patch. */
function neighborsOf(cell: number, columns: number): number[] {
  const column = cell % columns;
  return [column > 0 ? cell - 1 : -1, column < columns - 1 ? cell + 1 : -1, cell - columns, cell + columns];
}
