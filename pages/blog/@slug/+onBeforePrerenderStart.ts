import { articles } from '../../../content/index.ts';

/** The addresses of all articles. */
export function onBeforePrerenderStart(): string[] {
  return articles.map(({ slug }) => `/blog/${slug}`);
}
