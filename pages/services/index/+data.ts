import { business, findService, image, infoPages, process, serviceCards } from '../../../content/index.ts';
import { countyOutlines, mapSize } from '../../../content/map.ts';
import { flooringSlugs, roomAndWorkSlugs } from '../../../content/order.ts';
import { toId } from '../../../content/structured-data/ids.ts';
import { addGraph, home, listPages } from '../../../content/structured-data/page.ts';
import type { Head } from '../../../schema/page.ts';

const head: Head = {
  path: '/services',
  title: `Flooring Services in Austin | ${business.name}`,
  description:
    'Compare flooring services in Austin: hardwood, vinyl plank, tile, laminate, commercial, and refinishing, with prices per sq ft, timelines, and warranties.',
  keywords: ['flooring services Austin', 'flooring installation Austin TX', 'floor installation cost per sq ft Austin'],
};

const trail = [home, { name: 'Services' }];

export type Data = ReturnType<typeof data>;

export function data() {
  const hero = image('stairs-foot');
  const byFloor = flooringSlugs.map(toLink);
  const byRoom = roomAndWorkSlugs.map(toLink);
  return {
    head: addGraph(head, {
      type: 'CollectionPage',
      trail,
      hero,
      mainEntity: toId(head.path, 'list'),
      nodes: [listPages(head.path, [...byFloor, ...byRoom])],
    }),
    trail,
    phone: business.phone,
    quoteTime: business.quoteTime,
    counties: business.counties.served,
    hero,
    cards: serviceCards.map((card) => ({ ...card, image: image(card.image) })),
    process,
    pages: { byFloor, byRoom, company: infoPages.map(({ slug, name, line }) => ({ href: `/${slug}`, name, text: line })) },
    map: { counties: countyOutlines, size: mapSize },
  };
}

function toLink(slug: string) {
  const service = findService(slug);
  return { href: `/services/${slug}`, name: service.name, text: service.menuLine, image: image(service.image) };
}
