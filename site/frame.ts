/** What the header and the footer link to, by English addresses. Whoever shows a link leads it to the edition in the page's language. */
import { fill } from '#schema/rules/fill.ts';
import type { Language } from '#schema/rules/language.ts';
import type { PageTopic } from '#schema/rules/request-context.ts';
import { mainCounties } from './business.ts';
import { editionOf } from './editions.ts';
import { articleIn, business, cities, contentIn, findCity, findGuide, infoPageIn, infoPages, serviceIn } from './index.ts';
import { familyNames, hasPage, pages, pathOf } from './pages.ts';
import { order } from './read/order.ts';
import { picks } from './read/picks.ts';
import { wordsIn } from './read/words.ts';
import { type FamilyName, type Place, routes } from './routes.ts';

/** Where links about prices lead. */
export const costGuide = picks.costGuide ? pathOf('article', picks.costGuide) : pathOf('services');

/** The calculator on the home page. */
const pricesPath = `${pathOf('home')}#prices`;

/** What to do until we come, if there is a page about it. */
export const emergencyPath = picks.emergencyPage ? pathOf('info', picks.emergencyPage) : null;

/** The advice on asbestos and dust: a page, or an answer on one. */
export const oldFloorsPath = picks.oldFloorsPage ? pathOf('info', picks.oldFloorsPage) : answerAt('payment', 'asbestos');

export function menusIn(language: Language) {
  const words = wordsIn(language).frame;
  const menus = [
    {
      name: words.flooring,
      links: order.flooring.map((slug) => serviceLink(language, slug)),
      caption: null,
      more: [...linksIn('flooring', language), { name: words.prices, href: pricesPath }],
    },
    {
      name: words.services,
      links: order.roomsAndWork.map((slug) => serviceLink(language, slug)),
      caption: null,
      more: [...linksIn('services', language), ...companyLinksIn(language)],
    },
    {
      name: words.areas,
      links: cities.slice(0, order.menuCityCount).map(({ name, slug, county }) => ({
        name,
        href: pathOf('city', slug),
        description: fill(words.county, { name: county }),
      })),
      caption: fill(words.citiesCaption, { count: cities.length }),
      more: linksIn('areas', language),
    },
  ];
  return menus.filter(({ links }) => links.length > 0);
}

/** Pages about how we work. */
export function companyLinksIn(language: Language) {
  return order.pages.map((slug) => infoLink(language, slug));
}

/** Plain links after the menus. The Spanish menu leaves out pages that are only in English. */
export function menuLinksIn(language: Language, form = pathOf('contact')) {
  return linksIn('bar', language)
    .filter(({ href }) => editionOf(language, href) === language)
    .map((link) => (link.href === pathOf('contact') ? { ...link, href: form } : link));
}

/** What a family's page is called. */
export function nameIn(language: Language, family: FamilyName): string {
  const { name } = routes[family];
  if (!name) throw new Error(`The row of ${family} in site/routes.ts has no name`);
  return name(wordsIn(language));
}

/** Links of the table of routes, in its order. */
function linksIn(place: Place, language: Language) {
  const words = wordsIn(language);
  return familyNames.flatMap((family) => {
    const text = routes[family].links?.[place];
    if (!text || !hasPage(pathOf(family))) return [];
    return [{ name: text === true ? nameIn(language, family) : text(words), href: pathOf(family) }];
  });
}

/** What people are in a hurry for: at the top of every page on phones, and of the menu there. */
export function quickLinksIn(language: Language) {
  const { prices } = wordsIn(language).frame;
  return [
    ...emergencyLinks(language),
    ...linksIn('quick', language).map((link) => ({ ...link, icon: 'floors' as const })),
    { name: prices, href: pricesPath, icon: 'price' as const },
  ];
}

function emergencyLinks(language: Language) {
  return emergencyPath ? [{ name: wordsIn(language).frame.waterDamage, href: emergencyPath, icon: 'water' as const }] : [];
}

export function footerIn(language: Language) {
  const words = wordsIn(language).frame;
  return {
    services: contentIn(language).serviceCards.map((card) => card.title),
    areas: [...mainCounties.map((name) => fill(words.county, { name })), ...moreCounties(language)],
    insurance: answerAt('about', 'insurance'),
    company: companyLinksIn(language),
    more: linksIn('footer', language),
  };
}

function moreCounties(language: Language): string[] {
  const count = business.counties.served.length - mainCounties.length;
  return count > 0 ? [fill(wordsIn(language).frame.moreCounties, { count })] : [];
}

/** A link to a service's page with its line for menus. An English page has no line on a Spanish one. */
export function serviceLink(language: Language, slug: string) {
  const { href, edition, nameLang } = entryLink(language, 'service', slug);
  const { name, menuLine } = serviceIn(edition, slug);
  return { name, href, nameLang, description: nameLang ? '' : menuLine };
}

export function articleLink(language: Language, slug: string) {
  const { href, edition, nameLang } = entryLink(language, 'article', slug);
  return { name: articleIn(edition, slug).title, href, nameLang };
}

/** A link to a page about how we work, with what that page says in a line. An English page has no line on a Spanish one. */
export function infoLink(language: Language, slug: string) {
  const { href, edition, nameLang } = entryLink(language, 'info', slug);
  const { name, line } = infoPageIn(edition, slug);
  return { name, href, nameLang, text: nameLang ? '' : line };
}

/** What the form and the inbox call the pages that a link to the form can be from: by what they're about, then by slug. */
export function pageNamesIn(language: Language): Record<PageTopic, Record<string, string>> {
  const namesOf = (about: PageTopic) =>
    Object.fromEntries(
      pages.filter(({ route }) => route.about === about).map(({ family, slug }) => [slug, pageName(language, family, slug)]),
    );
  const names = { service: namesOf('service'), city: namesOf('city'), article: namesOf('article'), guide: namesOf('guide') };
  return { ...names, page: namesOf('page') };
}

function pageName(language: Language, family: FamilyName, slug: string): string {
  switch (family) {
    case 'service':
      return serviceLink(language, slug).name;
    case 'city':
      return findCity(slug).name;
    case 'article':
      return articleLink(language, slug).name;
    case 'guide':
      return findGuide(slug).title;
    case 'info':
      return infoLink(language, slug).name;
    default:
      return nameIn(language, family);
  }
}

/** `nameLang` is set if the page, and so its name, isn't in this language. */
function entryLink(language: Language, family: FamilyName, slug: string) {
  const href = pathOf(family, slug);
  const edition = editionOf(language, href);
  return { href, edition, nameLang: edition === language ? undefined : edition };
}

/** The address of an answer on a page about how we work, if the business has it there. */
function answerAt(page: string, answer: string): string | null {
  const isThere = infoPages.some(({ slug, faq }) => slug === page && faq.some(({ id }) => id === answer));
  return isThere ? `${pathOf('info', page)}#${answer}` : null;
}
