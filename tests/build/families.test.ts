import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { articles, business, cities, services } from '../../content/index.ts';
import { mainText, pages } from '../support/built.ts';

const answerSchema = z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) });
const graphSchema = z.object({ '@graph': z.array(z.object({ mainEntity: z.array(answerSchema).optional().catch(undefined) })) });

function main(path: string): HTMLElement {
  const element = pages.find((page) => page.path === path)?.document.querySelector('main');
  if (!element) throw new Error(`No main part on ${path}`);
  return element;
}

const texts = (root: HTMLElement, selector: string) =>
  root.querySelectorAll(selector).map(({ structuredText }) => structuredText.replace(/\s+/g, ' ').trim());
const text = (path: string) => mainText(pages.find((page) => page.path === path) ?? missing(path));
const hrefs = (root: HTMLElement, label: string) =>
  root
    .querySelectorAll('a')
    .filter((link) => link.structuredText.trim() === label)
    .map((link) => link.getAttribute('href'));

function missing(path: string): never {
  throw new Error(`The build wrote no ${path}`);
}

describe('every page', () => {
  // The inbox is a tool with a frame of its own.
  test.each(pages.filter(({ path }) => path !== '/inbox'))('$path has the header and footer of the plan', ({ document }) => {
    const groups = document.querySelectorAll('#site-menu details');
    expect(groups.map((group) => [texts(group, 'summary')[0], group.querySelectorAll('li').length])).toEqual([
      ['Flooring', 6],
      ['Services', 5],
      ['Areas', 12],
    ]);
    expect(groups[2]?.structuredText).toContain(`${cities.length} cities across Central Texas`);
    expect(texts(document, '#site-menu nav > ul > li > a')).toEqual(['Trends', 'Gallery', 'Guides', 'Blog', 'Contact']);
    const footer = document.querySelector('footer');
    if (!footer) throw new Error('no footer');
    expect(footer.querySelectorAll('a[href="/services"]')).toHaveLength(6);
    expect(texts(footer, 'li')).toEqual(
      expect.arrayContaining([
        `+ ${business.counties.served.length - business.counties.mainCount} More Counties`,
        'Austin, TX 78701',
        business.hours.weekdays,
      ]),
    );
    expect(footer.structuredText).toContain('© 2024');
  });

  test('the menu marks the current page, and only it', () => {
    for (const { path, document } of pages) {
      const marked = document.querySelectorAll('#site-menu [aria-current="page"]').map((link) => link.getAttribute('href'));
      for (const href of marked) expect(href).toBe(path);
    }
  });
});

test('home: nine service cards, three badges, the counties, the buttons and the eleven questions', () => {
  const root = main('/');
  const cards = root.querySelectorAll('li').filter((item) => item.querySelector('h3 > a[href^="/services/"]'));
  expect(cards).toHaveLength(9);
  for (const card of cards) expect(card.querySelectorAll('li')).toHaveLength(3);
  expect(texts(root, 'b')).toEqual(expect.arrayContaining(['Licensed & Insured', '5-Star Reviews', 'Warranty Backed']));
  expect(hrefs(root, 'Get Free Estimate')).toContain('/contact');
  expect(hrefs(root, 'Call Now')).toEqual([business.phone.href]);
  for (const county of business.counties.home) expect(texts(root, 'li')).toContain(`${county} County`);
  expect(root.querySelectorAll('summary h3')).toHaveLength(11);
});

test('services: six priced cards with a quote button, four steps, the counties, all eleven pages', () => {
  const root = main('/services');
  expect(hrefs(root, 'Get Free Quote')).toEqual(Array(6).fill('/contact'));
  for (const price of ['$8-15', '$5-10', '$6-12', '$4-8', '$3-12', '$2-8'])
    expect(text('/services')).toContain(`${price} per sq ft`);
  for (const step of ['Free Consultation', 'Detailed Estimate', 'Professional Installation', 'Quality Inspection'])
    expect(texts(root, 'h3')).toContain(step);
  for (const county of business.counties.served) expect(text('/services')).toContain(county);
  for (const { slug } of services) expect(root.querySelector(`a[href="/services/${slug}"]`)).not.toBeNull();
});

