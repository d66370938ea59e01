import type { PageContextServer } from 'vike/types';
import {
  type ArticlePage,
  articles,
  business,
  costFactors,
  costTypes,
  findArticle,
  findCity,
  findService,
  image,
} from '../../../content/index.ts';
import { faqPage } from '../../../content/structured-data.ts';
import type { Head } from '../../../schema/page.ts';

export type Data = ReturnType<typeof data>;

export function data(pageContext: PageContextServer) {
  const article = findArticle(pageContext.routeParams.slug ?? '');
  const previous = articles.find(({ next }) => next === article.slug);
  const next = article.next ? findArticle(article.next) : undefined;
  return {
    head: headOf(article),
    article,
    author: `The ${business.name} team`,
    phone: business.phone,
    hero: image(article.image),
    previous: previous ? linkOf(previous) : null,
    next: next ? linkOf(next) : null,
    services: article.services.map(findService).map(({ slug, name }) => ({ href: `/services/${slug}`, name })),
    cities: article.cities.map(findCity).map(({ slug, name }) => ({ href: `/cities/${slug}`, name })),
    cost: { types: costTypes, factors: costFactors },
  };
}

function linkOf({ slug, title }: ArticlePage) {
  return { href: `/blog/${slug}`, title };
}

function headOf(article: ArticlePage): Head {
  const path = `/blog/${article.slug}`;
  const url = business.siteUrl + path;
  const company = { '@type': 'Organization', name: business.name, url: business.siteUrl };
  return {
    path,
    ...article.seo,
    type: 'article',
    jsonLd: [
      {
        '@type': 'Article',
        '@id': `${url}#article`,
        headline: article.title,
        description: article.seo.description,
        datePublished: article.date,
        author: company,
        publisher: { ...company, telephone: business.phone.text },
        mainEntityOfPage: url,
      },
      faqPage(path, article.faq),
    ],
  };
}
