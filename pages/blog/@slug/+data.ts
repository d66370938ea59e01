import type { PageContextServer } from 'vike/types';
import { fill } from '#schema/rules/fill.ts';
import { type Language, languageOf, pathIn } from '#schema/rules/language.ts';
import { editionOf } from '#site/editions.ts';
import { floorPrice, installedTotals } from '#site/floor-price.ts';
import { articleLink, serviceLink } from '#site/frame.ts';
import { changedOn } from '#site/history.ts';
import { type ArticlePage, articleIn, articles, contentIn, drawingIn, findCity, imageIn } from '#site/index.ts';
import { pathOf } from '#site/pages.ts';
import { floorKinds } from '#site/read/floor-kinds.ts';
import { picks } from '#site/read/picks.ts';
import { wordsIn } from '#site/read/words.ts';
import { describePost } from '#site/structured-data/article.ts';
import { describeFaq } from '#site/structured-data/faq.ts';
import { definePage } from '../../define-page.ts';

export type Data = ReturnType<typeof data>;

export function data({ urlOriginal, routeParams }: PageContextServer) {
  const language = languageOf(urlOriginal);
  const article = articleIn(language, routeParams.slug ?? '');
  const words = wordsIn(language).article;
  const { business, costGuide } = contentIn(language);
  const { title, category, date, readMinutes, seo } = article;
  const path = pathIn(language, pathOf('article', article.slug));
  const modified = changedOn(path);
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
  return {
    ...definePage(
      path,
      { name: title, ...seo },
      {
        back: words.back,
        head: { article: { published: date, modified, section: category } },
        nodes: [post, ...(article.faq.length > 0 ? [describeFaq(path, article.faq)] : [])],
      },
    ),
    language,
    modified,
    article,
    isAboutCosts: article.slug === picks.costGuide,
    words,
    author: fill(words.author, { name: business.name }),
    hero,
    drawing: article.drawing && drawingIn(language, article.drawing),
    services: article.services.map((slug) => serviceLink(language, slug)),
    cities: article.cities.map(findCity).map(({ slug, name }) => ({ href: pathOf('city', slug), name })),
    more: neighbors(language, article),
    cost: {
      ...costGuide,
      types: costGuide.types.map((type) => ({ ...type, ...floorAt(language, type.href) })),
      totals: installedTotals,
    },
  };
}

/** The picture and the usual price of the floor whose service is at this address. */
function floorAt(language: Language, href: string) {
  const kind = floorKinds[language].kinds.find(({ service }) => service && pathOf('service', service) === href);
  return kind?.price
    ? { swatch: imageIn(language, kind.swatch), price: floorPrice(kind.price, 'installed') }
    : { swatch: undefined, price: undefined };
}

/** The articles before and after this one that are in its language. */
function neighbors(language: Language, { slug, next }: ArticlePage) {
  const words = wordsIn(language).article;
  return [
    { label: words.previous, article: articles.find((each) => each.next === slug) },
    { label: words.next, article: next ? articleIn('en', next) : undefined },
  ].flatMap(({ label, article }) => {
    if (!article || editionOf(language, pathOf('article', article.slug)) !== language) return [];
    const { name, href } = articleLink(language, article.slug);
    return [{ name: `${label}: ${name}`, href }];
  });
}
