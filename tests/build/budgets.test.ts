import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Budget, families, familyOf } from '../../tools/families.ts';
import { pages } from '../support/built.ts';
import { weigh } from '../support/weights.ts';

const kinds = ['html', 'script', 'style', 'font', 'picture'] as const satisfies (keyof Budget)[];
const weights = pages.map((page) => ({ path: page.path, family: familyOf(page.path), weight: weigh(page) }));

test('every family has pages, and its example is one of them', () => {
  for (const { name, example } of families) {
    expect([name, weights.some(({ path, family }) => family.name === name && path === example)]).toEqual([name, true]);
  }
});

test.each(families)('$name: no page is heavier than its budget', ({ name, budget }) => {
  const ours = weights.filter(({ family }) => family.name === name);
  const over = ours.flatMap(({ path, weight }) =>
    kinds
      .filter((kind) => weight[kind] > budget[kind])
      .map((kind) => `${path}: ${kind} ${weight[kind]} bytes, limit ${budget[kind]}`),
  );
  expect(over).toEqual([]);
});

test('the scales show something: every page has a document, styles and a script, and pages with pictures weigh them', () => {
  for (const { path, weight } of weights) {
    for (const kind of ['html', 'script', 'style', 'font'] as const)
      expect([path, kind, weight[kind] > 500]).toEqual([path, kind, true]);
  }
  expect(weights.find(({ path }) => path === '/')?.weight.picture).toBeGreaterThan(20_000);
});

test('a budget is never far above what its family weighs, so that it still catches what grows', () => {
  const loose = families.flatMap(({ name, budget }) => {
    const ours = weights.filter(({ family }) => family.name === name).map(({ weight }) => weight);
    const heaviest = Math.max(...ours.map(({ html }) => html));
    return budget.html > 1.6 * heaviest ? [`${name}: ${heaviest} bytes of HTML, limit ${budget.html}`] : [];
  });
  expect(loose).toEqual([]);
});

test('no page is built for browsers, which only run islands', () => {
  const words = 'Did you forget to add the page to the router?';
  expect(readFileSync('dist/client/404.html', 'utf8')).toContain(words);
  const scripts = globSync('dist/client/assets/**/*.js');
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((file) => readFileSync(file, 'utf8').includes(words))).toEqual([]);
});
