/** Every kind of page shows its content and leads on to a call, a quote or the next page. */
import { type HTMLElement, parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contactLinkFrom } from '../../components/form/contact-link.ts';
import { hasSpanish, localizeLink } from '../../content/editions.ts';
import { factText } from '../../content/facts.ts';
import {
  articles,
  business,
  cities,
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
} from '../../content/index.ts';
import { wordsIn } from '../../content/words.ts';
import { workCounties } from '../../content/work-counties.ts';
import { type Language, languages, pathIn } from '../../schema/language.ts';
import { findPage, hrefsOf, mainText, pages, partOf, textsOf } from '../support/built.ts';

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

test('the services page shows a priced card for each kind of floor, all steps and counties, and links to every service', () => {
  const main = mainOf('/services');
  expect(hrefsOf(main, 'Get Free Quote')).toEqual(serviceCards.map(({ href }) => contactLinkFrom(href)));
  for (const { price } of serviceCards) expect(textOf('/services')).toContain(`${price.text} per sq ft`);
  for (const county of business.counties.served) expect(textOf('/services')).toContain(county);
  for (const { title } of process) expect(textsOf(main, 'h3')).toContain(title);
  for (const { slug } of services) expect(main.querySelector(`a[href="/services/${slug}"]`)).not.toBeNull();
});

const servicePages = services.flatMap(({ slug }) => editionsOf(`/services/${slug}`, (language) => serviceIn(language, slug)));

test.each(servicePages)(
  '$path shows its benefits, options, steps and questions, and leads to a call and a quote',
  ({ path, language, entry: { slug, quoteLabel, benefits, options, sections, process, faq, closing } }) => {
    const main = mainOf(path);
    for (const name of [quoteLabel, closing.button]) {
      const link = localizeLink(language, { name, href: `/contact?service=${slug}` });
      expect(hrefsOf(main, link.name)).toContain(link.href);
    }
    expect(main.querySelector(`a[href="${business.phone.href}"]`)).not.toBeNull();
    const headings = textsOf(main, 'h3').join('\n');
    for (const { title } of [...benefits.items, ...process.steps]) expect(headings).toContain(title);
    for (const { name, price } of options.items) {
      expect(headings).toContain(name);
      expect(textOf(path)).toContain(factText(price, language));
    }
    const prices = sections.filter((section) => 'isPrice' in section && section.isPrice);
    const rows = [...prices.map(({ heading }) => heading), ...faq.map(({ question }) => question)];
    expect(textsOf(main, 'summary h3')).toEqual(rows);
  },
);

test("the gallery shows every project before and after, with a link to a quote, and says that they're renderings", () => {
  const main = mainOf('/gallery');
  expect(hrefsOf(main, 'Get Quote for Similar Project')).toHaveLength(galleryProjects.length);
  for (const { beforeImage, afterImage } of galleryProjects) {
    for (const picture of [beforeImage, afterImage])
      expect(main.querySelector(`img[src*="/${picture}."]`), picture).not.toBeNull();
  }
  expect(textOf('/gallery')).toContain('renderings of typical projects');
});

test('the blog links to every article once', () => {
  const linked = mainOf('/blog')
    .querySelectorAll('a[href^="/blog/"]')
    .map((link) => link.getAttribute('href'));
  expect([...new Set(linked)].sort()).toEqual(articles.map(({ slug }) => `/blog/${slug}`).sort());
});

test.each(articles)(
  '/blog/$slug shows its author, date, read time and questions, and leads back to the blog and on to a quote',
  (article) => {
    const path = `/blog/${article.slug}`;
    const main = mainOf(path);
    expect(hrefsOf(main, 'Back to Blog')).toEqual(['/blog']);
    expect(main.querySelector('time')?.getAttribute('datetime')).toBe(article.date);
    expect(textOf(path)).toContain(`The ${business.name} team`);
    expect(textOf(path)).toContain(`${article.readMinutes} min read`);
    for (const { question } of article.faq) expect(textsOf(main, 'summary h3')).toContain(question);
    expect(hrefsOf(main, article.callToAction.button)).toContain(`/contact?article=${article.slug}`);
    expect(main.querySelector(`a[href="${business.phone.href}"]`)).not.toBeNull();
  },
);

test('the list of cities links to every city with its two most popular styles', () => {
  const main = mainOf('/cities');
  for (const { name, slug, popularStyles } of cities) {
    expect(hrefsOf(main, `View ${name} Services`)).toEqual([`/cities/${slug}`]);
    expect(textsOf(main, 'dd')).toContain(`${popularStyles[0]}, ${popularStyles[1]}`);
  }
});

