import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { analyze, findFloor } from '../../../../visualizer/own-room/find-floor/find-floor.ts';
import { readWeights } from '../../../../visualizer/own-room/floor-network/weights.ts';
import { loadPhoto } from '../../../support/room-photos.ts';

const network = readWeights(new Uint8Array(readFileSync('visualizer/own-room/floor-network/weights.bin')).buffer);

/** About half a second each, but much more on a busy machine. */
const timeout = 60_000;

test.each(['bedroom-dresser', 'kitchen-old-vinyl'] as const)(
  'the floor of %s is found without a tap',
  { timeout },
  async (name) => {
    const { photo, mask } = await loadPhoto(name);
    const found = findFloor(analyze(photo, null, network), [], false);
    expect(found.certainty).toBe('sure');
    expect(overlap(found.mask, mask)).toBeGreaterThan(0.8);
  },
);

test('a tap takes an area away, another brings it back, and an empty floor stays empty until a tap', { timeout }, async () => {
  const { photo } = await loadPhoto('bedroom-dresser');
  const analysis = analyze(photo, null, network);
  const at = { x: 560, y: 380 };
  const isFloor = (taps: readonly boolean[], isEmpty = false) => {
    const { mask } = findFloor(
      analysis,
      taps.map((isFloor) => ({ ...at, isFloor })),
      isEmpty,
    );
    return (mask[at.y * photo.width + at.x] ?? 0) > 127;
  };
  expect(isFloor([])).toBe(true);
  expect(isFloor([false])).toBe(false);
  expect(isFloor([false, true])).toBe(true);
  expect(findFloor(analysis, [], true).mask.every((share) => share < 128)).toBe(true);
  expect(isFloor([true], true)).toBe(true);
});

test('there is no floor in a white picture, until the visitor taps', { timeout }, () => {
  const photo = { width: 320, height: 240, data: new Uint8ClampedArray(320 * 240 * 4).fill(255) };
  const analysis = analyze(photo, 300, network);
  const { mask, certainty } = findFloor(analysis, [], false);
  expect(certainty).toBe('none');
  expect(mask.some((share) => share > 0)).toBe(false);
  expect(findFloor(analysis, [{ x: 160, y: 200, isFloor: true }], false).mask[200 * 320 + 160]).toBe(255);
});

/** The intersection of two masks over their union. */
function overlap(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let [both, either] = [0, 0];
  for (let at = 0; at < one.length; at++) {
    const [first, second] = [(one[at] ?? 0) > 127, (other[at] ?? 0) > 127];
    if (first && second) both += 1;
    if (first || second) either += 1;
  }
  return both / either;
}
