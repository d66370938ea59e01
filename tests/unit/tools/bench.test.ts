import { describe, expect, test } from 'vitest';
import { citySchema } from '../../../schema/content.ts';
import { generateCities } from '../../../tools/bench/generated-cities.ts';
import { sectionsOf } from '../../../tools/bench/report.ts';
import { markdown, median, plain } from '../../../tools/bench/table.ts';

const table = { title: 'Weights', columns: ['Page', 'kB'], rows: [['a|b', '12']], misses: ['a|b is too heavy'] };

test('a table is shown with its note, its rows in line and what was missed', () => {
  expect(markdown(table)).toBe('### Weights\n\n| Page | kB |\n| --- | ---: |\n| a\\|b | 12 |\n\n- **Missed:** a|b is too heavy');
  expect(plain({ ...table, note: 'Once.' })).toBe('\nWeights\nOnce.\nPage  kB\na|b   12\nMISSED: a|b is too heavy');
});

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([30, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(() => median([])).toThrow();
});

test('the report is taken apart into the sections of its parts', () => {
  const sections = sectionsOf('# Benchmarks\n\nIntro.\n\n## pages\n\nText\n\n### Table\n\n## worker\n\nMore\n');
  expect([...sections]).toEqual([
    ['pages', '## pages\n\nText\n\n### Table'],
    ['worker', '## worker\n\nMore'],
  ]);
});

describe('generated cities', () => {
  test('are valid entries, all different in name, address and place', async () => {
    const cities = await generateCities(300);
    for (const city of cities) expect(citySchema.safeParse(city).success).toBe(true);
    for (const key of ['slug', 'name', 'localInfo'] as const)
      expect([key, new Set(cities.map((city) => city[key])).size > 20]).toEqual([key, true]);
    expect(new Set(cities.map(({ slug }) => slug)).size).toBe(300);
    expect(new Set(cities.map(({ coordinates: { lat, lng } }) => `${lat} ${lng}`)).size).toBe(300);
  });
});
