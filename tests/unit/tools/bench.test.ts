import { expect, test } from 'vitest';
import { readReport } from '../../../tools/bench/report.ts';
import { formatMarkdown, median } from '../../../tools/bench/table.ts';

test('pads the columns of a table', () => {
  const table = { title: 'Weights', note: 'On a phone.', columns: ['Page', 'kB'], rows: [['home', '49.2']] };
  expect(formatMarkdown(table)).toBe('### Weights\n\nOn a phone.\n\n| Page |   kB |\n| ---- | ---: |\n| home | 49.2 |');
});

test.each([
  [[30, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test('an empty list has no median', () => {
  expect(() => median([])).toThrow();
});

test('splits the report into its introduction and its sections', () => {
  const { introduction, sections } = readReport('# Benchmarks\n\nIntro.\n\n## pages\n\nText\n\n### Table\n\n## worker\n\nMore\n');
  expect(introduction).toBe('# Benchmarks\n\nIntro.');
  expect([...sections]).toEqual([
    ['pages', '## pages\n\nText\n\n### Table'],
    ['worker', '## worker\n\nMore'],
  ]);
});
