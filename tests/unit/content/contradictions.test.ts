import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Facts } from '#schema/content/facts.ts';
import { facts, factText } from '#site/read/facts.ts';

const files = globSync('{content,words}/**/*.{yaml,mdx}').filter((file) => !file.endsWith('facts.yaml'));
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

/** On a page that gives both prices, a reader can tell. A card's price gets a total, too. */
function findLoneTotals(page: string): string[] {
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

function findHalves(page: string): string[] {
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
