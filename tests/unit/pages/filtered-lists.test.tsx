// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { data as blogData } from '#pages/blog/index/+data.ts';
import { ArticleList } from '#pages/blog/index/ArticleList.island.tsx';
import { data as catalogData } from '#pages/flooring/+data.ts';
import { Catalog } from '#pages/flooring/Catalog.island.tsx';
import { filterProducts, makeCatalogQueryReader } from '#pages/flooring/filter.ts';
import { data as galleryData } from '#pages/gallery/+data.ts';
import { ProjectGallery } from '#pages/gallery/ProjectGallery.island.tsx';
import { categoryNames } from '#pages/guides/categories.ts';
import { data as guidesData } from '#pages/guides/index/+data.ts';
import { GuideList } from '#pages/guides/index/GuideList.island.tsx';
import { toSlug } from '#schema/rules/slug.ts';
import { wordsIn } from '#site/read/words.ts';
import { at } from '../../support/at.ts';
import { enter, find, go, press, render, runTimers, textsOf } from '../../support/render.tsx';

const titles = () => textsOf('li h3');
const count = () => textsOf('[role="status"]')[0];
const pressed = () => textsOf('[aria-pressed="true"]');
const choose = (label: string) => press(find('[role="group"] button', label));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  history.replaceState(null, '', '/list');
  return () => vi.useRealTimers();
});

describe('gallery', () => {
  const { projects } = galleryData(at('/gallery'));
  const { filters, noun } = wordsIn('en').gallery.list;
  const categories = [...new Set(projects.map(({ category }) => category))];
  const projectsIn = (category?: string) => projects.filter((project) => project.category === category);

  test('a category shows its projects, announces their number, and the back button undoes it', async () => {
    const [first, second] = categories;
    if (!first || !second) throw new Error('This needs two categories');
    await render(<ProjectGallery projects={projects} />);
    expect(count()).toBe(`${projects.length} ${noun}`);
    expect(pressed()).toEqual([filters.all]);
    await choose(filters[first]);
    expect(count()).toBe(`${projectsIn(first).length} of ${projects.length} ${noun}`);
    expect(pressed()).toEqual([filters[first]]);
    expect(titles()).toEqual(projectsIn(first).map(({ title }) => title));
    expect(location.search).toBe(`?category=${first}`);

    await choose(filters[second]);
    expect(titles()).toEqual(projectsIn(second).map(({ title }) => title));
    await go(-1);
    expect(pressed()).toEqual([filters[first]]);
    await go(-1);
    expect(titles()).toHaveLength(projects.length);
    expect(location.search).toBe('');
    await go(2);
    expect(pressed()).toEqual([filters[second]]);
  });

  test('an unknown category shows everything and is removed from the address; other parameters stay', async () => {
    history.replaceState(null, '', '/list?utm_source=mail&category=marble#main');
    await render(<ProjectGallery projects={projects} />);
    expect(location.href).toMatch(/\/list\?utm_source=mail#main$/);
    expect(titles()).toHaveLength(projects.length);
    await choose(filters.mixed);
    expect(location.search).toBe('?utm_source=mail&category=mixed');
  });
});

test('in the blog, search and category combine; typing replaces the history entry, choosing adds one', async () => {
  const { cards, categories } = blogData();
  const [{ title, category } = { title: '', category: '' }] = cards;
  await render(<ArticleList cards={cards} categories={categories} />);
  const entries = history.length;
  await enter(find('input', 'Search articles'), title.toUpperCase());
  expect(titles()).toContain(title);
  expect(count()).toBe(`${titles().length} of ${cards.length} articles`);
  expect(location.search).toBe('');
  await runTimers();
  expect(new URLSearchParams(location.search).get('q')).toBe(title.toUpperCase());
  expect(history.length).toBe(entries);

  const other = categories.find((one) => one !== category) ?? '';
  await enter(find('select', 'Category'), toSlug(other));
  expect(titles()).not.toContain(title);
  expect(history.length).toBe(entries + 1);
  await go(-1);
  expect(titles()).toContain(title);
  expect(find('select', 'Category')).toHaveProperty('value', 'all');
});

describe('catalog', () => {
  const { products, categories } = catalogData(at('/flooring'));
  const words = wordsIn('en').flooring.list;
  const read = makeCatalogQueryReader(categories.map(({ category }) => category));
  /** The names of the products that this query should show. */
  const found = (query: string) => filterProducts(products, read(new URLSearchParams(query))).map(({ name }) => name);

  test('every control works, alone and together, and from the address', async () => {
    const [{ category = '', name = '' } = {}] = products;
    await render(<Catalog products={products} categories={categories} />);
    await enter(find('select', words.sort), 'price-low');
    expect(titles()).toEqual(found('sort=price-low'));
    await enter(find('select', words.sort), 'popular');
    expect(location.search).toBe('');
    await enter(find('select', words.price), '3-6');
    expect(count()).toBe(`${found('price=3-6').length} of ${products.length} ${words.noun}`);
    await enter(find('select', words.category), category);
    await enter(find('input', words.search), name);
    await runTimers();
    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({ price: '3-6', category, q: name });
    expect(titles()).toEqual(found(location.search));
    expect(textsOf('summary')[0]).toBe(`${words.filters} (2)`);
  });

  test('a link with filters shows them', async () => {
    history.replaceState(null, '', '/list?price=3-6&q=oak');
    await render(<Catalog products={products} categories={categories} />);
    expect(titles()).toEqual(found('price=3-6&q=oak'));
    expect(find('select', words.price)).toHaveProperty('value', '3-6');
    expect(find('input', words.search)).toHaveProperty('value', 'oak');
  });

  test('an empty list links to the services', async () => {
    await render(<Catalog products={products} categories={categories} />);
    await enter(find('input', words.search), 'zeppelin');
    expect(find('strong').textContent).toBe(words.nothing);
    expect(find('a', words.allServices).getAttribute('href')).toBe('/services');
  });
});

test('guides are searched within a category, and an empty list can be reset', async () => {
  const { guides } = guidesData();
  const [guide] = guides;
  if (!guide) throw new Error('This needs a guide');
  const inCategory = guides.filter(({ category }) => category === guide.category);
  await render(<GuideList guides={guides} />);
  await choose(`${categoryNames[guide.category]} ${inCategory.length}`);
  expect(count()).toBe(`${inCategory.length} of ${guides.length} guides`);
  const box = find('input', 'Search guides');
  await enter(box, guide.title.toUpperCase());
  expect(titles()).toEqual([guide.title]);
  await enter(box, 'zeppelin');
  expect(find('strong').textContent).toBe('No guides found');
  await press(find('button', 'Show All Guides'));
  expect(count()).toBe(`${guides.length} guides`);
  expect(location.search).toBe('');
  expect(box).toHaveProperty('value', '');
  expect(document.activeElement).toBe(box);
});
