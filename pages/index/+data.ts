import { business, cities, faq, homeCards, image } from '../../content/index.ts';
import { countyOutlines, mapSize, onMap } from '../../content/map.ts';
import { faqPage, provider } from '../../content/structured-data.ts';
import type { Head } from '../../schema/page.ts';

const head: Head = {
  path: '/',
  title: `Flooring Contractor in Austin, TX | ${business.name}`,
  description:
    'Hardwood, vinyl plank, tile, carpet and refinishing in Austin and Central Texas. Free written estimates, clear prices per sq ft, licensed and insured.',
  keywords: ['flooring Austin', 'flooring contractor Austin TX', 'hardwood floors Central Texas', 'floor installation near me'],
  jsonLd: [
    {
      ...provider,
      email: business.email,
      priceRange: '$$',
      openingHours: 'Mo-Fr 07:00-18:00',
      geo: { '@type': 'GeoCoordinates', latitude: business.coordinates.lat, longitude: business.coordinates.lng },
      areaServed: cities.map(({ name }) => ({ '@type': 'City', name: `${name}, TX` })),
    },
    faqPage('/', faq),
  ],
};

export type Data = ReturnType<typeof data>;

export function data() {
  return {
    head,
    business,
    faq,
    cards: homeCards,
    hero: image('living-oak'),
    work: [
      { image: image('den-walnut'), caption: 'Walnut boards in a den' },
      { image: image('kitchen-ceramic'), caption: 'Ceramic tile around an island' },
      { image: image('hall-walnut'), caption: 'Walnut in an entry hall' },
    ],
    cities: cities.map(({ name, slug, coordinates }) => ({ name, href: `/cities/${slug}`, ...onMap(coordinates) })),
    map: { counties: countyOutlines, size: mapSize },
  };
}
