import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { floorOdds } from '#visualizer/own-room/floor-network/floor-network.ts';
import { readWeights } from '#visualizer/own-room/floor-network/weights.ts';

// The scripts of the training made these (docs/floor-finder.md): a tiny network with random weights, pictures, and what PyTorch answers
const folder = import.meta.dirname;
const examples = z
  .array(z.object({ picture: z.string(), odds: z.string() }))
  .min(1)
  .parse(JSON.parse(readFileSync(join(folder, 'examples.json'), 'utf8')));

test('answers as PyTorch does', async () => {
  const network = readWeights(readFile('network.bin'));
  for (const { picture, odds } of examples) {
    const { data, info } = await sharp(join(folder, picture)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const answer = floorOdds({ width: info.width, height: info.height, data: new Uint8ClampedArray(data) }, network);
    const expected = Buffer.from(odds, 'base64');
    expect(answer.odds).toHaveLength(expected.length);
    const largest = Math.max(...expected.map((value, i) => Math.abs(value - Math.round((answer.odds[i] ?? 0) * 255))));
    expect(largest, picture).toBeLessThanOrEqual(1);
  }
});

test('weights that are cut off are refused', () => {
  const file = readFile('network.bin');
  expect(() => readWeights(file.slice(0, file.byteLength - 1))).toThrow('end before');
});

function readFile(name: string): ArrayBuffer {
  return new Uint8Array(readFileSync(join(folder, name))).buffer;
}