describe('service pages', () => {
  test.each(services)(
    '$slug: call and quote buttons, benefits, options, steps, questions, closing',
    ({ slug, quoteLabel, benefits, options, process, faq, closing }) => {
      const root = main(`/services/${slug}`);
      expect(hrefs(root, quoteLabel)).toContain('/contact');
      expect(root.querySelector(`a[href="${business.phone.href}"]`)).not.toBeNull();
      for (const { title } of [...benefits.items, ...process.steps]) expect(texts(root, 'h3')).toContain(title);
      for (const { name, price } of options.items) {
        expect(texts(root, 'h3').join(' ')).toContain(name);
        if (price) expect(text(`/services/${slug}`)).toContain(price);
      }
      expect(root.querySelectorAll('details')).toHaveLength(faq.length);
      expect(hrefs(root, closing.button)).toContain('/contact');
    },
  );

  test.each([
    ['laminate-flooring-austin', ['Standard', '$2-4', 'Waterproof', '$3-6', 'Commercial', '$4-7'], 4],
    [
      'floor-refinishing-austin',
      [
        'Dustless Refinishing',
        '$3-5',
        'Floor Repair',
        '$8-15',
        'Stain & Color Change',
        '$4-6',
        '50-70%',
        '3-5 days',
        '99% dust-free',
        '$3,000-$8,000+',
      ],
      6,
    ],
    ['bathroom-flooring-austin', ['Porcelain', '$8-15', 'Vinyl', '$4-8', 'Stone', '$12-25', 'Heated', '$15-20'], null],
    ['kitchen-flooring-austin', ['Porcelain', '$8-15', 'Vinyl', '$4-8', 'Engineered', '$8-14'], null],
    [
      'engineered-hardwood-austin',
      ['3-Layer', '$8-15', 'Multi-Layer', '$6-12', 'Wire-Brushed', '$9-16', 'Oak', 'Hickory', 'Maple', 'Walnut'],
      null,
    ],
    [
      'commercial-flooring-austin',
      ['$3-12', 'Site Assessment', 'Project Planning', 'Professional Installation', 'Final Inspection'],
      4,
    ],
    ['carpet-installation-austin', ['$3-8'], null],
    ['lvp-flooring-austin', ['$5-10'], null],
    ['hardwood-flooring-austin', ['$8-15'], null],
    ['tile-flooring-austin', ['$6-12'], null],
  ])('%s holds the figures of the plan', (slug, figures, steps) => {
    for (const figure of figures) expect(text(`/services/${slug}`).toLowerCase()).toContain(figure.toLowerCase());
    if (steps !== null) expect(services.find((service) => service.slug === slug)?.process.steps).toHaveLength(steps);
  });

  test('commercial has 4 benefits, 8 services and 6 industries; kitchen 5 challenges; refinishing 3 quotes and the gallery button', () => {
    const find = (slug: string) => services.find((service) => service.slug === slug) ?? missing(slug);
    const commercial = find('commercial-flooring-austin');
    expect(commercial.benefits.items).toHaveLength(4);
    expect(commercial.sections.flatMap((section) => (section.kind === 'points' ? [section.points.length] : []))).toEqual([8, 6]);
    expect(
      find('kitchen-flooring-austin').sections.flatMap((section) => (section.kind === 'solutions' ? [section.pairs.length] : [])),
    ).toEqual([5]);
    const refinishing = main('/services/floor-refinishing-austin');
    expect(refinishing.querySelectorAll('blockquote')).toHaveLength(3);
    expect(hrefs(refinishing, 'View Before & After Gallery')).toEqual(['/gallery']);
    for (const slug of ['bathroom-flooring-austin', 'kitchen-flooring-austin', 'engineered-hardwood-austin']) {
      expect(hrefs(main(`/services/${slug}`), 'Schedule Free Consultation')).toContain('/contact');
    }
  });
});

test('gallery: nine projects with a before and an after, quote links and the statistics', () => {
  const root = main('/gallery');
  expect(hrefs(root, 'Get Quote for Similar Project')).toEqual(Array(9).fill('/contact'));
  expect(root.querySelectorAll('img')).toHaveLength(18);
  for (const figure of ['500+', '1M+', '4.9', '8']) expect(text('/gallery')).toContain(figure);
  expect(text('/gallery')).toContain('Illustrations of typical projects');
});

test('blog: a card for every other article and the cost guide as a banner above them', () => {
  const root = main('/blog');
  const linked = root.querySelectorAll('a[href^="/blog/"]').map((link) => link.getAttribute('href'));
  expect(linked[0]).toBe('/blog/flooring-cost-guide-austin-2025');
  expect(new Set(linked.slice(1)).size).toBe(articles.length - 1);
  expect(linked.slice(1)).not.toContain(linked[0]);
});

