/** Every kind of page shows its content and leads on to a call, a quote or the next page. */
import { type HTMLElement, parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { type Language, languages, pathIn } from '#schema/rules/language.ts';
import { hasSpanish } from '#site/editions.ts';
import { costGuide, emergencyPath } from '#site/frame.ts';
import {
  articleIn,
  articles,
  business,
  cities,
  cityIn,
  galleryProjects,
  guides,
  infoPageIn,
  infoPages,
  serviceIn,
  services,
} from '#site/index.ts';
import { factText } from '#site/read/facts.ts';
import { wordsIn } from '#site/read/words.ts';
import { workCounties } from '#site/read/work-counties.ts';
import { findPage, hrefsOf, mainText, partOf, textsOf } from '../support/built.ts';

const servicePages = services.flatMap(({ slug }) => editionsOf(`/services/${slug}`, (language) => serviceIn(language, slug)));
const cityPages = cities.flatMap(({ slug }) =>
  editionsOf(`/cities/${slug}`, (language) => ({ ...cityIn(language, slug), description: '', population: '' })),
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
  ...['href', 'type', 'date', 'publishDate', 'updated', 'zipCodes'],
];

/** Texts of an entry as its page shows them. Ids and names of facts begin in lowercase. */
function textsIn(value: unknown, language: Language): string[] {
  if (typeof value === 'string' && /^price\.\w+$/.test(value)) return [factText(value, language)];
  if (typeof value === 'string') return /^[^\p{Ll}]/u.test(value) ? [value.replace(/\s+/g, ' ').trim()] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (elsewhere.includes(key) ? [] : textsIn(part, language)));
}

test.each(languages)("the %s home page's map shades every county with a city of ours, and names it", (language) => {
  const drawing = mainOf(pathIn(language, '/')).querySelector('figure svg[role="img"]');
  const label = drawing?.getAttribute('aria-label');
  for (const { county } of cities) expect(label).toContain(county);
  expect(drawing?.querySelectorAll('.county.on')).toHaveLength(workCounties().length);
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

test.each([...servicePages, ...cityPages, ...editionsOf('/gallery', () => null)])(
  '$path leads to the advice on old floors',
  ({ path }) => {
    expect(mainOf(path).querySelector('a[href$="/old-floors"]')).not.toBeNull();
  },
);

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
  const card = mainOf('/cities').querySelector(`li:has(h4 > a[href="/cities/${city.slug}"])`);
  expect(card?.text).toContain(city.popularStyles.slice(0, 2).join(', '));
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

/** The entry of a page in every language that it has. */
function editionsOf<Entry>(path: string, entryIn: (language: Language) => Entry) {
  return languages
    .filter((language) => language === 'en' || hasSpanish(path))
    .map((language) => ({ language, path: pathIn(language, path), entry: entryIn(language) }));
}

function mainOf(path: string): HTMLElement {
  return partOf(findPage(path).document, 'main');
}

test('an emergency is asked to call, not what to have ready, and the bar offers it no free estimate', () => {
  const { contact, frame, requestView } = wordsIn('en');
  const { document } = findPage('/thanks/urgent');
  expect(textsOf(document, 'h2')).not.toContain(requestView.next.ready);
  expect(textsOf(document, 'p')).toContain(`${contact.urgent.sent} ${contact.urgent.when}`);
  const page = findPage(emergencyPath ?? '/').document;
  expect(textsOf(page, 'aside a')).toContain(frame.sendRequest);
});

test('the cost guide leads to the visualizer', () => {
  const links = partOf(findPage(costGuide).document, 'main').querySelectorAll('a[href="/visualizer"]');
  expect(links.length).toBeGreaterThan(0);
});
