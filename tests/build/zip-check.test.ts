import { expect, test } from 'vitest';
import { cities } from '../../content/index.ts';
import { serviceArea } from '../../content/service-area.ts';
import { pages } from '../support/built.ts';

const { inside, edge } = serviceArea(cities);

test.each(['/', '/cities', '/contact'])('the zip check on %s knows every city with its zip codes, and the edge', (path) => {
  const box = pages.find((page) => page.path === path)?.document.querySelector('[data-zip-check]');
  const items = box?.querySelectorAll('#zip-list > li') ?? [];
  const listed = items.map((item) => [item.querySelector('a')?.getAttribute('href'), item.querySelector('[data-zips]')?.text]);
  expect(listed).toEqual(inside.map(({ href, zips }) => [href, zips.join(' ')]));
  expect(items.length).toBe(cities.length);
  expect(box?.querySelector('template[data-outcome="edge"]')?.getAttribute('data-zips')).toBe(edge.join(' '));
});

test('the edge has the rest of each county we serve, and towns that a city page names as neighbors', () => {
  const bartlettInWilliamsonCounty = '76511';
  const thorndaleBesideTaylor = '76577';
  expect(edge).toEqual(expect.arrayContaining([bartlettInWilliamsonCounty, thorndaleBesideTaylor]));
});