describe('articles', () => {
  test.each(articles)(
    '$slug: breadcrumb, author, date, read time, a table, 900 to 1,600 words, questions, call to action',
    (article) => {
      const path = `/blog/${article.slug}`;
      const root = main(path);
      expect(hrefs(root, 'Back to Blog')).toEqual(['/blog']);
      expect(root.querySelector('time')?.getAttribute('datetime')).toBe(article.date);
      expect(text(path)).toContain(`The ${business.name} team`);
      expect(text(path)).toContain(`${article.readMinutes} min read`);
      expect(root.querySelectorAll('table').length).toBeGreaterThan(0);
      expect(article.faq.length).toBeGreaterThanOrEqual(4);
      expect(article.faq.length).toBeLessThanOrEqual(6);
      expect(hrefs(root, article.callToAction.button)).toContain('/contact');
      expect(root.querySelector(`a[href="${business.phone.href}"]`)).not.toBeNull();
      const words = (root.querySelector('article')?.structuredText ?? '').split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(900);
      const questions = article.faq.flatMap(({ question, answer }) => `${question} ${answer}`.split(/\s+/)).length;
      expect(words - questions).toBeLessThanOrEqual(1700);
    },
  );

  test.each([
    ['tile-trends-bell-county-2024', ['Bell County', 'January 8, 2024', '7 min', '$6-12', '$9-20', '$12-32', '$15-40']],
    ['emergency-flooring-repair-austin', ['Emergency', 'January 5, 2024', '4 min', '24-48 hours', '48-72 hours', '100 sq ft']],
    [
      'flooring-installation-timeline-cedar-park',
      ['Cedar Park', 'January 3, 2024', '6 min', '1-2 days', '3-5', '4-7', '7-14', '4-6 weeks', '3-21 days', '48-72 hours'],
    ],
    ['hardwood-maintenance-central-texas-summer', ['Maintenance', 'December 28, 2023', '7 min', '68-72', '70-75', '30-50']],
    ['commercial-flooring-austin-businesses', ['Commercial', 'December 25, 2023', '8 min', '2-5 days', '1-2 weeks', '2-6 weeks']],
    ['eco-friendly-flooring-austin-families', ['Eco-Friendly', 'December 22, 2023', '6 min', '0.5 mg/m3']],
    ['flooring-resale-value-austin-homes', ['Real Estate', 'December 20, 2023', '5 min', '70-90', '60-75', '65-80', '3-5']],
    ['pet-friendly-flooring-georgetown', ['Georgetown', 'December 18, 2023', '6 min']],
    ['kitchen-flooring-trends-pflugerville', ['Pflugerville', 'December 15, 2023', '5 min']],
    ['foundation-flooring-central-texas', ['Foundation', 'December 12, 2023', '8 min']],
    [
      'flooring-cost-guide-austin-2025',
      [
        '$5-12',
        '$9-23',
        '$6-20',
        '$3-11',
        '$3-8',
        '$2-4',
        '$6-15',
        '$2-12',
        '$4-8',
        '$1-3',
        '$2-6',
        '10 to 20 percent',
        'High',
        'Medium',
        'Low',
      ],
    ],
  ])('%s holds the figures of the plan', (slug, figures) => {
    for (const figure of figures) expect(text(`/blog/${slug}`)).toContain(figure);
  });
});

test('areas: all cities in groups by county with a badge, two styles a card, the three statistics', () => {
  const root = main('/cities');
  expect(text('/cities')).toContain(`${cities.length}+`);
  for (const figure of [
    '1000+',
    'Happy Customers',
    '10+',
    'Years Experience',
    'Counties',
    'Local Knowledge',
    'Fast Response',
    'Community Focused',
  ]) {
    expect(text('/cities')).toContain(figure);
  }
  for (const { name, slug, popularStyles } of cities) {
    expect(hrefs(root, `View ${name} Services`)).toEqual([`/cities/${slug}`]);
    expect(texts(root, 'dd')).toContain(`${popularStyles[0]}, ${popularStyles[1]}`);
  }
});

