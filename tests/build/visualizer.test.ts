import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { pages } from '../support/built.ts';

const propsSchema = z.object({
  renderedRooms: z.array(z.object({ id: z.string(), layers: z.record(z.string(), z.string()) })).min(4),
  floors: z.array(z.object({ textureUrl: z.string() })).min(1),
});

test('a room with its heaviest floor takes at most 250 kB of pictures', () => {
  const island = pages.find(({ path }) => path === '/visualizer')?.document.querySelector('[data-island="Visualizer"]');
  const { renderedRooms, floors } = propsSchema.parse(JSON.parse(island?.getAttribute('data-props') ?? ''));
  const bytesOf = (address: string) => statSync(`dist/client${address}`).size;
  const texture = Math.max(...floors.map(({ textureUrl }) => bytesOf(textureUrl)));
  for (const { id, layers } of renderedRooms) {
    const bytes = Object.values(layers).reduce((sum, address) => sum + bytesOf(address), texture);
    expect(bytes, id).toBeGreaterThan(100_000);
    expect(bytes, id).toBeLessThanOrEqual(250_000);
  }
});
