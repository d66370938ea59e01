import type { PageContextServer } from 'vike/types';
import { localizeLink } from '../../content/editions.ts';
import { articles, cities, contentIn, imageIn, serviceCards } from '../../content/index.ts';
import { wordsIn } from '../../content/words.ts';
import { fill } from '../../schema/fill.ts';
import { languageOf, pathIn } from '../../schema/language.ts';
import type { Head } from '../../schema/page.ts';

export type Data = ReturnType<typeof data>;

export function data({ urlOriginal }: PageContextServer) {
  const language = languageOf(urlOriginal);
  const words = wordsIn(language).notFound;
  const business = contentIn(language).business;
  const head: Head = {
    path: pathIn(language, '/404'),
    title: `${words.heading} | ${business.name}`,
    description: words.description,
    noindex: true,
  };
  const ways = [
    {
      name: words.services,
      href: '/services',
      text: fill(words.aboutServices, { count: serviceCards.length }),
      image: imageIn(language, 'stairs-foot'),
    },
    {
      name: words.cities,
      href: '/cities',
      text: fill(words.aboutCities, { count: cities.length }),
      image: imageIn(language, 'living-window'),
    },
    {
      name: words.articles,
      href: '/blog',
      text: fill(words.aboutArticles, { count: articles.length }),
      image: imageIn(language, 'living-oak-corner'),
    },
    {
      name: words.estimate,
      href: '/contact',
      text: fill(words.aboutEstimate, { time: business.promisedContact }),
      image: imageIn(language, 'hall-walnut'),
    },
  ];
  return {
    head,
    words,
    phone: business.phone,
    floor: imageIn(language, 'pattern-walnut'),
    ways: ways.map((way) => localizeLink(language, way)),
  };
}
