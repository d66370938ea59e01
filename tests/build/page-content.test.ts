/** Every kind of page shows its content and leads on to a call, a quote or the next page. */
import { type HTMLElement, parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { contactLink } from '#components/form/contact-link.ts';
import { type Language, languages, pathIn } from '#schema/rules/language.ts';
import { hasSpanish } from '#site/editions.ts';
import {
  articleIn,
  articles,
  business,
  cities,
  cityIn,
  contentIn,
  faq,
  galleryProjects,
  guides,
  homeCards,
  infoPageIn,
  infoPages,
  process,
  rooms,
  seasons,
  serviceCards,
  serviceIn,
  services,
} from '#site/index.ts';
import { contextAt } from '#site/pages.ts';
import { factText } from '#site/read/facts.ts';
import { wordsIn } from '#site/read/words.ts';
import { workCounties } from '#site/read/work-counties.ts';
import { findPage, hrefsOf, mainText, partOf, textsOf } from '../support/built.ts';

const servicePages = services.flatMap(({ slug }) => editionsOf(`/services/${slug}`, (language) => serviceIn(language, slug)));
const cityPages = cities.flatMap(({ slug }) =>
  editionsOf(`/cities/${slug}`, (language) => ({ ...cityIn(language, slug), description: '' })),
);
const articlePages = articles.flatMap(({ slug }) => editionsOf(`/blog/${slug}`, (language) => articleIn(language, slug)));
const guidePages = guides.flatMap((guide) => editionsOf(`/guides/${guide.id}`, () => guide));
const howWeWork = infoPages.flatMap(({ slug }) => editionsOf(`/${slug}`, (language) => infoPageIn(language, slug)));

test.each([...servicePages, ...cityPages, ...articlePages, ...guidePages, ...howWeWork])(
  '$path shows everything that its entry says, and leads to a call and to the form',
  ({ path, language, entry }) => {
    const main = mainOf(path);
    const shown = mainText(findPage(path));
    expect(textsIn(entry, language).filter((text) => !shown.includes(text))).toEqual([]);
    expect(main.querySelector(`a[href="${business.phone.href}"]`)).not.toBeNull();
    // tests/build/links.test.ts looks at what these say.
    expect(main.querySelector(`a[href^="${pathIn(language, '/contact')}"]`)).not.toBeNull();
  },
);

/** What lists, menus and search engines show instead of the page itself, what isn't text, and what the tests below look for. */
const elsewhere = [
  ...['seo', 'menuLine', 'line', 'excerpt', 'localInfo', 'popularStyles', 'distance', 'tags'],
  ...['href', 'type', 'date', 'publishDate', 'zipCodes'],
];

/** Texts of an entry as its page shows them. Ids and names of facts begin in lowercase. */
function textsIn(value: unknown, language: Language): string[] {
  if (typeof value === 'string' && /^price\.\w+$/.test(value)) return [factText(value, language)];
  if (typeof value === 'string') return /^[^\p{Ll}]/u.test(value) ? [value.replace(/\s+/g, ' ').trim()] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (elsewhere.includes(key) ? [] : textsIn(part, language)));
}

test('the home page shows its services, counties, questions and buttons', () => {
  const main = mainOf('/');
  const cards = main.querySelectorAll('li').filter((item) => item.querySelector('h3 > a[href^="/services/"]'));
  expect(cards).toHaveLength(homeCards.length);
  expect(main.querySelectorAll('summary h3')).toHaveLength(faq.length);
  for (const county of business.counties.home) expect(textsOf(main, 'li')).toContain(`${county} County`);
  expect(hrefsOf(main, 'Get Free Estimate')).toContain('/contact');
  expect(hrefsOf(main, 'Call Now')).toContain(business.phone.href);
});

test.each(languages)("the %s home page's map shades every county with a city of ours, and names it", (language) => {
  const drawing = mainOf(pathIn(language, '/')).querySelector('figure svg[role="img"]');
  const label = drawing?.getAttribute('aria-label');
  for (const { county } of cities) expect(label).toContain(county);
  expect(drawing?.querySelectorAll('.county.on')).toHaveLength(workCounties().length);
});

