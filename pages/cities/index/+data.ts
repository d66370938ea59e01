import { business, cities, image } from '../../../content/index.ts';
import { countyOutlines, mapSize, onMap } from '../../../content/map.ts';
import { serviceArea } from '../../../content/service-area.ts';
import { idOf } from '../../../content/structured-data/ids.ts';
import { home, itemList, withGraph } from '../../../content/structured-data/page.ts';
import type { City } from '../../../schema/content.ts';
import type { Head } from '../../../schema/page.ts';
import { byCounty } from './by-county.ts';

const trail = [home, { name: 'Service areas' }];
const shownStyles = 2;

export type Data = ReturnType<typeof data>;

export function data() {
  const groups = byCounty(cities.map(cardOf));
  const hero = image('living-window');
  const list = itemList(
    '/cities',
    groups.flatMap((group) => group.cities),
  );
  return {
    head: withGraph(head(), {
      type: 'CollectionPage',
      trail,
      hero,
      mainEntity: idOf('/cities', 'list'),
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
      highlighted: groups.map(({ county }) => county),
      places: cities.map(({ name, coordinates }) => ({ name, ...onMap(coordinates) })),
    },
  };
}

function cardOf(city: City) {
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
  };
}

function head(): Head {
  return {
    path: '/cities',
    title: `Flooring Service Areas, Central Texas | ${business.shortName}`,
    description: `The ${cities.length} Central Texas cities where we lay and refinish floors, by county, with the distance from Austin, the local soil and the floors chosen there.`,
    keywords: [
      'flooring contractor near Austin',
      'flooring Williamson County',
      'flooring Hays County',
      'flooring Bastrop County',
    ],
  };
}