test.each(cities)(
  '/cities/$slug shows its zip codes, floors with their own totals, challenges, reasons and neighborhoods',
  (city) => {
    const main = mainOf(`/cities/${city.slug}`);
    expect(textsOf(main, 'h1')).toEqual([`Professional Flooring Installation in ${city.name}, Texas`]);
    const more = city.zipCodes.length - 8;
    expect(textsOf(main, `ul[aria-label="Zip codes in ${city.name}"] li`)).toEqual([
      ...city.zipCodes.slice(0, 8),
      ...(more > 0 ? [`+${more} more`] : []),
    ]);
    expect(textsOf(main, 'h2')[0]).toBe(`Flooring options for ${city.name} homes`);
    const refinishing = main.querySelector('li:has(h3 > a[href="/services/floor-refinishing-austin"])');
    expect(refinishing?.text).toContain(factText('price.refinishingClear x 300', 'en'));
    for (const { title } of [...city.flooringChallenges, ...city.reasons]) expect(textsOf(main, 'h3')).toContain(title);
    for (const name of city.neighborhoods) expect(textsOf(main, 'li')).toContain(name);
    expect(hrefsOf(main, 'Get Free Estimate').length).toBeGreaterThan(0);
  },
);

test.each(languages)('the catalog shows every product with a link to a quote and to its service, in %s', (language) => {
  const main = mainOf(pathIn(language, '/flooring'));
  const { flooring, shared } = wordsIn(language);
  const { products } = contentIn(language);
  for (const { name } of products) expect(textsOf(main, 'h3')).toContain(name);
  expect(hrefsOf(main, flooring.list.quote)).toHaveLength(products.length);
  const labels = textsOf(main, 'a').filter((label) => label.startsWith(shared.learnMore));
  expect(labels).toHaveLength(products.length);
});

test('the guides page shows a card for every guide, whose links lead to the guide first and to the form last', () => {
  const main = mainOf('/guides');
  for (const { id } of guides) {
    const links = main.querySelectorAll(`li#${id} a`).map((link) => [link.text, link.getAttribute('href')]);
    expect(links.slice(-2)).toEqual([
      ['Read the guide', `/guides/${id}`],
      ['Contact for Details', `/contact?guide=${id}`],
    ]);
  }
});

test.each(guides)('/guides/$id shows its author, date and points, and links to each point and on to more pages', (guide) => {
  const main = mainOf(`/guides/${guide.id}`);
  expect(textsOf(main, 'h1')).toEqual([guide.title]);
  expect(main.querySelector('time')?.getAttribute('datetime')).toBe(guide.publishDate);
  expect(main.structuredText).toContain(guide.author);
  for (const { title } of guide.keyPoints) {
    const target = hrefsOf(main, title)[0] ?? '';
    expect(main.querySelector(`h2${target}`)?.text).toBe(title);
  }
  for (const { label, href } of guide.links) expect(hrefsOf(main, label)).toContain(href);
  expect(hrefsOf(main, 'Get Free Estimate')).toContain(`/contact?guide=${guide.id}`);
});

const howWeWork = infoPages.flatMap(({ slug }) => editionsOf(`/${slug}`, (language) => infoPageIn(language, slug)));

test.each(howWeWork)(
  '$path shows its sections and questions, leads to a call and a quote, and is linked in every footer',
  ({ path, language, entry: page }) => {
    const main = mainOf(path);
    const headings = textsOf(main, 'h2');
    for (const { heading } of page.sections) expect(headings).toContain(heading);
    for (const { question } of page.faq) expect(textsOf(main, 'summary h3')).toContain(question);
    const quote = localizeLink(language, { name: page.closing.button, href: `/contact?page=${page.slug}` });
    expect(hrefsOf(main, quote.name)).toContain(quote.href);
    expect(main.querySelector(`a[href="${business.phone.href}"]`)).not.toBeNull();
    expect(hrefsOf(partOf(findPage(pathIn(language, '/services')).document, 'footer'), page.name)).toContain(path);
  },
);

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
  expect(textOf('/visualizer')).toContain('Estimate includes material and standard installation');
  expect(textOf('/visualizer')).toContain('Final pricing may vary based on site conditions');
  expect(hrefsOf(main, 'Get Professional Quote')).toContainEqual(expect.stringMatching(/^\/contact\?service=/));
  for (const { name } of rooms) expect(textsOf(main, 'h3').join('\n')).toContain(name);
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

const answerSchema = z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) });
const graphSchema = z.object({ '@graph': z.array(z.object({ mainEntity: z.array(answerSchema).optional().catch(undefined) })) });

test.each(pages.filter(({ html }) => html.includes('"FAQPage"')))(
  '$path has the same questions and answers in its structured data as on the page',
  ({ document }) => {
    const script = document.querySelector('script[type="application/ld+json"]');
    const { '@graph': graph } = graphSchema.parse(JSON.parse(script?.text ?? '{}'));
    const stated = graph
      .flatMap(({ mainEntity = [] }) => mainEntity)
      .map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]);
    const shown = document
      .querySelectorAll('main details')
      .filter(({ children: [summary, answer] }) => summary?.querySelector('h3') && answer?.tagName === 'P')
      .map((element) => [element.querySelector('h3')?.text, element.querySelector('p')?.text]);
    expect(stated).toEqual(shown);
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

function textOf(path: string): string {
  return mainText(findPage(path));
}
