import { oneOf } from '../../../components/filter/use-query-state.ts';

interface Article {
  title: string;
  excerpt: string;
  category: string;
}

type BlogQuery = { q: string; category: string };

/** Reads the query string of a blog with these categories, each in lower case with hyphens. */
export function blogQueryReader(categories: readonly string[]): (params: URLSearchParams) => BlogQuery {
  const ids = categories.map(categoryId);
  return (params) => ({ q: params.get('q') ?? '', category: oneOf(['all', ...ids], params.get('category')) });
}

export function categoryId(category: string): string {
  return category
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Articles of the category with the search text in title, excerpt or category. */
export function filterArticles<Card extends Article>(articles: Card[], { q, category }: BlogQuery): Card[] {
  const wanted = q.trim().toLowerCase();
  return articles.filter(
    (article) =>
      (category === 'all' || categoryId(article.category) === category) &&
      [article.title, article.excerpt, article.category].some((text) => text.toLowerCase().includes(wanted)),
  );
}
