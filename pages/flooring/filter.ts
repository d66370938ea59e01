import { matchesSearch } from '#components/filter/matches-search.ts';
import { oneOf } from '#components/filter/use-query-state.ts';

export const priceFilters = ['all', '0-3', '3-6', '6-10', '10-plus'] as const;
export const sortOrders = ['popular', 'price-low', 'price-high', 'rating', 'newest'] as const;

type PriceFilter = (typeof priceFilters)[number];
type SortOrder = (typeof sortOrders)[number];

type CatalogQuery = { q: string; category: string; price: PriceFilter; sort: SortOrder };

interface Product {
  name: string;
  style: string;
  description: string;
  features: readonly string[];
  category: string;
  pricePerSqFt: number;
  rating: number;
  /** ISO date. */
  added: string;
}

/** US dollars per sq ft. A price on a boundary belongs to both ranges. */
const bounds: Record<PriceFilter, { from: number; to: number }> = {
  all: { from: 0, to: Number.POSITIVE_INFINITY },
  '0-3': { from: 0, to: 3 },
  '3-6': { from: 3, to: 6 },
  '6-10': { from: 6, to: 10 },
  '10-plus': { from: 10, to: Number.POSITIVE_INFINITY },
};

/** The content is sorted by popularity, and products that compare as equal keep that order. */
const comparisons: Record<SortOrder, (a: Product, b: Product) => number> = {
  popular: () => 0,
  'price-low': (a, b) => a.pricePerSqFt - b.pricePerSqFt,
  'price-high': (a, b) => b.pricePerSqFt - a.pricePerSqFt,
  rating: (a, b) => b.rating - a.rating,
  newest: (a, b) => b.added.localeCompare(a.added),
};

export function makeCatalogQueryReader(categories: readonly string[]): (params: URLSearchParams) => CatalogQuery {
  return (params) => ({
    q: params.get('q') ?? '',
    category: oneOf(['all', ...categories], params.get('category')),
    price: oneOf(priceFilters, params.get('price')),
    sort: oneOf(sortOrders, params.get('sort')),
  });
}

/** Products of the category and price range with the search text in what their cards say, sorted. */
export function filterProducts<Entry extends Product>(products: Entry[], { q, category, price, sort }: CatalogQuery): Entry[] {
  const { from, to } = bounds[price];
  return products
    .filter(
      (product) =>
        (category === 'all' || product.category === category) &&
        product.pricePerSqFt >= from &&
        product.pricePerSqFt <= to &&
        matchesSearch([product.name, product.style, product.description, ...product.features], q),
    )
    .sort(comparisons[sort]);
}
