import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Facts, factsSchema } from '#schema/content/facts.ts';
import { factText, facts as ours } from '#site/read/facts.ts';

const files = globSync('content/**/*.{yaml,mdx}').filter((file) => !file.endsWith('facts.yaml'));
/** Totals for less are of single rooms, which have prices of their own. */
const wholeFloor = 300;
/** Lines between the rows of a table that belong together. */
const near = 5;

test.each([
  ['a total by a price that another fact contradicts gives the other price, too', findLoneTotals],
  ['a fact that misleads without another one stands beside it', findHalves],
])('%s', (_, find) => {
  expect(files.flatMap((file) => find(readFileSync(file, 'utf8')).map((what) => `${file}: ${what}`))).toEqual([]);
});

const source = 'ours';
const facts = factsSchema.parse({
  price: {
    oak: { low: 8, high: 15, unit: 'dollars', source },
    oakInGuide: { low: 8, high: 23, unit: 'dollars', source, differsFrom: 'price.oak' },
  },
  visit: {
    day: { value: 195, unit: 'dollars', source, neverWithout: 'visit.night' },
    night: { value: 295, unit: 'dollars', source },
    both: { text: '{visit.day}, or {visit.night} at night', source },
  },
});

test.each([
  [findLoneTotals, 'Oak for 500 sq ft is {price.oakInGuide x 500}.', ['price.oakInGuide without price.oak']],
  [findLoneTotals, '  price: price.oakInGuide', ['price.oakInGuide without price.oak']],
  [findLoneTotals, 'Oak is from {price.oakInGuide.low x 500}, and a hearth {price.oakInGuide x 20}.', []],
  [findLoneTotals, 'Oak is {price.oak x 500}, and walnut {price.oakInGuide.high x 500}.', []],
  [findHalves, 'Do you come at night? A visit is {visit.day}.', ['visit.day without visit.night']],
  [findHalves, 'A visit is {visit.day},\nor {visit.night} at night.', []],
  [findHalves, '{visit.both}', []],
])('%o finds in %s: %j', (find, text, found) => {
  expect(find(text, facts)).toEqual(found);
});

/** On a page that gives both prices, a reader can tell. A card's price gets a total, too. */
function findLoneTotals(page: string, facts = ours): string[] {
  const totals = [
    ...page.matchAll(/(\w+\.\w+)(\.low|\.high)? x (\d+)/g),
    ...[...page.matchAll(/^[\s-]*price: (\w+\.\w+)$/gm)].map(([all, name]) => [all, name, '', `${wholeFloor}`]),
  ];
  return totals.flatMap(([, name = '', part = '', area]) => {
    const rival = find(facts, name, 'differsFrom');
    if (!rival || Number(area) < wholeFloor || new RegExp(`\\b${rival}\\b`).test(page)) return [];
    const [ours, theirs] = [name, rival].map((each) => factText(`${each}${part} x ${area}`, 'en', facts));
    return ours === theirs ? [] : [`${name} without ${rival}`];
  });
}

function findHalves(page: string, facts = ours): string[] {
  const lines = page.split('\n');
  return lines.flatMap((line, index) => {
    const given = namesIn(lines.slice(Math.max(0, index - near), index + near + 1).join('\n'), facts);
    return [...line.matchAll(/\{(\w+\.\w+)/g)].flatMap(([, name = '']) => {
      const half = find(facts, name, 'neverWithout');
      return half && !given.includes(half) ? [`${name} without ${half}`] : [];
    });
  });
}

/** The facts in a text, and those in what they say. */
function namesIn(text: string, facts: Facts): string[] {
  return [...text.matchAll(/\{(\w+\.\w+)/g)].flatMap(([, name = '']) => [
    name,
    ...namesIn(find(facts, name, 'text') ?? '', facts),
  ]);
}

function find(facts: Facts, name: string, field: 'differsFrom' | 'neverWithout' | 'text'): string | undefined {
  const [group = '', key = ''] = name.split('.');
  const value: unknown = Reflect.get(facts[group]?.[key] ?? {}, field);
  return typeof value === 'string' ? value : undefined;
}
