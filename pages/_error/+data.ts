import type { PageContextServer } from 'vike/types';
import type { Head } from '#schema/content/page.ts';
import { fill } from '#schema/rules/fill.ts';
import { languageOf, pathIn } from '#schema/rules/language.ts';
import { localizeLink } from '#site/editions.ts';
import { articles, cities, contentIn, imageIn, services } from '#site/index.ts';
import { hasPage } from '#site/pages.ts';
import { picks } from '#site/read/picks.ts';
import { wordsIn } from '#site/read/words.ts';

export type Data = ReturnType<typeof data>;

export function data({ urlOriginal }: PageContextServer) {
  const language = languageOf(urlOriginal);
  const words = wordsIn(language).notFound;
  const business = contentIn(language).business;
  const head: Head = {
    path: pathIn(language, '/404'),
    title: `${words.missing} | ${business.name}`,
    description: words.description,
    noindex: true,
  };
  const pictures = picks.pictures.notFound;
  const ways = [
    [words.services, '/services', fill(words.aboutServices, { count: services.length }), pictures.services],
    [words.cities, '/cities', fill(words.aboutCities, { count: cities.length }), pictures.cities],
    [words.articles, '/blog', fill(words.aboutArticles, { count: articles.length }), pictures.articles ?? pictures.services],
    [words.estimate, '/contact', fill(words.aboutEstimate, { time: business.promisedContact }), pictures.estimate],
  ] as const;
  return {
    head,
    words,
    phone: business.phone,
    floor: imageIn(language, pictures.floor),
    ways: ways
      .filter(([, href]) => hasPage(href))
      .map(([name, href, text, image]) => ({
        ...localizeLink(language, { name, href }),
        text,
        image: imageIn(language, image),
      })),
  };
}