test('the services page shows a priced card for each kind of floor, all steps and counties', () => {
  const main = mainOf('/services');
  expect(hrefsOf(main, 'Get Free Quote')).toEqual(serviceCards.map(({ href }) => contactLink(contextAt(href))));
  const expected = [
    'Prices are per sq ft.',
    ...serviceCards.map(({ price }) => `${price.text} ${price.includes === 'labor' ? 'with labor' : 'installed'}`),
    ...business.counties.served,
    ...process.map(({ title }) => title),
  ];
  const shown = mainText(findPage('/services'));
  expect(expected.filter((words) => !shown.includes(words))).toEqual([]);
});

test.each([
  ['/services', servicePages],
  ['/cities', cityPages],
  ['/blog', articlePages],
  ['/guides', guidePages],
])('%s links to every page below it', (path, below) => {
  const linked = mainOf(path)
    .querySelectorAll(`a[href^="${path}/"]`)
    .map((link) => link.getAttribute('href'));
  const english = below.filter(({ language }) => language === 'en').map((page) => page.path);
  expect([...new Set(linked)].sort()).toEqual(english.sort());
});

test("the gallery shows every project before and after, with a link to a quote, and says that they're renderings", () => {
  const main = mainOf('/gallery');
  expect(hrefsOf(main, 'Get Quote for Similar Project')).toHaveLength(galleryProjects.length);
  for (const picture of galleryProjects.flatMap(({ beforeImage, afterImage }) => [beforeImage, afterImage]))
    expect(main.querySelector(`img[src*="/${picture}."]`), picture).not.toBeNull();
  expect(mainText(findPage('/gallery'))).toContain('renderings of typical projects');
});

test.each(articles)(
  '/blog/$slug shows its author, date and read time, and leads back to the blog',
  ({ slug, date, readMinutes }) => {
    const main = mainOf(`/blog/${slug}`);
    expect(hrefsOf(main, 'Back to Blog')).toEqual(['/blog']);
    expect(main.querySelector('time')?.getAttribute('datetime')).toBe(date);
    for (const words of [`The ${business.name} team`, `${readMinutes} min read`]) expect(main.structuredText).toContain(words);
  },
);

test.each(cities)('/cities/$slug shows its zip codes and floors with their own totals; the list, its styles', (city) => {
  const main = mainOf(`/cities/${city.slug}`);
  expect(textsOf(main, 'h1')).toEqual([`Professional Flooring Installation in ${city.name}, Texas`]);
  expect(textsOf(main, 'h2')[0]).toBe(`Flooring options for ${city.name} homes`);
  const more = city.zipCodes.length - 8;
  expect(textsOf(main, `ul[aria-label="Zip codes in ${city.name}"] li`)).toEqual([
    ...city.zipCodes.slice(0, 8),
    ...(more > 0 ? [`+${more} more`] : []),
  ]);
  const refinishing = main.querySelector('li:has(h3 > a[href="/services/floor-refinishing-austin"])');
  expect(refinishing?.text).toContain(factText('price.refinishingClear x 300', 'en'));
  expect(hrefsOf(mainOf('/cities'), `View ${city.name} Services`)).toEqual([`/cities/${city.slug}`]);
  expect(textsOf(mainOf('/cities'), 'dd')).toContain(city.popularStyles.slice(0, 2).join(', '));
});

test.each(languages)('the catalog shows every product with a link to a quote and to its service, in %s', (language) => {
  const main = mainOf(pathIn(language, '/flooring'));
  const { flooring, shared } = wordsIn(language);
  const { products } = contentIn(language);
  for (const { name } of products) expect(textsOf(main, 'h3')).toContain(name);
  expect(hrefsOf(main, flooring.list.quote)).toHaveLength(products.length);
  expect(textsOf(main, 'a').filter((label) => label.startsWith(shared.learnMore))).toHaveLength(products.length);
});

