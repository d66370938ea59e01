import { matchesSearch } from '#components/filter/matches-search.ts';
import { oneOf } from '#components/filter/use-query-state.ts';
import { toSlug } from '#schema/rules/slug.ts';

interface Article {
  title: string;
  excerpt: string;
  category: string;
}

type BlogQuery = { q: string; category: string };

/** Returns a function that reads the blog's query string, where a category is in lowercase with hyphens. */
export function makeBlogQueryReader(categories: readonly string[]): (params: URLSearchParams) => BlogQuery {
  const ids = categories.map(toSlug);
  return (params) => ({ q: params.get('q') ?? '', category: oneOf(['all', ...ids], params.get('category')) });
}

/** Articles of the category with the search text in title, excerpt or category. */
export function filterArticles<Card extends Article>(articles: Card[], { q, category }: BlogQuery): Card[] {
  return articles.filter(
    (article) =>
      (category === 'all' || toSlug(article.category) === category) &&
      matchesSearch([article.title, article.excerpt, article.category], q),
  );
}
