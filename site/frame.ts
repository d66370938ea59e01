/** What the header and the footer link to, in each language. */
import { fill } from '#schema/rules/fill.ts';
import type { Language } from '#schema/rules/language.ts';
import { mainCounties } from './business.ts';
import { editionOf, hasSpanish, localize, localizeLink } from './editions.ts';
import { articleIn, business, cities, contentIn, infoPageIn, serviceIn } from './index.ts';
import { answerAt, withPage } from './pages.ts';
import { order } from './read/order.ts';
import { picks } from './read/picks.ts';
import { wordsIn } from './read/words.ts';

/** Where links about prices lead. */
export const costGuide = picks.costGuide ? `/blog/${picks.costGuide}` : '/services';

export function menusIn(language: Language) {
  const words = wordsIn(language).frame;
  const menus = [
    {
      name: words.flooring,
      links: order.flooring.map((slug) => serviceLink(language, slug)),
      caption: null,
      more: withPage([
        { name: words.allProducts, href: '/flooring' },
        { name: words.seeFloors, href: '/visualizer' },
        { name: words.prices, href: pricesIn(language) },
      ]).map((link) => localizeLink(language, link)),
    },
    {
      name: words.services,
      links: order.roomsAndWork.map((slug) => serviceLink(language, slug)),
      caption: null,
      more: [{ name: words.allServices, href: '/services' }, ...emergencyLinks(language)].map((link) =>
        localizeLink(language, link),
      ),
    },
    {
      name: words.areas,
      links: cities.slice(0, order.menuCityCount).map(({ name, slug, county }) => ({
        name,
        ...localize(language, `/cities/${slug}`),
        description: localizeLink(language, { name: fill(words.county, { name: county }), href: `/cities/${slug}` }).name,
      })),
      caption: fill(words.citiesCaption, { count: cities.length }),
      more: [localizeLink(language, { name: words.allAreas, href: '/cities' })],
    },
  ];
  return menus.filter(({ links }) => links.length > 0);
}

/** Plain links after the menus. The Spanish menu leaves out pages that are only in English. */
export function menuLinksIn(language: Language) {
  const words = wordsIn(language).frame;
  return withPage([
    { name: words.trends, href: '/trends' },
    { name: words.gallery, href: '/gallery' },
    { name: words.guides, href: '/guides' },
    { name: words.blog, href: '/blog' },
    { name: words.contact, href: '/contact' },
  ])
    .filter(({ href }) => language === 'en' || hasSpanish(href))
    .map((link) => localizeLink(language, link));
}

/** What people are in a hurry for: at the top of every page on phones, and of the menu there. */
export function quickLinksIn(language: Language) {
  const words = wordsIn(language).frame;
  return withPage([
    ...emergencyLinks(language),
    { name: words.tryFloors, href: '/visualizer', icon: 'floors' as const },
    { name: words.prices, href: pricesIn(language), icon: 'price' as const },
  ]).map((link) => localizeLink(language, link));
}

function emergencyLinks(language: Language) {
  const { emergencyPage } = picks;
  return emergencyPage ? [{ name: wordsIn(language).frame.waterDamage, href: `/${emergencyPage}`, icon: 'water' as const }] : [];
}

/** What to do until we come, if there is a page about it. */
export function emergencyLinkIn(language: Language) {
  return emergencyLinks(language).map((link) => localizeLink(language, link))[0];
}

/** The cost guide, or the list of services with their prices if the guide isn't in this language. */
function pricesIn(language: Language): string {
  return editionOf(language, costGuide) === language ? costGuide : '/services';
}

export function footerIn(language: Language) {
  const words = wordsIn(language).frame;
  return {
    services: contentIn(language).serviceCards.map((card) => card.title),
    areas: [...mainCounties.map((name) => fill(words.county, { name })), ...moreCounties(language)],
    insurance: answerAt('about', 'insurance'),
    company: order.pages.map((slug) => infoLink(language, slug)),
    more: withPage([
      { name: words.catalog, href: '/flooring' },
      { name: words.visualizer, href: '/visualizer' },
      { name: words.privacy, href: '/privacy' },
    ]).map((link) => localizeLink(language, link)),
  };
}

function moreCounties(language: Language): string[] {
  const count = business.counties.served.length - mainCounties.length;
  return count > 0 ? [fill(wordsIn(language).frame.moreCounties, { count })] : [];
}

/** A link to a service's page with its line for menus. An English page has no line on a Spanish one. */
export function serviceLink(language: Language, slug: string) {
  const href = `/services/${slug}`;
  const service = serviceIn(editionOf(language, href), slug);
  return localizeLink(language, {
    name: service.name,
    href,
    description: editionOf(language, href) === language ? service.menuLine : '',
  });
}

/** A link to an article. `nameLang` is set if its title isn't in this language. */
export function articleLink(language: Language, slug: string) {
  const href = `/blog/${slug}`;
  const link = localize(language, href);
  return { ...link, name: articleIn(editionOf(language, href), slug).title, nameLang: link.hrefLang };
}

/** A link to a page about how we work, with what that page says in a line. An English page has no line on a Spanish one. */
export function infoLink(language: Language, slug: string) {
  const href = `/${slug}`;
  const edition = editionOf(language, href);
  const { name, line } = infoPageIn(edition, slug);
  return localizeLink(language, { name, href, text: edition === language ? line : '' });
}
