import { globSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Budget, families, familyOf } from '#tools/families.ts';
import { findPage, pages } from '../support/built.ts';
import { weigh } from './weights.ts';

const kinds = ['html', 'script', 'style', 'font'] as const satisfies (keyof Budget)[];
const propsSchema = z.object({
  renderedRooms: z.array(z.object({ id: z.string(), layers: z.record(z.string(), z.string()) })).min(4),
  floors: z.array(z.object({ textureUrl: z.string() })).min(1),
});
const weights = pages.map((page) => ({ path: page.path, family: familyOf(page.path), weight: weigh(page) }));

test.each(families)('no $name page is heavier than its budget', ({ name, budget }) => {
  const ours = weights.filter(({ family }) => family.name === name);
  const over = ours.flatMap(({ path, weight }) =>
    kinds
      .filter((kind) => weight[kind] > budget[kind])
      .map((kind) => `${path}: ${kind} ${weight[kind]} bytes, limit ${budget[kind]}`),
  );
  expect(over).toEqual([]);
});

test('no picture weighs more than 250 kB, however wide the screen', () => {
  const heavy = globSync('dist/client/assets/static/*.{avif,webp,jpg}').filter((file) => statSync(file).size > 250_000);
  expect(heavy).toEqual([]);
});

test('a room with its heaviest floor takes at most 250 kB of pictures', () => {
  const island = findPage('/visualizer').document.querySelector('[data-island="Visualizer"]');
  const { renderedRooms, floors } = propsSchema.parse(JSON.parse(island?.getAttribute('data-props') ?? ''));
  const bytesOf = (address: string) => statSync(`dist/client${address}`).size;
  const texture = Math.max(...floors.map(({ textureUrl }) => bytesOf(textureUrl)));
  for (const { id, layers } of renderedRooms) {
    const bytes = Object.values(layers).reduce((sum, address) => sum + bytesOf(address), texture);
    expect(bytes, id).toBeGreaterThan(100_000);
    expect(bytes, id).toBeLessThanOrEqual(250_000);
  }
});

test('only what a visitor comes for loads React without a touch', () => {
  const islands = pages.flatMap(({ document }) => document.querySelectorAll('[data-island]'));
  const eager = islands.filter((island) => island.getAttribute('data-wake') !== 'touch');
  const names = eager.map((island) => island.getAttribute('data-island'));
  expect([...new Set(names)].sort()).toEqual(['Inbox', 'OwnRequest', 'Visualizer']);
});