describe('city pages', () => {
  test.each(cities)(
    '$slug: heading, eight zip codes and the rest as a number, five options, four challenges, three reasons',
    (city) => {
      const path = `/cities/${city.slug}`;
      const root = main(path);
      expect(texts(root, 'h1')).toEqual([`Professional Flooring Installation in ${city.name}, Texas`]);
      const badges =
        root
          .querySelector(`ul[aria-label="Zip codes of ${city.name}"]`)
          ?.querySelectorAll('li')
          .map(({ text }) => text) ?? [];
      const more = city.zipCodes.length - 8;
      expect(badges).toEqual([...city.zipCodes.slice(0, 8), ...(more > 0 ? [`+${more} more`] : [])]);
      const options = [
        '/services/lvp-flooring-austin',
        '/services/hardwood-flooring-austin',
        '/services/tile-flooring-austin',
        '/services/laminate-flooring-austin',
        '/services/floor-refinishing-austin',
      ];
      expect(root.querySelectorAll('h3 > a[href^="/services/"]').map((link) => link.getAttribute('href'))).toEqual(options);
      for (const { title } of [...city.flooringChallenges, ...city.reasons]) expect(texts(root, 'h3')).toContain(title);
      for (const name of city.neighborhoods) expect(texts(root, 'li')).toContain(name);
      expect(hrefs(root, 'Get Free Estimate').length).toBeGreaterThanOrEqual(2);
      expect(root.querySelectorAll('img').length).toBe(city.slug === 'austin' ? 1 : 0);
      expect(root.querySelectorAll('a[href="/gallery"]').length).toBe(city.slug === 'austin' ? 1 : 0);
    },
  );
});

test('catalog: six products with their price and two buttons', () => {
  const root = main('/flooring');
  expect(hrefs(root, 'Get Quote')).toEqual(Array(6).fill('/contact'));
  const labels = root.querySelectorAll('a').map((link) => link.structuredText.trim());
  expect(labels.filter((label) => label.startsWith('Learn More about '))).toHaveLength(6);
  for (const price of ['$3.49', '$8.99']) expect(text('/flooring')).toContain(price);
});

test('guides: six guides with at most three tags, and their counts', () => {
  const root = main('/guides');
  expect(hrefs(root, 'Contact for Details')).toEqual(Array(6).fill('/contact'));
  expect(root.querySelectorAll('details')).toHaveLength(6);
  for (const list of root.querySelectorAll('ul[aria-label^="Tags"]'))
    expect(list.querySelectorAll('li').length).toBeLessThanOrEqual(3);
});

test('trends: four seasons of three trends, each with three colors', () => {
  const root = main('/trends');
  for (const season of ['spring', 'summer', 'fall', 'winter']) {
    const section = root.querySelector(`#${season}`);
    expect(section?.querySelectorAll('a').filter((link) => link.structuredText.includes('Explore This Trend'))).toHaveLength(3);
  }
  expect(hrefs(root, 'Get Free Consultation')).toContain('/contact');
});

test('visualizer: eight floors, five rooms, the disclaimers and the figures', () => {
  const root = main('/visualizer');
  for (const words of [
    'Estimate includes material and standard installation',
    'Final pricing may vary based on site conditions',
    '$12.75',
    '$3,840.00',
  ]) {
    expect(text('/visualizer')).toContain(words);
  }
  expect(hrefs(root, 'Get Professional Quote')).toContain('/contact');
  for (const room of ['Living Room', 'Kitchen', 'Bedroom', 'Bathroom', 'Custom'])
    expect(texts(root, 'h3').join(' ')).toContain(room);
});

test('contact: the info list, the counties, why choose, the emergency banner, and a link to the privacy page', () => {
  const root = main('/contact');
  for (const words of ['Call', 'E-mail', 'Service area', 'Business hours', 'Saturday 8AM-4PM', 'Why choose', '24/7'])
    expect(text('/contact')).toContain(words);
  for (const county of business.counties.served) expect(texts(root, 'li')).toContain(`${county} County`);
  expect(root.querySelector('form a[href="/privacy"]')).not.toBeNull();
});

test('questions on a page stand word for word in its structured data', () => {
  const withQuestions = pages.filter(({ html }) => html.includes('"FAQPage"'));
  expect(withQuestions.length).toBe(1 + services.length + articles.length);
  for (const { path, document } of withQuestions) {
    const script = document.querySelector('script[type="application/ld+json"]');
    const { '@graph': graph } = graphSchema.parse(JSON.parse(script?.text ?? '{}'));
    const stated = graph
      .flatMap(({ mainEntity = [] }) => mainEntity)
      .map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]);
    const shown = document
      .querySelectorAll('main details')
      .filter((element) => element.querySelector('summary h3'))
      .map((element) => [element.querySelector('h3')?.text, element.querySelector('p')?.text]);
    expect([path, stated]).toEqual([path, shown]);
  }
});
