import type { PageContextServer } from 'vike/types';
import { editionOf, localizeLink } from '../../content/editions.ts';
import { factText } from '../../content/facts.ts';
import { articleIn, contentIn, imageIn, infoPageIn, serviceIn } from '../../content/index.ts';
import { wordsIn } from '../../content/words.ts';
import { fill } from '../../schema/fill.ts';
import { type Language, languageOf, pathIn, toEnglishPath } from '../../schema/language.ts';
import type { Head } from '../../schema/page.ts';

export type Data = ReturnType<typeof data>;

export function data({ urlOriginal, urlPathname }: PageContextServer) {
  const language = languageOf(urlOriginal);
  const words = wordsIn(language).thanks;
  const { urgent } = wordsIn(language).contact.form;
  const { business } = contentIn(language);
  const isUrgent = urlPathname.endsWith('/urgent');
  const head: Head = {
    path: pathIn(language, toEnglishPath(urlPathname)),
    title: isUrgent ? `${urgent.heading} | ${business.name}` : fill(words.title, { name: business.name }),
    description: isUrgent ? urgent.sent : fill(words.description, { time: business.promisedContact }),
    noindex: true,
  };
  return {
    head,
    words: { ...words, haveReady: wordsIn(language).ownRequest.haveReady },
    language,
    urgent: isUrgent ? { words: urgent, help: localizeLink(language, { name: '', href: '/water-damage' }) } : null,
    phone: business.phone,
    hours: { weekdays: factText('open.weekdays', language), saturday: factText('open.saturday', language) },
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

/** Where an article isn't in Spanish, that page leads to another page. */
function readingIn(language: Language) {
  const read = articles
    .filter((slug) => editionOf(language, `/blog/${slug}`) === language)
    .map((slug) => articleIn(language, slug))
    .map(({ slug, title, excerpt, image }) => ({ href: `/blog/${slug}`, title, excerpt, image }));
  const pages = [
    { href: '/services/hardwood-flooring-austin', ...serviceIn(language, 'hardwood-flooring-austin') },
    { href: '/water-damage', ...infoPageIn(language, 'water-damage') },
  ].map(({ href, hero, seo, image }) => ({ href, title: hero.heading, excerpt: seo.description, image }));
  return [...read, ...pages].slice(0, articles.length);
}
