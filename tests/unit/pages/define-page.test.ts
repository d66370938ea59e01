import { expect, test } from 'vitest';
import { definePage } from '#pages/define-page.ts';
import { pathIn } from '#schema/rules/language.ts';
import { cities } from '#site/index.ts';
import { pages, pathOf } from '#site/pages.ts';
import { wordsIn } from '#site/read/words.ts';

const said = { title: 'Oak | {name}', description: 'About oak' };
const [city] = cities;
if (!city) throw new Error('The content has no city');

test('the trail leads from the home page by way of the list to the entry', () => {
  const { shared, cities: list } = wordsIn('en');
  expect(definePage(pathOf('city', city.slug), { ...said, name: 'Kyle' }).trail).toEqual([
    { name: shared.homePage, href: '/' },
    { name: list.name, href: '/cities' },
    { name: 'Kyle' },
  ]);
});

test('the trail leaves out a list that is only in English, and a page without a name of its own has its family’s', () => {
  const spanish = wordsIn('es');
  const article = pages.find(({ family }) => family === 'article')?.path ?? '';
  expect(definePage(pathIn('es', article), { ...said, name: 'Costos' }).trail.map(({ name }) => name)).toEqual([
    spanish.shared.homePage,
    'Costos',
  ]);
  expect(definePage('/es/trends', said).trail.at(-1)).toEqual({ name: spanish.trends.name });
});
