import { existsSync, readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { changedOn } from '#site/history.ts';
import { articles, business } from '#site/index.ts';
import { isHidden, pages } from '../support/built.ts';

const read = (name: string) => readFileSync(`dist/client/${name}`, 'utf8');
const shown = pages.filter(({ path }) => !isHidden(path));
const addresses = shown.map(({ path }) => business.siteUrl + path);

test('the sitemap lists every page that may be indexed, with the day of its last change and its picture', () => {
  const urls = parse(read('sitemap.xml')).querySelectorAll('url');
  const listed = urls.map((url) => {
    const picture = textOf(url, 'image:loc');
    return { address: textOf(url, 'loc'), changed: textOf(url, 'lastmod'), hasPicture: picture !== '' && isFile(picture) };
  });
  const expected = shown.map(({ path, document }) => ({
    address: business.siteUrl + path,
    changed: changedOn(path),
    hasPicture: document.querySelector('main img') !== null,
  }));
  expect(Map.groupBy(listed, ({ address }) => address)).toEqual(Map.groupBy(expected, ({ address }) => address));
});

test('the feed lists all articles, newest first, with links, dates and pictures, and is as new as its latest change', () => {
  const feed = parse(read('feed.xml'));
  const entries = feed.querySelectorAll('entry').map((entry) => ({
    address: entry.querySelector('link')?.getAttribute('href'),
    title: textOf(entry, 'title'),
    published: textOf(entry, 'published').slice(0, 10),
    updated: textOf(entry, 'updated').slice(0, 10),
    isDescribed: textOf(entry, 'summary').length > 80,
    hasPicture: isFile(entry.getElementsByTagName('media:content')[0]?.getAttribute('url') ?? ''),
  }));
  const expected = articles.map(({ slug, title, date }) => ({
    address: `${business.siteUrl}/blog/${slug}`,
    title,
    published: date,
    updated: changedOn(`/blog/${slug}`),
    isDescribed: true,
    hasPicture: true,
  }));
  expect(Map.groupBy(entries, ({ address }) => address)).toEqual(Map.groupBy(expected, ({ address }) => address));
  expect(entries.map(({ published }) => published)).toEqual(
    articles
      .map(({ date }) => date)
      .sort()
      .reverse(),
  );
  expect(textOf(feed, 'updated').slice(0, 10)).toBe(
    entries
      .map(({ updated }) => updated)
      .sort()
      .at(-1),
  );
  const ids = feed.querySelectorAll('id').map(({ text }) => text);
  expect(ids.sort()).toEqual(
    [`${business.siteUrl}/feed.xml`, ...articles.map(({ slug }) => `${business.siteUrl}/blog/${slug}`)].sort(),
  );
});

test('llms.txt starts with the name and a summary, and describes every page but the home page', () => {
  const text = read('llms.txt');
  expect(text).toMatch(/^# Limestone & Oak Flooring\n\n> .{80,}\n/);
  const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): .{80,}$/gm)].map(([, address]) => address);
  expect([...links, `${business.siteUrl}/`].sort()).toEqual(addresses.sort());
});

test('robots.txt keeps crawlers out of the API, the inbox and the editor only, and names the sitemap', () => {
  const lines = read('robots.txt').trim().split('\n');
  expect(lines.filter((line) => /allow/i.test(line))).toEqual([
    'Allow: /',
    'Allow: /api/calendar/',
    'Disallow: /api/',
    'Disallow: /inbox',
    'Disallow: /edit',
  ]);
  expect(lines.at(-1)).toBe(`Sitemap: ${business.siteUrl}/sitemap.xml`);
});

function textOf(element: HTMLElement, name: string): string {
  return element.getElementsByTagName(name)[0]?.text ?? '';
}

function isFile(address: string): boolean {
  return address.startsWith(`${business.siteUrl}/`) && existsSync(`dist/client${address.slice(business.siteUrl.length)}`);
}
