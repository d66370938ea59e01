import { matchesSearch } from '#components/filter/matches-search.ts';
import { oneOf } from '#components/filter/use-query-state.ts';

const categoryFilters = ['all', 'buying-guide', 'maintenance', 'installation', 'comparison'] as const;

type GuideQuery = { q: string; category: (typeof categoryFilters)[number] };

interface Guide {
  title: string;
  excerpt: string;
  tags: string[];
  category: string;
}

export function readGuideQuery(params: URLSearchParams): GuideQuery {
  return { q: params.get('q') ?? '', category: oneOf(categoryFilters, params.get('category')) };
}

/** Guides of the category with the search text in title, excerpt or a tag. */
export function filterGuides<Entry extends Guide>(guides: Entry[], { q, category }: GuideQuery): Entry[] {
  return guides.filter(
    (guide) =>
      (category === 'all' || guide.category === category) && matchesSearch([guide.title, guide.excerpt, ...guide.tags], q),
  );
}

/** Categories with the number of guides in each. */
export function countByCategory(guides: { category: string }[]): { value: GuideQuery['category']; count: number }[] {
  return categoryFilters.map((value) => ({
    value,
    count: value === 'all' ? guides.length : guides.filter(({ category }) => category === value).length,
  }));
}
