import { expect, test } from 'vitest';
import { dayMs } from '../../../schema/duration.ts';
import { feed } from '../../../tools/site-files/feed.ts';
import { readPage } from '../../../tools/site-files/pages.ts';
import { securityText } from '../../../tools/site-files/security-text.ts';
import { element, textElement } from '../../../tools/site-files/xml.ts';

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

test('the feed lists the newest article first, and its ids stay the same on another domain', () => {
  const pages = [blog, article('old', '2023-12-10', '2026-01-02'), article('new', '2024-01-08')];
  const ids = (xml: string) => [...xml.matchAll(/<id>([^<]+)</g)].map(([, id]) => id);
  const here = feed(pages, { name: 'Oak & Co', siteUrl: 'https://here.example' });
  expect(ids(here)).toEqual(ids(feed(pages, { name: 'Oak & Co', siteUrl: 'https://there.example' })));
  expect(here.indexOf('/blog/new')).toBeLessThan(here.indexOf('/blog/old'));
  expect(/<updated>([^<]+)</.exec(here)?.[1]).toBe('2026-01-02T12:00:00Z');
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
