import type { PageContextServer } from 'vike/types';
import { changedOn } from '../../../content/history.ts';
import {
  type ArticlePage,
  articles,
  business,
  costExtras,
  costFactors,
  costTypes,
  findArticle,
  findCity,
  findService,
  image,
} from '../../../content/index.ts';
import { describePost } from '../../../content/structured-data/article.ts';
import { describeFaq } from '../../../content/structured-data/faq.ts';
import { toId } from '../../../content/structured-data/ids.ts';
import { addGraph, home } from '../../../content/structured-data/page.ts';
import type { Crumb, Head } from '../../../schema/page.ts';

export type Data = ReturnType<typeof data>;

export function data(pageContext: PageContextServer) {
  const article = findArticle(pageContext.routeParams.slug ?? '');
  const previous = articles.find(({ next }) => next === article.slug);
  const next = article.next ? findArticle(article.next) : undefined;
  return {
    head: makeHead(article),
    trail: makeTrail(article),
    article,
    author: `The ${business.name} team`,
    phone: business.phone,
    hero: image(article.image),
    previous: previous ? toLink(previous) : null,
    next: next ? toLink(next) : null,
    services: article.services.map(findService).map(({ slug, name }) => ({ href: `/services/${slug}`, name })),
    cities: article.cities.map(findCity).map(({ slug, name }) => ({ href: `/cities/${slug}`, name })),
    cost: { types: costTypes, factors: costFactors, extras: costExtras },
  };
}

function toLink({ slug, title }: ArticlePage) {
  return { href: `/blog/${slug}`, title };
}

function makeHead(article: ArticlePage): Head {
  const { title, category, date, readMinutes, seo } = article;
  const path = `/blog/${article.slug}`;
  const hero = image(article.image);
  const modified = changedOn(path);
  const post = describePost({
    path,
    headline: title,
    description: seo.description,
    section: category,
    readMinutes,
    published: date,
    modified,
    hero,
  });
  return addGraph(
    { path, ...seo, article: { published: date, modified, section: category } },
    { trail: makeTrail(article), hero, mainEntity: toId(path, 'article'), nodes: [post, describeFaq(path, article.faq)] },
  );
}

function makeTrail({ title }: ArticlePage): Crumb[] {
  return [home, { name: 'Blog', href: '/blog', label: 'Back to Blog' }, { name: title }];
}
