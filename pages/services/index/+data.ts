import { business, findService, image, process, serviceCards } from '../../../content/index.ts';
import { countyOutlines, mapSize } from '../../../content/map.ts';
import { flooringSlugs, roomAndWorkSlugs } from '../../../content/order.ts';
import type { Head } from '../../../schema/page.ts';

const head: Head = {
  path: '/services',
  title: `Flooring Services in Austin | ${business.name}`,
  description:
    'Hardwood, vinyl plank, tile, laminate, commercial floors and refinishing in Austin: prices per sq ft, working days, warranties and how a job runs.',
  keywords: ['flooring services Austin', 'flooring installation Austin TX', 'floor installation cost per sq ft Austin'],
};

export type Data = ReturnType<typeof data>;

export function data() {
  return {
    head,
    phone: business.phone,
    counties: business.counties.eight,
    hero: image('stairs-foot'),
    cards: serviceCards.map((card) => ({ ...card, image: image(card.image) })),
    process,
    pages: { byFloor: flooringSlugs.map(linkOf), byRoom: roomAndWorkSlugs.map(linkOf) },
    map: { counties: countyOutlines, size: mapSize },
  };
}

function linkOf(slug: string) {
  const { name, menuLine } = findService(slug);
  return { href: `/services/${slug}`, name, text: menuLine };
}
