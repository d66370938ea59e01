import type { PageContextServer } from 'vike/types';
import { fill } from '#schema/rules/fill.ts';
import { languageOf, pathIn } from '#schema/rules/language.ts';
import { costGuide } from '#site/frame.ts';
import { articles, cities, contentIn, imageIn, services } from '#site/index.ts';
import { hasPage, pathOf } from '#site/pages.ts';
import { picks } from '#site/read/picks.ts';
import { wordsIn } from '#site/read/words.ts';
import { definePage } from '../define-page.ts';

export type Data = ReturnType<typeof data>;

export function data({ urlOriginal }: PageContextServer) {
  const language = languageOf(urlOriginal);
  const words = wordsIn(language).notFound;
  const business = contentIn(language).business;
  const path = pathIn(language, pathOf('notFound'));
  const pictures = picks.pictures.notFound;
  const ways = [
    [words.services, pathOf('services'), fill(words.aboutServices, { count: services.length }), pictures.services],
    [words.prices, costGuide, words.aboutPrices, pictures.prices],
    [words.visualizer, pathOf('visualizer'), words.aboutVisualizer, picks.pictures.visualizer ?? pictures.services],
    [words.cities, pathOf('cities'), fill(words.aboutCities, { count: cities.length }), pictures.cities],
    [
      words.articles,
      pathOf('blog'),
      fill(words.aboutArticles, { count: articles.length }),
      pictures.articles ?? pictures.services,
    ],
    [words.estimate, pathOf('contact'), fill(words.aboutEstimate, { time: business.promisedContact }), pictures.estimate],
  ] as const;
  return {
    ...definePage(path, { title: `${words.missing} | ${business.name}`, description: words.description }),
    words,
    floor: imageIn(language, pictures.floor),
    ways: ways
      .filter(([, href]) => hasPage(href))
      .map(([name, href, text, image]) => ({ name, href, text, image: imageIn(language, image) })),
  };
}
