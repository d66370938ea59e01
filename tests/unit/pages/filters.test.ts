import { describe, expect, test } from 'vitest';
import { filterArticles, makeBlogQueryReader } from '#pages/blog/index/filter.ts';
import { filterProducts, makeCatalogQueryReader } from '#pages/flooring/filter.ts';
import { filterGuides, readGuideQuery } from '#pages/guides/index/filter.ts';
import { contentIn } from '#site/index.ts';

const params = (search: string) => new URLSearchParams(search);

describe('blog', () => {
  const articles = [
    { id: 0, title: 'Oak or Vinyl', excerpt: 'What each costs.', category: 'Comparison' },
    { id: 1, title: 'Floors That Last', excerpt: 'White OAK on a slab.', category: 'Round Rock' },
    { id: 2, title: 'After the Flood', excerpt: 'The first hours.', category: 'Eco-Friendly' },
  ];
  const read = makeBlogQueryReader(['Comparison', 'Round Rock', 'Eco-Friendly']);
  test.each([
    ['', [0, 1, 2]],
    ['q=OAK', [0, 1]],
    ['q=hours', [2]],
    ['q=round+rock', [1]],
    ['category=round-rock', [1]],
    ['category=nowhere', [0, 1, 2]],
    ['q=oak&category=comparison', [0]],
  ])('%j shows %j', (search, expected) => {
    expect(filterArticles(articles, read(params(search))).map(({ id }) => id)).toEqual(expected);
  });
});

const readCatalogQuery = makeCatalogQueryReader(['vinyl', 'laminate', 'hardwood', 'eco-friendly']);

describe('catalog', () => {
  test.each(['perro', 'cocina', 'impermeable', 'RECÁMARAS', 'recamaras', 'vinil'])(
    'the Spanish catalog has a floor for %j',
    (q) => {
      const found = filterProducts(contentIn('es').products, { ...readCatalogQuery(params('')), q });
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThan(contentIn('es').products.length);
    },
  );

  const product = (
    name: string,
    pricePerSqFt: number,
    more: { style?: string; description?: string; features?: string[]; category?: string; rating?: number; added?: string },
  ) => ({
    name,
    pricePerSqFt,
    style: '',
    description: '',
    features: [],
    category: 'vinyl',
    rating: 4,
    added: '2024-01-01',
    ...more,
  });
  const names = (products: { name: string }[]) => products.map(({ name }) => name);

  const priced = [0, 0.01, 2.99, 3, 3.01, 5.99, 6, 6.01, 9.99, 10, 10.01, 250].map((price) => product(`${price}`, price, {}));
  test.each([
    ['3-6', ['3', '3.01', '5.99', '6']],
    ['10-plus', ['10', '10.01', '250']],
    ['all', names(priced)],
  ])('price range %s includes both of its bounds', (price, expected) => {
    expect(names(filterProducts(priced, readCatalogQuery(params(`price=${price}`))))).toEqual(expected);
  });

  const products = [
    product('Barton Plank', 4.49, { style: 'Light oak', rating: 4.8, added: '2024-03-18' }),
    product('Pedernales Oak', 7.49, { style: 'Honey', category: 'hardwood', rating: 4.9, added: '2024-02-05' }),
    product('Bouldin', 3.49, {
      style: 'Gray',
      description: 'Tough on dogs.',
      features: ['Waterproof core'],
      category: 'laminate',
      rating: 4.6,
      added: '2024-05-20',
    }),
    product('Wimberley', 7.49, { style: 'Pale', category: 'eco-friendly', rating: 4.8, added: '2024-10-21' }),
  ];
  test.each([
    ['', ['Barton Plank', 'Pedernales Oak', 'Bouldin', 'Wimberley']],
    ['sort=price-low', ['Bouldin', 'Barton Plank', 'Pedernales Oak', 'Wimberley']],
    ['sort=price-high', ['Pedernales Oak', 'Wimberley', 'Barton Plank', 'Bouldin']],
    ['sort=rating', ['Pedernales Oak', 'Barton Plank', 'Wimberley', 'Bouldin']],
    ['sort=newest', ['Wimberley', 'Bouldin', 'Barton Plank', 'Pedernales Oak']],
    ['q=OAK', ['Barton Plank', 'Pedernales Oak']],
    ['q=dog', ['Bouldin']],
    ['q=oak&category=vinyl&price=3-6', ['Barton Plank']],
  ])('%j shows %j', (search, expected) => {
    expect(names(filterProducts(products, readCatalogQuery(params(search))))).toEqual(expected);
  });
});

describe('guides', () => {
  const guides = [
    {
      id: 0,
      title: 'Choose Hardwood',
      excerpt: 'Six decisions.',
      tags: ['slab foundations', 'walnut'],
      category: 'buying-guide',
    },
    { id: 1, title: 'Slate Care', excerpt: 'Acid and Walnut oil.', tags: ['Sealing'], category: 'maintenance' },
    { id: 2, title: 'Large Tile', excerpt: 'A flat slab.', tags: ['leveling'], category: 'installation' },
  ];
  test.each([
    ['', [0, 1, 2]],
    ['q=DECISIONS', [0]],
    ['q=walnut', [0, 1]],
    ['q=slab', [0, 2]],
    ['category=installation', [2]],
    ['q=walnut&category=maintenance', [1]],
  ])('%j shows %j', (search, expected) => {
    expect(filterGuides(guides, readGuideQuery(params(search))).map(({ id }) => id)).toEqual(expected);
  });
});
