import { describe, expect, test } from 'vitest';
import { dayMs } from '../../../schema/duration.ts';
import { listChanges, updateHistory } from '../../../tools/content-history/update-history.ts';
import { feed } from '../../../tools/site-files/feed.ts';
import { readPage } from '../../../tools/site-files/pages.ts';
import { securityText } from '../../../tools/site-files/security-text.ts';
import { sitemap } from '../../../tools/site-files/sitemap.ts';
import { element, textElement } from '../../../tools/site-files/xml.ts';

const html = (main: string, title = 'Oak floors') =>
  `<title>${title}</title><meta name="description" content="About oak."><meta name="robots" content="index, follow"><main>${main}</main>`;
const fingerprint = (main: string, title?: string) => readPage('/oak', html(main, title)).fingerprint;

const main = '<h1>Oak</h1><p class="a">Boards of white oak.</p><img src="/assets/static/oak.AAAA.webp" alt="Oak boards">';

test.each([
  ['classes', main.replace('class="a"', 'class="b"')],
  ['markup around the same words', main.replace('Boards', '<b>Boards</b>')],
  ['breadcrumbs and other menus', `<nav>Home</nav>${main}`],
  ['scripts', `${main}<script>{"props":1}</script>`],
  ['a new encoding of a picture', main.replace('AAAA', 'BBBB')],
])("a page's fingerprint ignores %s", (_what, changed) => {
  expect(fingerprint(changed)).toBe(fingerprint(main));
});

test.each([
  ['a word', main.replace('white', 'red')],
  ['a picture', main.replace('oak.AAAA', 'ash.AAAA')],
  ['the alt text of a picture', main.replace('Oak boards', 'Boards')],
])("a page's fingerprint changes with %s", (_what, changed) => {
  expect(fingerprint(changed)).not.toBe(fingerprint(main));
});

test("a page's fingerprint changes with its title", () => {
  expect(fingerprint(main, 'Ash floors')).not.toBe(fingerprint(main));
});

describe('the history of the content', () => {
  const page = { path: '/blog/oak', fingerprint: 'aaaaaaaaaaaaaaaa', published: '2024-01-08' };
  const entry = { changed: '2024-01-08', fingerprint: page.fingerprint };
  const options = { today: '2026-11-20', keepDates: false };

  test('a changed or new page is dated with today, a new article with its publication, and a page that is gone is dropped', () => {
    const old = { '/a': { changed: '2025-01-01', fingerprint: '0000000000000000' }, '/b': entry, '/gone': entry };
    const pages = [
      { path: '/a', fingerprint: '1111111111111111', published: undefined },
      { path: '/b', fingerprint: entry.fingerprint, published: undefined },
      { path: '/c', fingerprint: '2222222222222222', published: undefined },
      page,
    ];
    expect(updateHistory(old, pages, options)).toEqual({
      '/a': { changed: '2026-11-20', fingerprint: '1111111111111111' },
      '/b': entry,
      '/c': { changed: '2026-11-20', fingerprint: '2222222222222222' },
      '/blog/oak': entry,
    });
    expect(updateHistory(old, pages, { ...options, keepDates: true })['/a']?.changed).toBe('2025-01-01');
    expect(listChanges(old, pages)).toEqual(['/gone', '/a', '/c', '/blog/oak']);
  });
});

test('XML escapes markup and drops the characters it forbids', () => {
  expect(element('a', { title: '"<&>"', none: undefined }, textElement('b', 'Oak & <ash>\u0001'), false)).toBe(
    '<a title="&quot;&lt;&amp;&gt;&quot;"><b>Oak &amp; &lt;ash&gt;</b></a>',
  );
});

const blog = { ...readPage('/blog', html('<h1>Blog</h1>')), changed: '2026-11-20' };
const article = (slug: string, day: string, changed = day) => ({
  ...readPage(`/blog/${slug}`, html(`<h1>${slug}</h1><time datetime="${day}">then</time>`)),
  changed,
});

test('the feed lists the newest article first, and its ids stay the same on another domain', () => {
  const pages = [blog, article('old', '2023-12-10', '2026-01-02'), article('new', '2024-01-08')];
  const ids = (xml: string) => [...xml.matchAll(/<id>([^<]+)</g)].map(([, id]) => id);
  const here = feed(pages, { name: 'Oak & Co', siteUrl: 'https://here.example' });
  expect(ids(here)).toEqual(ids(feed(pages, { name: 'Oak & Co', siteUrl: 'https://there.example' })));
  expect(here.indexOf('/blog/new')).toBeLessThan(here.indexOf('/blog/old'));
  expect(/<updated>([^<]+)</.exec(here)?.[1]).toBe('2026-01-02T12:00:00Z');
});

test('a page without a date has none in the sitemap', () => {
  const xml = sitemap([{ ...blog, changed: undefined }], 'https://here.example');
  expect(xml).toContain('<loc>https://here.example/blog</loc>');
  expect(xml).not.toContain('lastmod');
});

test.each(['2026-11-20T21:00:00Z', '2027-02-28T23:59:59Z', '2028-02-29T00:00:00Z'])(
  'security.txt built at %s expires within a year',
  (built) => {
    const expires = /^Expires: (.+)$/m.exec(
      securityText({ email: 'a@b.example', siteUrl: 'https://b.example' }, new Date(built)),
    )?.[1];
    const days = (Date.parse(expires ?? '') - Date.parse(built)) / dayMs;
    expect(days).toBeGreaterThan(340);
    expect(days).toBeLessThan(365);
  },
);
