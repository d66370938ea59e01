/**
 * `node tools/floor-overlap.ts FOLDER` measures how well the visualizer finds floors. FOLDER has photos (NAME.jpg) and masks (NAME.mask.png: white
 * floor, black elsewhere, gray where nobody knows), as art/floor-finder/photos.py writes them. Overlap is the floor that both have, divided by the
 * floor that either has: alone, after one tap where a person would place it, and after two.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { analyze, findFloor, maskFloor } from '../visualizer/own-room/find-floor/find-floor.ts';
import { readWeights } from '../visualizer/own-room/floor-network/weights.ts';
import { bestTap, type Labels, overlap } from './floor-overlap/labels.ts';

const [folder = '.', weights = 'visualizer/own-room/floor-network/weights.bin'] = process.argv.slice(2);
const network = readWeights(new Uint8Array(readFileSync(weights)).buffer);
const rows = [];
for (const file of readdirSync(folder)
  .filter((file) => file.endsWith('.mask.png'))
  .sort()) {
  const name = file.replace('.mask.png', '');
  const { photo, labels } = await load(join(folder, name));
  const analysis = analyze(photo, null, network);
  const certainty = findFloor(analysis, [], false).certainty;
  const [taps, overlaps] = [[], []] as [Parameters<typeof maskFloor>[1][number][], number[]];
  for (let count = 0; count < 3; count++) {
    const { mask } = maskFloor(analysis, taps, false);
    overlaps.push(overlap(labels, (at) => (mask[at] ?? 0) > 127));
    const tap = bestTap(labels, mask);
    if (tap) taps.push(tap);
  }
  const line = overlap(labels, (at) => Math.floor(at / photo.width) >= 0.7 * photo.height);
  const row = {
    name,
    certainty,
    expected: maskFloor(analysis, [], false).expected,
    overlaps,
    line,
    hasFloor: labels.data.some((value) => value > 191),
  };
  rows.push(row);
  console.log(name, certainty, row.expected.toFixed(2), ...overlaps.map((value) => value.toFixed(2)), 'line', line.toFixed(2));
}

const floors = rows.filter(({ hasFloor }) => hasFloor);
for (const [title, values] of [
  ['alone', floors.map(({ overlaps }) => overlaps[0] ?? 0)],
  ['alone where it is sure', floors.filter(({ certainty }) => certainty === 'sure').map(({ overlaps }) => overlaps[0] ?? 0)],
  ['one tap', floors.map(({ overlaps }) => overlaps[1] ?? 0)],
  ['two taps', floors.map(({ overlaps }) => overlaps[2] ?? 0)],
  ['a line at 70% of the height', floors.map(({ line }) => line)],
] as const) {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(3);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  console.log(`${title}: ${values.length} photos, mean ${mean.toFixed(3)}, median ${at(0.5)}, tenth percentile ${at(0.1)}`);
}
const others = rows.filter(({ hasFloor }) => !hasFloor);
console.log(`without floor: ${others.length}, none shown in ${others.filter(({ certainty }) => certainty !== 'sure').length}`);

/** The photo at the size that the visualizer works with. */
async function load(path: string) {
  const { data, info } = await sharp(`${path}.jpg`)
    .rotate()
    .resize(1600, 1600, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const size = { width: info.width, height: info.height };
  const mask = await sharp(`${path}.mask.png`)
    .resize(size.width, size.height, { fit: 'fill', kernel: 'nearest' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  const labels: Labels = { ...size, data: mask };
  return { photo: { ...size, data: new Uint8ClampedArray(data) }, labels };
}
