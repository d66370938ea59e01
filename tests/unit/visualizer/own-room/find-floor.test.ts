import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyze, findFloor } from '#visualizer/own-room/find-floor/find-floor.ts';
import type { Tap } from '#visualizer/own-room/floor-network/floor-network.ts';
import { readWeights } from '#visualizer/own-room/floor-network/weights.ts';
import { loadPhoto, loadRugPhoto, onRug } from '../../../support/room-photos.ts';

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
  const isFloorAfter = (taps: readonly boolean[], isEmpty = false) => {
    const { mask } = findFloor(
      analysis,
      taps.map((isFloor) => ({ ...at, isFloor })),
      isEmpty,
    );
    return isFloor(mask, at.y * photo.width + at.x);
  };
  expect(isFloorAfter([])).toBe(true);
  expect(isFloorAfter([false])).toBe(false);
  expect(isFloorAfter([false, true])).toBe(true);
  expect(findFloor(analysis, [], true).mask.every((share) => share < 128)).toBe(true);
  expect(isFloorAfter([true], true)).toBe(true);
});

test.each(['bedroom-dresser', 'kitchen-old-vinyl'] as const)(
  'taps that say what is there change %s only in their direction and never make it worse, and undo goes back exactly',
  { timeout: 3 * timeout },
  async (name) => {
    const { photo, mask: labels } = await loadPhoto(name);
    const analysis = analyze(photo, null, network);
    const taps: Tap[] = [];
    const masks = [findFloor(analysis, [], false).mask.slice()];
    for (const spot of fc.sample(fc.nat(labels.length - 1), { numRuns: 6, seed: 1 })) {
      const before = masks.at(-1) ?? labels;
      const wrong = [...labels.keys()].filter((at) => isFloor(labels, at) !== isFloor(before, at));
      // Most of the taps are where something is wrong, some are where nothing is.
      const at = (taps.length % 3 < 2 && wrong[spot % Math.max(wrong.length, 1)]) || spot;
      taps.push({ x: at % photo.width, y: Math.floor(at / photo.width), isFloor: isFloor(labels, at) });
      const after = findFloor(analysis, taps, false).mask.slice();
      const isRight = after.every((share, index) =>
        isFloor(labels, at) ? share >= (before[index] ?? 0) : share <= (before[index] ?? 0),
      );
      expect(isRight).toBe(true);
      expect(overlap(after, labels)).toBeGreaterThan(overlap(before, labels) - 0.01);
      masks.push(after);
    }
    analysis.found.clear();
    for (const count of [taps.length, taps.length - 1]) {
      const again = findFloor(analysis, taps.slice(0, count), false).mask;
      expect(again.every((share, at) => share === masks[count]?.[at])).toBe(true);
    }
  },
);

test('a tap leaves what is far away alone, and an earlier tap keeps its say', { timeout }, async () => {
  const { photo } = await loadPhoto('bedroom-dresser');
  const analysis = analyze(photo, null, network);
  const first: Tap = { x: 560, y: 380, isFloor: false };
  const second: Tap = { x: 480, y: 400, isFloor: true };
  const at = ({ x, y }: Tap) => y * photo.width + x;
  const before = findFloor(analysis, [first], false).mask;
  expect(isFloor(before, at(first))).toBe(false);
  const after = findFloor(analysis, [first, second], false).mask;
  expect([isFloor(after, at(first)), isFloor(after, at(second))]).toEqual([false, true]);
  const far = [...after.keys()].filter(
    (each) => Math.hypot((each % photo.width) - second.x, each / photo.width - second.y) > 300,
  );
  expect(far.every((each) => after[each] === before[each])).toBe(true);
});

test('a rug stays unless it is to be covered, and a tap keeps its say on both', { timeout }, async () => {
  const { photo, mask } = await loadRugPhoto();
  const analysis = analyze(photo, null, network);
  const at = ({ x, y }: { x: number; y: number }) => Math.floor(y * photo.height) * photo.width + Math.floor(x * photo.width);
  const isFloorAt = (taps: readonly Tap[], coversRug: boolean, isEmpty = false) =>
    isFloor(findFloor(analysis, taps, isEmpty, coversRug).mask, at(onRug));
  expect(overlap(findFloor(analysis, [], false).mask, mask)).toBeGreaterThan(0.75);
  expect([isFloorAt([], false), isFloorAt([], true)]).toEqual([false, true]);
  const tap = { x: onRug.x * photo.width, y: onRug.y * photo.height };
  expect(isFloorAt([{ ...tap, isFloor: true }], false)).toBe(true);
  expect(isFloorAt([{ ...tap, isFloor: false }], true)).toBe(false);
  // The first tap on an empty floor, beside the rug and on it.
  const beside = { x: 0.35 * photo.width, y: 0.92 * photo.height, isFloor: true };
  expect([isFloorAt([beside], false, true), isFloorAt([beside], true, true)]).toEqual([false, true]);
  for (const coversRug of [false, true]) expect(isFloorAt([{ ...tap, isFloor: true }], coversRug, true)).toBe(true);
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
    const [first, second] = [isFloor(one, at), isFloor(other, at)];
    if (first && second) both += 1;
    if (first || second) either += 1;
  }
  return both / either;
}

function isFloor(mask: Uint8ClampedArray, at: number): boolean {
  return (mask[at] ?? 0) > 127;
}
