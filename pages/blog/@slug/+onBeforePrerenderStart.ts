import { articles } from '../../../content/index.ts';

/** URLs of the articles. */
export function onBeforePrerenderStart(): string[] {
  return articles.map(({ slug }) => `/blog/${slug}`);
}
