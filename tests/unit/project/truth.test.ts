/** Each rule of the guard on the truth, broken once. tests/build/truth.test.ts applies them to the site. */
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { wrongDates } from '../../support/truth/dates.ts';
import { deadLinks, farPages, lonelyPages } from '../../support/truth/links.ts';
import { strayFacts } from '../../support/truth/stray-facts.ts';

const page = (path: string, html: string) => ({ path, document: parse(html) });
const outside = { allowed: ['tel:+15125550142'], fileExists: (address: string) => address === '/feed.xml' };

describe('links', () => {
  const there = page('/there', '<main><h2 id="price">Price</h2></main>');

  test.each(['/there', '/there#price', '#top', '/feed.xml', 'tel:+15125550142'])('%s is alive', (href) => {
    expect(deadLinks([page('/', `<p id="top"><a href="${href}">x</a></p>`), there], outside)).toEqual([]);
  });

  test.each(['/nowhere', '/there#nothing', '#nothing', '#', '/none.xml', 'tel:+15125550199', 'https://else.example/', ''])(
    '«%s» is dead',
    (href) => {
      expect(deadLinks([page('/', `<a href="${href}">x</a>`), there], outside)).toEqual([`/: ${href}`]);
    },
  );

  test('a link without an address is dead', () => {
    expect(deadLinks([page('/', '<a>x</a>')], outside)).toEqual(['/: ']);
  });
});

describe('ways to a page', () => {
  const chain = ['/', '/a', '/b', '/c', '/d'];
  const pages = chain.map((path, index) => page(path, `<a href="${chain[index + 1] ?? '/'}">on</a>`));

  test('one that is four clicks away or cut off is reported', () => {
    expect(farPages([...pages, page('/alone', '')], ['/c', '/d', '/alone'], 3)).toEqual(['/d: 4 clicks', '/alone: no clicks']);
  });

  test('one that two others link is reported; its own links, menus and second links do not count', () => {
    const link = '<a href="/city">city</a>';
    const linking = [
      page('/1', `<main>${link}${link}</main>`),
      page('/2', `<main><a href="/city#map">map</a></main>`),
      page('/3', `<header>${link}</header><main></main>`),
      page('/city', `<main>${link}</main>`),
    ];
    expect(lonelyPages(linking, ['/city'], 3)).toEqual(['/city: linked from 2 pages']);
    expect(lonelyPages([...linking, page('/4', `<main>${link}</main>`)], ['/city'], 3)).toEqual([]);
  });
});

describe('dates of an article', () => {
  const article = (dates: object) => {
    const graph = JSON.stringify({ '@graph': [{ '@type': 'WebPage' }, { '@type': 'BlogPosting', ...dates }] });
    const html = `<main><time datetime="2024-01-08">then</time></main><script type="application/ld+json">${graph}</script>`;
    return [{ ...page('/blog/oak', html), html }];
  };
  const changedOn = () => '2024-02-01';

  test.each([
    ['alike', { datePublished: '2024-01-08', dateModified: '2024-02-01T12:00:00Z' }, []],
    ['another publication', { datePublished: '2024-01-09' }, ['/blog/oak: shows 2024-01-08, published 2024-01-09']],
    [
      'the time of the build',
      { datePublished: '2024-01-08', dateModified: '2026-11-20T21:00:00Z' },
      ['/blog/oak: changed on 2024-02-01, modified 2026-11-20'],
    ],
    ['none', {}, ['/blog/oak: no article in its structured data']],
  ])('%s', (_what, dates, faults) => {
    expect(wrongDates(article(dates), changedOn)).toEqual(faults);
  });
});

