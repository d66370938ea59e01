import type { PageContextServer } from 'vike/types';
import { changedOn } from '#site/history.ts';
import { business, findGuide, guides, image } from '#site/index.ts';
import { wordsIn } from '#site/read/words.ts';
import { describeArticle } from '#site/structured-data/article.ts';
import { toId } from '#site/structured-data/ids.ts';
import { addGraph, home } from '#site/structured-data/page.ts';

export type Data = ReturnType<typeof data>;

export function data(pageContext: PageContextServer) {
  const guide = findGuide(pageContext.routeParams.slug ?? '');
  const path = `/guides/${guide.id}`;
  const published = guide.publishDate;
  const modified = changedOn(path);
  const trail = [home, { name: wordsIn('en').guides.name, href: '/guides' }, { name: guide.title }];
  const hero = image(guide.floor);
  const article = describeArticle({ path, headline: guide.title, description: guide.seo.description, published, modified, hero });
  return {
    head: addGraph(
      { path, ...guide.seo, article: { published, modified } },
      { trail, hero, mainEntity: toId(path, 'article'), nodes: [article] },
    ),
    trail,
    guide,
    modified,
    hero,
    phone: business.phone,
    others: guides
      .filter(({ id }) => id !== guide.id)
      .map((other) => ({ name: other.title, href: `/guides/${other.id}`, image: image(other.image) })),
  };
}
