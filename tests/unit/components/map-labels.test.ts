import { expect, test } from 'vitest';
import { labelCounties, labelPlaces } from '#components/media/map-labels.ts';

const kyle = { name: 'Kyle', x: 100, y: 120 };
const austin = { name: 'Austin', x: 105, y: 100 };

test('of two places, the upper one has its name above it and the lower one below', () => {
  const [lower, upper] = labelPlaces([kyle, austin], 400);
  expect(upper?.y).toBeLessThan(austin.y);
  expect(lower?.y).toBeGreaterThan(kyle.y);
});

test("a county's name makes way for a dot, or is left out", () => {
  const county = { name: 'Hays', x: 100, y: 100 };
  const [label] = labelCounties([county], [{ x: 100, y: 98 }], []);
  expect(Math.abs((label?.y ?? 100) - 98)).toBeGreaterThan(7);
  const everywhere = Array.from({ length: 30 }, (_, index) => ({ x: 100, y: 10 * index }));
  expect(labelCounties([county], everywhere, [])).toEqual([]);
});
