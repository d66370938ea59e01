import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { halvesOf } from '#visualizer/own-room/brush/cut-stroke.ts';
import { findFloor } from '#visualizer/own-room/find-floor/find-floor.ts';
import { readWeights } from '#visualizer/own-room/floor-network/weights.ts';
import { loadPhoto, overlap } from '../../../support/room-photos.ts';

const network = readWeights(new Uint8Array(readFileSync('visualizer/own-room/floor-network/weights.bin')).buffer);

/** About half a second each, but much more on a busy machine. */
const timeout = 60_000;

test.each(['bedroom-dresser', 'kitchen-old-vinyl'] as const)('the floor of %s is found', { timeout }, async (name) => {
  const { photo, mask } = await loadPhoto(name);
  const found = findFloor(halvesOf(photo), null, network);
  expect(found.certainty).toBe('sure');
  expect(overlap(found.mask, mask)).toBeGreaterThan(0.8);
});

test('there is no floor in a white picture', { timeout }, () => {
  const photo = { width: 320, height: 240, data: new Uint8ClampedArray(320 * 240 * 4).fill(255) };
  const { mask, certainty } = findFloor(halvesOf(photo), 300, network);
  expect(certainty).toBe('none');
  expect(mask.some((share) => share > 0)).toBe(false);
});
