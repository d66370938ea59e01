import { expect, test } from 'vitest';
import { nearestPages } from '#renderer/client/nearest.ts';

const pages = [
  { name: 'Tile', href: '/services/tile-flooring-austin' },
  { name: 'Hardwood', href: '/services/hardwood-flooring-austin' },
  { name: 'Engineered Hardwood', href: '/services/engineered-hardwood-austin' },
  { name: 'Round Rock', href: '/cities/round-rock' },
  { name: 'Tile trends in Bell County', href: '/blog/tile-trends-bell-county-2024' },
  { name: 'Ayuda con daños por agua', href: '/es/water-damage' },
  { name: 'Privacy', href: '/privacy' },
];

test.each([
  ['/services/tile-florring', '/services/tile-flooring-austin'],
  ['/services/hardwod-flooring-austin', '/services/hardwood-flooring-austin'],
  ['/cities/roundrock', '/cities/round-rock'],
  ['/blog/tile-trend-bell', '/blog/tile-trends-bell-county-2024'],
  ['/PRIVACY.html', '/privacy'],
  ['engineered', '/services/engineered-hardwood-austin'],
  ['danos agua', '/es/water-damage'],
])('%s is closest to %s', (text, href) => {
  expect(nearestPages(text, pages, 3)[0]?.href).toBe(href);
});

test.each(['/', '/nope', '/wp-login.php', ''])('nothing is close to %j', (text) => {
  expect(nearestPages(text, pages, 3)).toEqual([]);
});
