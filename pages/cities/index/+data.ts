import { mainCounties } from '../../../content/business.ts';
import { styleSwatch } from '../../../content/floor-swatch.ts';
import { business, cities, image } from '../../../content/index.ts';
import { countyOutlines, mapSize, toMapPoint } from '../../../content/map.ts';
import { serviceArea } from '../../../content/service-area.ts';
import { toId } from '../../../content/structured-data/ids.ts';
import { addGraph, home, listPages } from '../../../content/structured-data/page.ts';
import type { City } from '../../../schema/content.ts';
import type { Head } from '../../../schema/page.ts';
import { groupByCounty } from './group-by-county.ts';

const trail = [home, { name: 'Service areas' }];
const shownStyles = 2;

export type Data = ReturnType<typeof data>;

export function data() {
  const groups = groupByCounty(cities.map(toCard));
  const hero = image('living-window');
  const list = listPages(
    '/cities',
    groups.flatMap((group) => group.cities),
  );
  return {
    head: addGraph(makeHead(), {
      type: 'CollectionPage',
      trail,
      hero,
      mainEntity: toId('/cities', 'list'),
      nodes: [list],
    }),
    trail,
    hero,
    business,
    cityCount: `${cities.length}+`,
    groups,
    areas: serviceArea(cities),
    map: {
      counties: countyOutlines,
      size: mapSize,
      highlighted: mainCounties,
      places: cities.map(({ name, coordinates }) => ({ name, ...toMapPoint(coordinates) })),
    },
  };
}

function toCard(city: City) {
  const { name, slug, county, distanceFromAustin, description, population, neighborhoods, popularStyles } = city;
  return {
    href: `/cities/${slug}`,
    name,
    county,
    distance: distanceFromAustin === 'Home base' ? 'Our home base' : `${distanceFromAustin} from Austin`,
    description,
    population,
    neighborhoods: neighborhoods.length,
    styles: popularStyles.slice(0, shownStyles),
    swatch: image(styleSwatch(popularStyles[0] ?? '')),
  };
}

function makeHead(): Head {
  return {
    path: '/cities',
    title: `Flooring Near Austin: ${cities.length} Cities We Serve | ${business.shortName}`,
    description: `See the ${cities.length} Central Texas cities where we install and refinish floors, with local soil, typical homes, and the floors that hold up best in each.`,
    keywords: [
      'flooring contractor near Austin',
      'flooring Williamson County',
      'flooring Hays County',
      'flooring Bastrop County',
    ],
  };
}
