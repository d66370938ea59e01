import { expect, test } from 'vitest';
import { analyze, maskFloor } from '../../../../visualizer/own-room/find-floor/find-floor.ts';
import { loadPhoto } from '../../../support/room-photos.ts';

/** About half a second each, but much more on a busy machine. */
const timeout = 60_000;

test.each(['bedroom-dresser', 'kitchen-old-vinyl'] as const)(
  'the floor of %s is found without a tap',
  { timeout },
  async (name) => {
    const { photo, mask } = await loadPhoto(name);
    expect(overlap(maskFloor(analyze(photo, null), [], false), mask)).toBeGreaterThan(0.8);
  },
);

test('a tap takes an area away, another brings it back, and an empty floor stays empty until a tap', { timeout }, async () => {
  const { photo } = await loadPhoto('bedroom-dresser');
  const analysis = analyze(photo, null);
  const at = { x: 560, y: 380 };
  const isFloor = (mask: Uint8ClampedArray) => (mask[at.y * photo.width + at.x] ?? 0) > 127;
  expect(isFloor(maskFloor(analysis, [], false))).toBe(true);
  expect(isFloor(maskFloor(analysis, [{ ...at, isFloor: false }], false))).toBe(false);
  expect(
    isFloor(
      maskFloor(
        analysis,
        [
          { ...at, isFloor: false },
          { ...at, isFloor: true },
        ],
        false,
      ),
    ),
  ).toBe(true);
  expect(maskFloor(analysis, [], true).every((share) => share < 128)).toBe(true);
  expect(isFloor(maskFloor(analysis, [{ ...at, isFloor: true }], true))).toBe(true);
});

test('a photo of a single color is no problem', { timeout }, () => {
  const photo = { width: 320, height: 240, data: new Uint8ClampedArray(320 * 240 * 4).fill(128) };
  expect(maskFloor(analyze(photo, 300), [], false)).toHaveLength(320 * 240);
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
