import { existsSync } from 'node:fs';
import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { languageOf, languages, toEnglishPath } from '#schema/rules/language.ts';
import { business, rooms, visualizerFloors } from '#site/index.ts';
import { pageAt } from '#site/pages.ts';
import { wordsIn } from '#site/read/words.ts';
import { parseProject } from '#visualizer/plan/link.ts';
import { idsOf } from '#visualizer/plan/options.ts';
import { isHidden, pages } from '../support/built.ts';

const knownIds = idsOf({ rooms, floors: visualizerFloors });
const contactLinks = [business.phone.href, `mailto:${business.email}`];
/** With a text that is begun. */
const textLink = business.phone.href.replace('tel:', 'sms:');

test('every picture and script that a page refers to exists', () => {
  const missing = pages.flatMap(({ path, html }) =>
    [...html.matchAll(/\/assets\/[^"'\s,)&]+/g)]
      .filter(([file]) => !existsSync(`dist/client${file}`))
      .map(([file]) => `${path}: ${file}`),
  );
  expect(missing).toEqual([]);
});

test('every link leads to a page, a file, the phone, the mailbox or another site, and every anchor to an element', () => {
  const dead = pages.flatMap((page) =>
    page.document
      .querySelectorAll('a')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !contactLinks.includes(href) && href.split('?')[0] !== textLink && !leadsElsewhere(href))
      .filter((href) => {
        const [address = '', anchor] = href.split('#');
        const [path = ''] = address.split('?');
        if (toEnglishPath(path) === '/visualizer' && anchor?.startsWith('plan=')) return parseProject(anchor, knownIds) === null;
        const target = path === '' ? page : pages.find((each) => each.path === path);
        if (anchor !== undefined) return !target?.document.getElementById(anchor);
        return href === '' || !(target || (path.startsWith('/') && existsSync(`dist/client${path}`)));
      })
      .map((href) => `${page.path}: ${href}`),
  );
  expect(dead).toEqual([]);
});

test('every public page is linked from another page', () => {
  const linked = new Set(
    pages.flatMap(({ path, document }) =>
      document
        .querySelectorAll('a')
        .map((link) => link.getAttribute('href')?.split('#')[0])
        .filter((href) => href !== path),
    ),
  );
  expect(pages.map(({ path }) => path).filter((path) => !linked.has(path) && !isHidden(path))).toEqual([]);
});

test('every link to the form from a page about one thing says what the page is about', () => {
  const about = pages.filter(({ path }) => pageAt(path)?.route.about);
  expect(new Set(about.map(({ path }) => languageOf(path)))).toEqual(new Set(languages));
  const forgetful = about.flatMap(({ path, document }) =>
    linksToForm(document)
      .filter((href) => !href.endsWith(`=${path.split('/').pop()}`))
      .map((href) => `${path}: ${href}`),
  );
  expect(forgetful).toEqual([]);
});

test('no link says only "Learn More", "Read more" or "Details"', () => {
  const shared = languages.map((language) => wordsIn(language).shared);
  const vague = new Set(['Details', 'Detalles', ...shared.flatMap(({ learnMore, readMore }) => [learnMore, readMore])]);
  const found = pages.flatMap(({ path, document }) =>
    document
      .querySelectorAll('a')
      .map((link) => link.getAttribute('aria-label') ?? link.textContent.trim())
      .filter((name) => vague.has(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(found).toEqual([]);
});

function linksToForm(part: HTMLElement): string[] {
  return part
    .querySelectorAll('a')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => toEnglishPath(href).startsWith('/contact'));
}

/** Sources of what articles say. A link to one of our own pages is a path. */
function leadsElsewhere(href: string): boolean {
  return href.startsWith('https://') && !href.startsWith(business.siteUrl);
}
