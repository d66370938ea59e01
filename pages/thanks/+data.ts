import type { PageContextServer } from 'vike/types';
import { type Language, languageOf, pathIn } from '#schema/rules/language.ts';
import { editionOf } from '#site/editions.ts';
import { emergencyPath } from '#site/frame.ts';
import { articleIn, contentIn, imageIn, infoPageIn, serviceIn } from '#site/index.ts';
import { pathOf } from '#site/pages.ts';
import { floorKinds } from '#site/read/floor-kinds.ts';
import { picks } from '#site/read/picks.ts';
import { wordsIn } from '#site/read/words.ts';
import { definePage } from '../define-page.ts';

export type Data = ReturnType<typeof data>;

export function data({ urlOriginal, urlPathname }: PageContextServer) {
  const language = languageOf(urlOriginal);
  const { business } = contentIn(language);
  const isUrgent = urlPathname.endsWith('/urgent');
  const { contact, thanks } = wordsIn(language);
  const said = isUrgent ? { title: `${contact.urgent.heading} | {name}`, description: contact.urgent.sent } : thanks;
  const { head } = definePage(pathIn(language, pathOf(isUrgent ? 'urgentThanks' : 'thanks')), said, {
    values: { name: business.name },
  });
  return {
    head,
    isUrgent,
    phone: business.phone,
    help: emergencyPath,
    reading: readingIn(language).map(({ image, ...page }) => ({ ...page, image: imageIn(language, image) })),
  };
}

/** Where an article isn't in Spanish, that page leads to another page. */
function readingIn(language: Language) {
  const isInLanguage = (address: string) => editionOf(language, address) === language;
  const read = picks.reading
    .filter((slug) => isInLanguage(pathOf('article', slug)))
    .map((slug) => articleIn(language, slug))
    .map(({ slug, title, excerpt, image }) => ({ href: pathOf('article', slug), title, excerpt, image }));
  const service = floorKinds.en.kinds.map((kind) => kind.service).find((slug) => slug && isInLanguage(pathOf('service', slug)));
  const pages = [
    ...(service ? [{ href: pathOf('service', service), ...serviceIn(language, service) }] : []),
    ...(picks.emergencyPage && emergencyPath && isInLanguage(emergencyPath)
      ? [{ href: emergencyPath, ...infoPageIn(language, picks.emergencyPage) }]
      : []),
  ].map(({ href, hero, seo, image }) => ({ href, title: hero.heading, excerpt: seo.description, image }));
  return [...read, ...pages].slice(0, 3);
}
