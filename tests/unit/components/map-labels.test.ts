import { expect, test } from 'vitest';
import { labelPlaces } from '#components/media/map-labels.ts';

test.each([
  ['side by side', { x: 100, y: 100 }, { x: 200, y: 120 }, ['end', 'start']],
  ['one above the other', { x: 200, y: 100 }, { x: 205, y: 130 }, ['middle', 'middle']],
])('labels of two places %s are on the sides away from each other', (_, first, second, anchors) => {
  const labels = labelPlaces(
    [
      { name: 'Kyle', ...first },
      { name: 'Austin', ...second },
    ],
    400,
  );
  expect(labels.map(({ anchor }) => anchor)).toEqual(anchors);
  const [upper, lower] = labels;
  if (anchors[0] === 'middle') {
    expect(upper?.y).toBeLessThan(first.y);
    expect(lower?.y).toBeGreaterThan(second.y);
  }
});
