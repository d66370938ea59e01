import type { PageContextServer } from 'vike/types';
import type { Faq } from '#schema/content/files/parts.ts';
import type { Head } from '#schema/content/page.ts';
import { fill } from '#schema/rules/fill.ts';
import { type Language, languageOf, pathIn } from '#schema/rules/language.ts';
import { editionOf, localizeLink } from '#site/editions.ts';
import { articleLink, footerIn, menuLinksIn, menusIn, quickLinksIn } from '#site/frame.ts';
import { articles, cities, contentIn, guides, imageIn, infoPageIn, infoPages, serviceIn, services } from '#site/index.ts';
import { hasPage, pathOf } from '#site/pages.ts';
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
    // Somebody who looks for prices finds them, though the page has another name.
    pages: [...new Map(pagesIn(language).map((link) => [link.href, link])).values(), pricesIn(language)],
  };
}

function pricesIn(language: Language) {
  const { prices } = wordsIn(language).frame;
  const link = quickLinksIn(language).find(({ name }) => name === prices);
  if (!link) throw new Error('The quick links have no prices');
  return { ...link, nameLang: undefined };
}

/** Every page that somebody may have been looking for. */
function pagesIn(language: Language) {
  const { menus, footer } = { menus: menusIn(language), footer: footerIn(language) };
  const links = [
    ...menus.flatMap(({ links, more }) => [...links, ...more]),
    ...menuLinksIn(language),
    ...footer.more,
    ...cities.map(({ name, slug }) => ({ name, href: pathOf('city', slug) })),
  ];
  return [
    ...links.map(({ name, href }) => ({ name, href, nameLang: undefined })),
    ...footer.company.map(({ name, href }) => ({ name, href, nameLang: undefined })),
    ...articles.map(({ slug }) => articleLink(language, slug)),
    ...guides.map(({ title, id }) => ({
      name: title,
      href: pathOf('guide', id),
      nameLang: language === 'en' ? undefined : 'en',
    })),
    ...answersIn(language),
  ];
}

/** Questions that people look for by their subject, such as sales tax. */
function answersIn(language: Language) {
  const link = (path: string, faq: readonly Faq[]) =>
    faq.flatMap(({ id, question }) => (id ? [{ name: question, href: `${path}#${id}`, nameLang: undefined }] : []));
  return [
    ...infoPages.flatMap(({ slug }) => link(`/${slug}`, infoPageIn(editionOf(language, `/${slug}`), slug).faq)),
    ...services.flatMap(({ slug }) => link(`/services/${slug}`, serviceIn(editionOf(language, `/services/${slug}`), slug).faq)),
  ];
}
