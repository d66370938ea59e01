import { expect, test } from 'vitest';
import { localFirst, localize } from '#site/editions.ts';
import { footerIn, menuLinksIn, menusIn, quickLinksIn } from '#site/frame.ts';
import { hasPage, pageAt, pages, pathOf } from '#site/pages.ts';
import { picks } from '#site/read/picks.ts';

test('every address belongs to one page', () => {
  expect(pages.filter(({ path, family }) => pageAt(path)?.family !== family)).toEqual([]);
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
});

test('a page is found by its address in any language, with or without a query or a fragment', () => {
  for (const address of ['/trends', '/es/trends', '/trends?from=mail', '/es/trends#fall'])
    expect(pageAt(address)?.family).toBe('trends');
  expect(hasPage(pathOf('city', 'atlantis'))).toBe(false);
});

test('links of the frame are English addresses without a word about their language, so that whoever shows one localizes it', () => {
  const { company, more } = footerIn('es');
  const menus = menusIn('es').flatMap((menu) => [...menu.links, ...menu.more]);
  const links = [...menus, ...menuLinksIn('es'), ...quickLinksIn('es'), ...company, ...more];
  expect(
    links.filter((link) => pageAt(link.href)?.path !== link.href.split('#')[0] || JSON.stringify(link).includes('en inglés')),
  ).toEqual([]);
});

test('a menu leads to the page for landlords, if there is one', () => {
  const page = picks.landlordPage && pathOf('info', picks.landlordPage);
  expect(menusIn('en').flatMap(({ more }) => more.map(({ href }) => href))).toEqual(expect.arrayContaining(page ? [page] : []));
});

test('where a Spanish page lists pages, those in Spanish come first, each kind in its order', () => {
  const services = { href: pathOf('services') };
  const contact = { href: `${pathOf('contact')}?from=list` };
  const [english, other] = [{ href: '/only-in-english' }, { href: '/nor-this' }];
  expect(localFirst('es', [english, services, other, contact])).toEqual([services, contact, english, other]);
  expect(localFirst('en', [english, services, other, contact])).toEqual([english, services, other, contact]);
});

test('a link is never localized twice', () => {
  const { href } = localize('es', pathOf('contact'));
  expect(href).toBe('/es/contact');
  expect(() => localize('es', href)).toThrow('/es/contact is an address in Spanish');
});