test.each(guides)('the card of /guides/$id leads to the guide first and to the form last, the guide to its points', (guide) => {
  const card = mainOf('/guides')
    .querySelectorAll('[data-island] li')
    .find((item) => item.querySelector('h3')?.text === guide.title);
  const links = card?.querySelectorAll('a') ?? [];
  expect(links[0]?.getAttribute('href')).toBe(`/guides/${guide.id}`);
  expect(links.at(-1)?.getAttribute('href')).toBe(`/contact?guide=${guide.id}`);
  expect(links.at(-1)?.text).toBe('Contact for Details');
  const main = mainOf(`/guides/${guide.id}`);
  expect(main.querySelector('time')?.getAttribute('datetime')).toBe(guide.publishDate);
  for (const { title } of guide.keyPoints) expect(main.querySelector(`h2${hrefsOf(main, title)[0]}`)?.text).toBe(title);
  for (const { label, href } of guide.links) expect(hrefsOf(main, label)).toContain(href);
});

test.each(howWeWork)('$path is linked in every footer', ({ path, language, entry }) => {
  expect(hrefsOf(partOf(findPage(pathIn(language, '/services')).document, 'footer'), entry.name)).toContain(path);
});

test.each(languages)('the cost guide and the payment page show the same prices besides that of the floor, in %s', (language) => {
  for (const { item, price } of contentIn(language).costGuide.extras) {
    for (const path of ['/blog/flooring-cost-guide-austin-2025', '/payment'].map((each) => pathIn(language, each))) {
      const row = mainOf(path)
        .querySelectorAll('tr')
        .find((one) => one.querySelector('th')?.text === item);
      expect([path, row?.querySelector('td')?.structuredText]).toEqual([path, price]);
    }
  }
});

test('the trends page shows all trends of each season and leads to a consultation', () => {
  const main = mainOf('/trends');
  for (const { id, trends } of seasons) {
    const links = textsOf(main, `#${id} a`).filter((label) => label.includes('Explore This Trend'));
    expect(links).toHaveLength(trends.length);
  }
  expect(hrefsOf(main, 'Get Free Consultation')).toContain('/contact?page=trends');
});

test('the visualizer offers every room, states the limits of its estimate, and leads to a quote', () => {
  const main = mainOf('/visualizer');
  expect(main.structuredText).toContain('Estimate includes material and standard installation');
  expect(main.structuredText).toContain('Final pricing may vary based on site conditions');
  expect(hrefsOf(main, 'Get Professional Quote')).toContainEqual(expect.stringMatching(/^\/contact\?service=/));
  for (const { name } of rooms) expect(textsOf(main, 'label b').join('\n')).toContain(name);
});

test.each(languages)(
  'with scripts off, the %s page of a request offers a new link by text or call, and a new estimate',
  (language) => {
    const shown = parse(mainOf(pathIn(language, '/request')).querySelector('noscript')?.rawText ?? '');
    const hrefs = shown.querySelectorAll('a[class]').map((link) => link.getAttribute('href')?.split('?')[0]);
    const phone = business.phone.href;
    expect(hrefs).toEqual([phone.replace('tel:', 'sms:'), phone, pathIn(language, '/contact')]);
  },
);

test('the contact page shows all counties, and its form links to the privacy page', () => {
  const main = mainOf('/contact');
  for (const county of business.counties.served) expect(textsOf(main, 'li')).toContain(`${county} County`);
  expect(main.querySelector('form a[href="/privacy"]')).not.toBeNull();
});

/** The entry of a page in every language that it has. */
function editionsOf<Entry>(path: string, entryIn: (language: Language) => Entry) {
  return languages
    .filter((language) => language === 'en' || hasSpanish(path))
    .map((language) => ({ language, path: pathIn(language, path), entry: entryIn(language) }));
}

function mainOf(path: string): HTMLElement {
  return partOf(findPage(path).document, 'main');
}
