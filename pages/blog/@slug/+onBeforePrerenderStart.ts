import { articles } from '#site/index.ts';

/** URLs of the articles. */
export function onBeforePrerenderStart(): string[] {
  return articles.map(({ slug }) => `/blog/${slug}`);
}
