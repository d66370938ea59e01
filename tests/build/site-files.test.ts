import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { palette } from '../../components/theme.ts';
import { changedOn } from '../../content/history.ts';
import { articles, business } from '../../content/index.ts';
import { dayMs } from '../../schema/duration.ts';
import { findPage, isHidden, pages } from '../support/built.ts';

const read = (name: string) => readFileSync(`dist/client/${name}`, 'utf8');
const shown = pages.map(({ path }) => path).filter((path) => !isHidden(path));

/** Texts of all elements with this name, in order, with XML entities decoded. */
function all(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  );
}

describe('sitemap.xml', () => {
  const urls = read('sitemap.xml')
    .split('</url>')
    .flatMap((url) => (all(url, 'loc').length > 0 ? [url] : []));

  test('lists every page that may be indexed, once, and nothing else', () => {
    expect(urls.flatMap((url) => all(url, 'loc')).sort()).toEqual(shown.map((path) => business.siteUrl + path).sort());
  });

  test.each(urls)('%#: its date is when its content changed, and its picture exists', (url) => {
    const path = all(url, 'loc')[0]?.slice(business.siteUrl.length) ?? '';
    expect(all(url, 'lastmod')).toEqual([changedOn(path)]);
    for (const picture of all(url, 'image:loc')) {
      expect(picture).toMatch(`${business.siteUrl}/assets/`);
      expect(existsSync(`dist/client${picture.slice(business.siteUrl.length)}`)).toBe(true);
    }
  });

  test('lists a picture for every page that shows one', () => {
    expect(urls.filter((url) => !url.includes('<image:image>')).map((url) => all(url, 'loc')[0])).toEqual(
      pages
        .filter(({ path, document }) => shown.includes(path) && !document.querySelector('main img'))
        .map(({ path }) => business.siteUrl + path)
        .sort(),
    );
  });
});

describe('feed.xml', () => {
  const [head = '', ...entries] = read('feed.xml').split('<entry>');

  test('lists all articles, newest first, with absolute links, dates and pictures', () => {
    expect(entries.map((entry) => /rel="alternate" type="text\/html" href="([^"]+)"/.exec(entry)?.[1]).sort()).toEqual(
      articles.map(({ slug }) => `${business.siteUrl}/blog/${slug}`).sort(),
    );
    const published = entries.flatMap((entry) => all(entry, 'published'));
    expect(published).toEqual(published.toSorted().reverse());
    for (const entry of entries) {
      const article = articles.find(({ slug }) => entry.includes(`href="${business.siteUrl}/blog/${slug}"`));
      expect(all(entry, 'title')).toEqual([article?.title]);
      expect(all(entry, 'published')[0]?.slice(0, 10)).toBe(article?.date);
      expect(all(entry, 'updated')[0]?.slice(0, 10)).toBe(changedOn(`/blog/${article?.slug}`));
      expect(all(entry, 'summary')[0]?.length).toBeGreaterThan(80);
      const picture = /<media:content[^>]* url="([^"]+)"/.exec(entry)?.[1] ?? '';
      expect(existsSync(`dist/client${picture.slice(business.siteUrl.length)}`)).toBe(true);
    }
  });

  test('is as new as its latest entry, and every id is a unique UUID', () => {
    expect(all(head, 'updated')).toEqual([
      entries
        .flatMap((entry) => all(entry, 'updated'))
        .sort()
        .at(-1),
    ]);
    const ids = [...all(head, 'id'), ...entries.flatMap((entry) => all(entry, 'id'))];
    for (const id of ids) expect(id).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('is announced by every page and linked from the blog', () => {
    for (const { path, document } of pages) {
      const link = document.querySelector('link[rel="alternate"]');
      expect([path, link?.getAttribute('href'), link?.getAttribute('type')]).toEqual([path, '/feed.xml', 'application/atom+xml']);
    }
    expect(findPage('/blog').document.querySelector('main a[href="/feed.xml"]')).not.toBeNull();
  });
});

test('llms.txt starts with the name and a summary, and describes every page but the home page', () => {
  const text = read('llms.txt');
  expect(text).toMatch(/^# Limestone & Oak Flooring\n\n> .{80,}\n/);
  const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): .{80,}$/gm)].map(([, address]) => address);
  expect(links.sort()).toEqual(
    shown
      .filter((path) => path !== '/')
      .map((path) => business.siteUrl + path)
      .sort(),
  );
});

test('robots.txt keeps crawlers out of the API, the inbox and the editor only, and names the sitemap', () => {
  const lines = read('robots.txt').trim().split('\n');
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual(['Disallow: /api/', 'Disallow: /inbox', 'Disallow: /edit']);
  expect(lines.at(-1)).toBe(`Sitemap: ${business.siteUrl}/sitemap.xml`);
});

test('security.txt says where to report a problem, for almost a year', () => {
  const field = Object.fromEntries(
    read('.well-known/security.txt')
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  );
  expect(field).toMatchObject({
    Contact: `mailto:${business.email}`,
    'Preferred-Languages': 'en',
    Canonical: `${business.siteUrl}/.well-known/security.txt`,
  });
  const days = (Date.parse(field.Expires ?? '') - Date.now()) / dayMs;
  expect([days > 300, days < 365]).toEqual([true, true]);
});

const manifestSchema = z.object({
  name: z.literal(business.name),
  short_name: z.string().max(15),
  start_url: z.literal('/'),
  display: z.literal('browser'),
  theme_color: z.literal(palette.page),
  background_color: z.literal(palette.page),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string().optional() })),
});

test('the manifest lists icons of the sizes it claims, one of them maskable', async () => {
  const { icons } = manifestSchema.parse(JSON.parse(read('site.webmanifest')));
  expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['any', undefined],
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ]);
  for (const { src, sizes, type } of icons) {
    const { width, height, format } = await sharp(`dist/client${src}`).metadata();
    expect(`image/${format === 'svg' ? 'svg+xml' : format}`).toBe(type);
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
  }
});

test('the home screen icon is opaque, and the tab icon has a dark variant', async () => {
  const apple = await sharp('dist/client/apple-touch-icon.png').metadata();
  expect([apple.width, apple.height, apple.hasAlpha]).toEqual([180, 180, false]);
  expect(read('favicon.svg')).toContain('prefers-color-scheme:dark');
  for (const { path, document } of pages) {
    for (const rel of ['icon', 'apple-touch-icon']) {
      const href = document.querySelector(`link[rel="${rel}"]`)?.getAttribute('href') ?? '';
      expect([path, rel, existsSync(`dist/client${href}`)]).toEqual([path, rel, true]);
    }
  }
});
