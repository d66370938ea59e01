import type { PageContextServer } from 'vike/types';
import { changedOn } from '#site/history.ts';
import { findGuide, guides, image } from '#site/index.ts';
import { pathOf } from '#site/pages.ts';
import { describeArticle } from '#site/structured-data/article.ts';
import { definePage } from '../../define-page.ts';

export type Data = ReturnType<typeof data>;

export function data(pageContext: PageContextServer) {
  const guide = findGuide(pageContext.routeParams.slug ?? '');
  const path = pathOf('guide', guide.id);
  const published = guide.publishDate;
  const modified = changedOn(path);
  const hero = image(guide.floor);
  const article = describeArticle({ path, headline: guide.title, description: guide.seo.description, published, modified, hero });
  return {
    ...definePage(path, { name: guide.title, ...guide.seo }, { head: { article: { published, modified } }, nodes: [article] }),
    guide,
    modified,
    hero,
    others: guides
      .filter(({ id }) => id !== guide.id)
      .map((other) => ({ name: other.title, href: pathOf('guide', other.id), image: image(other.image) })),
  };
}
