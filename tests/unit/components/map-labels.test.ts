import { expect, test } from 'vitest';
import { labelCounties, labelPlaces } from '#components/media/map-labels.ts';

const square = [
  { x: 0, y: 0 },
  { x: 200, y: 0 },
  { x: 200, y: 200 },
  { x: 0, y: 200 },
];
const county = { name: 'Travis', x: 100, y: 100, corners: square };

test('a county label stays in the middle if nothing is there', () => {
  expect(labelCounties([county], [], [], [])).toEqual([{ name: 'Travis', x: 100, y: 100, anchor: 'middle' }]);
});

test('a county label makes room for a dot and for the line between two places', () => {
  const dot = { x: 100, y: 96 };
  const line = [
    { x: 0, y: 120 },
    { x: 200, y: 120 },
  ];
  const [label] = labelCounties([county], [dot], line, []);
  expect(label?.y).toBeLessThan(90);
});

test('a county without room for its label has none', () => {
  const crowd = Array.from({ length: 100 }, (_, index) => ({ x: 10 + (index % 10) * 20, y: 10 + Math.floor(index / 10) * 20 }));
  expect(labelCounties([county], crowd, [], [])).toEqual([]);
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
