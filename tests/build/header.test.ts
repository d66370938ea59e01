/** The header and the footer of every page. */
import { expect, test } from 'vitest';
import { languageOf } from '#schema/rules/language.ts';
import { localize } from '#site/editions.ts';
import { companyLinksIn, menuLinksIn, menusIn, quickLinksIn } from '#site/frame.ts';
import { contentIn } from '#site/index.ts';
import { wordsIn } from '#site/read/words.ts';
import { findPage, pages, partOf, textsOf } from '../support/built.ts';

// The inbox has its own layout.
test.each(pages.filter(({ path }) => path !== '/inbox'))(
  '$path has a header with all menus, which mark the page itself, links to emergency help, the visualizer and prices, and a footer with the business hours that says it is a sample',
  ({ path, document }) => {
    const groups = document.querySelectorAll('#site-menu details');
    const language = languageOf(path);
    expect(groups.map((group) => textsOf(group, 'summary')[0])).toEqual(menusIn(language).map(({ name }) => name));
    for (const group of groups) expect(group.querySelectorAll('li a').length).toBeGreaterThan(1);
    const links = document.querySelectorAll('#site-menu li a');
    const marked = links.filter((link) => link.getAttribute('aria-current') === 'page');
    const own = links.filter((link) => link.getAttribute('href') === path);
    expect(marked.map(({ outerHTML }) => outerHTML)).toEqual(own.map(({ outerHTML }) => outerHTML));
    const quick = quickLinksIn(language).map(({ href }) => localize(language, href).href);
    for (const place of ['header + nav', '#site-menu > div']) {
      const links = document.querySelectorAll(`${place} li > a`).map((link) => link.getAttribute('href'));
      expect(links).toEqual(quick);
    }
    expect(textsOf(document, 'footer li')).toContain(contentIn(language).business.hours.weekdays);
    expect(textsOf(document, 'footer p')).toContain(wordsIn(language).frame.demo);
  },
);

test('the menus have all their links, and plain links and the pages about the company follow them', () => {
  const menu = partOf(findPage('/trends').document, '#site-menu');
  const groups = menu.querySelectorAll('details');
  for (const [index, { links, caption, more }] of menusIn('en').entries()) {
    const group = groups[index];
    if (!group) throw new Error(`There is no menu ${index}`);
    const hrefs = group.querySelectorAll('a').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([...links, ...more].map(({ href }) => href));
    expect(group.querySelectorAll('li')).toHaveLength(links.length);
    expect(group.text).toContain(caption ?? '');
  }
  expect(textsOf(menu, 'nav > ul > li > a')).toEqual(menuLinksIn('en').map(({ name }) => name));
  expect(textsOf(menu, 'nav + ul a')).toEqual(companyLinksIn('en').map(({ name }) => name));
});
