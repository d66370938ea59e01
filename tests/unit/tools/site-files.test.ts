import { expect, test } from 'vitest';
import { feed } from '#tools/site-files/feed.ts';
import { readPage } from '#tools/site-files/pages.ts';
import { element, textElement } from '#tools/site-files/xml.ts';

const html = (main: string, title = 'Oak floors') =>
  `<title>${title}</title><meta name="description" content="About oak."><meta name="robots" content="index, follow"><main>${main}</main>`;

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

test('the feed is as new as its latest change, and an entry is known by its address', () => {
  const pages = [blog, article('old', '2023-12-10', '2026-01-02'), article('new', '2024-01-08')];
  const ids = (xml: string) => [...xml.matchAll(/<id>([^<]+)</g)].map(([, id]) => id);
  const here = feed(pages, { name: 'Oak & Co', siteUrl: 'https://here.example' });
  expect(ids(here)).toEqual(['feed.xml', 'blog/new', 'blog/old'].map((path) => `https://here.example/${path}`));
  expect(/<updated>([^<]+)</.exec(here)?.[1]).toBe('2026-01-02T12:00:00Z');
});
