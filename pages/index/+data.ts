import { business, cities, faq, homeCards, image } from '../../content/index.ts';
import { countyOutlines, mapSize, toMapPoint } from '../../content/map.ts';
import { serviceArea } from '../../content/service-area.ts';
import { describeBusiness } from '../../content/structured-data/business.ts';
import { describeFaq } from '../../content/structured-data/faq.ts';
import { businessId } from '../../content/structured-data/ids.ts';
import { addGraph } from '../../content/structured-data/page.ts';
import type { Head } from '../../schema/page.ts';

const head: Head = {
  path: '/',
  title: `Flooring Contractor in Austin, TX | ${business.name}`,
  description:
    'Hardwood, vinyl plank, tile, carpet and refinishing in Austin and Central Texas. Free written estimates, clear prices per sq ft, licensed and insured.',
  keywords: ['flooring Austin', 'flooring contractor Austin TX', 'hardwood floors Central Texas', 'floor installation near me'],
};

export type Data = ReturnType<typeof data>;

export function data() {
  const hero = image('living-hero');
  return {
    head: addGraph(head, {
      hero,
      mainEntity: businessId,
      business: describeBusiness(head.description),
      nodes: [describeFaq(head.path, faq)],
    }),
    business,
    faq,
    cards: homeCards,
    hero,
    work: [
      { image: image('den-walnut'), caption: 'Walnut boards in a den' },
      { image: image('kitchen-ceramic'), caption: 'Ceramic tile around an island' },
      { image: image('hall-walnut'), caption: 'Walnut in an entry hall' },
    ],
    cities: cities.map(({ name, slug, coordinates }) => ({ name, href: `/cities/${slug}`, ...toMapPoint(coordinates) })),
    areas: serviceArea(cities),
    map: { counties: countyOutlines, size: mapSize },
  };
}