const facts = {
  name: 'Limestone & Oak Flooring',
  shortName: 'Limestone & Oak',
  siteUrl: 'https://limestoneandoak.example',
  addressLine: 'Austin, TX 78701',
  phone: { href: 'tel:+15125550142' },
  claims: { years: '15+', stars: '4.9', projects: '500+', area: '1M+', customers: '1000+' },
  counties: {
    eight: ['Travis', 'Williamson', 'Bell', 'Hays', 'Bastrop', 'Blanco', 'Burnet', 'Caldwell'],
    home: ['Travis', 'Coryell', 'Lampasas'],
  },
};
const stray = (source: string, exceptions: Parameters<typeof strayFacts>[2] = [], file = 'content/page.tsx') =>
  strayFacts(new Map([[file, source]]), facts, exceptions);

describe('facts of the business outside their place', () => {
  test.each([
    ['phone number', '(512) 555-0142'],
    ['phone number', '512.555.0199'],
    ['phone number', '512-555-0199'],
    ['phone number', 'tel:+15125550142'],
    ['phone number', 'Call 5125550142'],
    ['phone number', '+1 512 555 01 42'],
    ['e-mail address', 'Write to office@oak.example'],
    ['name', 'Limestone & Oak lays floors'],
    ['name', 'limestone and oak'],
    ['site address', 'see www.limestoneandoak.example'],
    ['address', 'We sit in Austin, TX 78701.'],
    ['hours', 'open from 7AM'],
    ['hours', 'until 6 p.m.'],
    ['hours', 'Mon-Fri'],
    ['hours', 'Monday through Saturday'],
    ['hours', 'help 24/7'],
    ['response time', 'in 10 to 15 minutes'],
    ['promised contact', 'We contact you within 24 hours'],
    ['claim', '500+ projects'],
    ['claim', '1M+ sq ft laid'],
    ['claim', 'over 1,200 reviews'],
    ['claim', '12+ years of floors'],
    ['claim', 'rated 4.8 stars'],
    ['claim', '1000+'],
    ['copyright year', '© 2024'],
    ['list of counties', 'Travis, Hays, Bell, Blanco and Burnet'],
  ])('a %s is found in «%s»', (fact, words) => {
    expect(stray(`export const text = ${JSON.stringify(words)};`).join('\n')).toContain(`content/page.tsx:1: ${fact}: `);
  });

  test('it is found in templates, between tags, in lists of strings and in articles, with its line', () => {
    expect(stray('const a = 1;\nconst b = `Call 24/7`;')).toEqual(['content/page.tsx:2: hours: Call 24/7']);
    expect(stray('\nexport const P = () => <p>Limestone &amp; Oak</p>;')).toEqual(['content/page.tsx:2: name: Limestone & Oak']);
    expect(stray("export const c = ['Travis', 'Hays', 'Bell', 'Blanco', 'Burnet'];")).toEqual([
      'content/page.tsx:1: list of counties: Travis, Hays, Bell, Blanco, Burnet',
    ]);
    expect(stray('# Floors\n\nOpen 24/7.', [], 'content/a.mdx')).toEqual(['content/a.mdx:3: hours: Open 24/7.']);
  });

  test.each([
    'Zip codes 78701 and 78702',
    '$8-15 per sq ft, 400 sq ft',
    'ASTM C1028-07 and ANSI A137.1',
    'The first 24-48 hours decide',
    'Bell and Williamson counties',
    'oak that is over 100 years old',
    '2,000-3,000 psi',
    'from Monday to Wednesday',
  ])('«%s» is none', (words) => {
    expect(stray(`export const text = ${JSON.stringify(words)};`)).toEqual([]);
  });

  test('comments may say anything', () => {
    expect(stray('/** e.g. (512) 555-0142, 24/7 */\nexport const a = 1;')).toEqual([]);
  });

  test('an exception lets its own words stand, and is reported when nothing needs it', () => {
    const exception = { file: 'content/page.tsx', words: 'open 24/7', reason: 'A shop, not us.' };
    expect(stray("export const a = 'The shop is open 24/7';", [exception])).toEqual([]);
    expect(stray("export const a = 'We work 24/7';", [exception])).toEqual([
      'content/page.tsx:1: hours: We work 24/7',
      'content/page.tsx: the exception of «open 24/7» is not needed',
    ]);
  });
});
