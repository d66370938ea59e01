import type { PageContextServer } from 'vike/types';
import type { Crumb, Head } from '#schema/content/page.ts';
import { fill } from '#schema/rules/fill.ts';
import { type Language, languageOf, pathIn } from '#schema/rules/language.ts';
import { editionOf } from '#site/editions.ts';
import { articleLink, serviceLink } from '#site/frame.ts';
import { changedOn } from '#site/history.ts';
import { type ArticlePage, articleIn, articles, contentIn, findCity, imageIn } from '#site/index.ts';
import { pathOf } from '#site/pages.ts';
import { wordsIn } from '#site/read/words.ts';
import { describePost } from '#site/structured-data/article.ts';
import { describeFaq } from '#site/structured-data/faq.ts';
import { toId } from '#site/structured-data/ids.ts';
import { addGraph, homeIn } from '#site/structured-data/page.ts';

export type Data = ReturnType<typeof data>;

export function data({ urlOriginal, routeParams }: PageContextServer) {
  const language = languageOf(urlOriginal);
  const article = articleIn(language, routeParams.slug ?? '');
  const words = wordsIn(language).article;
  const { business, costGuide } = contentIn(language);
  const trail = makeTrail(language, article);
  const modified = changedOn(pathIn(language, pathOf('article', article.slug)));
  return {
    head: makeHead(language, article, trail, modified),
    language,
    modified,
    trail,
    article,
    words,
    author: fill(words.author, { name: business.name }),
    phone: business.phone,
    hero: imageIn(language, article.image),
    ...neighbors(language, article),
    services: article.services.map((slug) => serviceLink(language, slug)),
    cities: article.cities.map(findCity).map(({ slug, name }) => ({ href: pathOf('city', slug), name })),
    cost: costGuide,
  };
}

/** The articles before and after this one that are in its language. */
function neighbors(language: Language, { slug, next }: ArticlePage) {
  const link = (article?: ArticlePage) => {
    if (!article || editionOf(language, pathOf('article', article.slug)) !== language) return null;
    return articleLink(language, article.slug);
  };
  return { previous: link(articles.find((each) => each.next === slug)), next: link(next ? articleIn('en', next) : undefined) };
}

function makeHead(language: Language, article: ArticlePage, trail: Crumb[], modified: string): Head {
  const { title, category, date, readMinutes, seo } = article;
  const path = pathIn(language, pathOf('article', article.slug));
  const hero = imageIn(language, article.image);
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
    { trail, hero, mainEntity: toId(path, 'article'), nodes: [post, describeFaq(path, article.faq)] },
  );
}

/** The list of articles is only in English. */
function makeTrail(language: Language, { title }: ArticlePage): Crumb[] {
  const blog = { name: wordsIn(language).blog.name, href: '/blog', label: wordsIn(language).article.back };
  return [homeIn(language), ...(editionOf(language, '/blog') === language ? [blog] : []), { name: title }];
}
