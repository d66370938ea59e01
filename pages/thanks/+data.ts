import type { PageContextServer } from 'vike/types';
import { localizeLink } from '../../content/editions.ts';
import { contentIn, findArticle, imageIn, infoPageIn, serviceIn } from '../../content/index.ts';
import { wordsIn } from '../../content/words.ts';
import { fill } from '../../schema/fill.ts';
import { type Language, languageOf, pathIn } from '../../schema/language.ts';
import type { Head } from '../../schema/page.ts';

export type Data = ReturnType<typeof data>;

export function data({ urlOriginal }: PageContextServer) {
  const language = languageOf(urlOriginal);
  const words = wordsIn(language).thanks;
  const { business } = contentIn(language);
  const head: Head = {
    path: pathIn(language, '/thanks'),
    title: fill(words.title, { name: business.name }),
    description: fill(words.description, { time: business.promisedContact }),
    noindex: true,
  };
  return {
    head,
    words: { ...words, haveReady: wordsIn(language).ownRequest.haveReady },
    language,
    phone: business.phone,
    hours: business.hours,
    contactWithin: business.promisedContact,
    quoteTime: business.quoteTime,
    reading: readingIn(language).map(({ href, title, excerpt, image }) => ({
      ...localizeLink(language, { href, name: title }),
      excerpt,
      image: imageIn(language, image),
    })),
  };
}

const articles = [
  'flooring-cost-guide-austin-2025',
  'flooring-installation-timeline-cedar-park',
  'lvp-vs-hardwood-central-texas',
];

/** No article is in Spanish, so that page leads to other pages. */
function readingIn(language: Language) {
  if (language === 'en') {
    return articles.map(findArticle).map(({ slug, title, excerpt, image }) => ({ href: `/blog/${slug}`, title, excerpt, image }));
  }
  const services = ['hardwood-flooring-austin', 'floor-refinishing-austin'].map((slug) => ({
    href: `/services/${slug}`,
    ...serviceIn(language, slug),
  }));
  return [...services, { href: '/water-damage', ...infoPageIn(language, 'water-damage') }].map(({ href, hero, seo, image }) => ({
    href,
    title: hero.heading,
    excerpt: seo.description,
    image,
  }));
}
