import { expect, test } from 'vitest';
import { labelCounties, labelPlaces } from '#components/media/map-labels.ts';

const square = [
  { x: 0, y: 0 },
  { x: 200, y: 0 },
  { x: 200, y: 200 },
  { x: 0, y: 200 },
];
const county = { name: 'Travis', x: 100, y: 100, corners: square };

test('a county label makes room for a dot and for the line between two places', () => {
  const dot = { x: 100, y: 96 };
  const line = [
    { x: 0, y: 120 },
    { x: 200, y: 120 },
  ];
  const [label] = labelCounties([county], [dot], line, []);
  expect(label?.y).toBeLessThan(90);
});

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
