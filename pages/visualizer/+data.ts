import type { WebApplication } from 'schema-dts';
import { extraCosts } from '../../content/cost-guide.ts';
import { business, image, rooms, visualizerFloors } from '../../content/index.ts';
import { businessId, ref, toId, toUrl } from '../../content/structured-data/ids.ts';
import { addGraph, home } from '../../content/structured-data/page.ts';
import { floorTexture, renderedRoom } from '../../content/visualizer-rooms/index.ts';
import type { Head } from '../../schema/page.ts';
import type { FloorOption, Options } from '../../visualizer/plan/options.ts';
import { customRoom as customRoomId } from '../../visualizer/plan/plan.ts';

const head: Head = {
  path: '/visualizer',
  title: `Flooring Visualizer for Austin Homes | ${business.shortName}`,
  description:
    'See eight floors in four rooms or in your own photo, at true plank size. The price for material and standard installation is right beside it.',
  keywords: [
    'flooring visualizer',
    'flooring cost calculator Austin',
    'cost to floor a 12x16 room',
    'flooring estimate per square foot',
  ],
};

const trail = [home, { name: 'Flooring visualizer' }];

/** Slugs of the service pages. */
const services = {
  Hardwood: 'hardwood-flooring-austin',
  LVP: 'lvp-flooring-austin',
  Tile: 'tile-flooring-austin',
  Carpet: 'carpet-installation-austin',
} as const;

const application: WebApplication = {
  '@type': 'WebApplication',
  '@id': toId(head.path, 'app'),
  name: 'Flooring visualizer',
  url: toUrl(head.path),
  applicationCategory: 'HomeApplication',
  operatingSystem: 'Any',
  browserRequirements: 'Requires JavaScript',
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
  provider: ref(businessId),
};

export type Data = ReturnType<typeof data>;

export function data() {
  const customRoom = rooms.find(({ id }) => id === customRoomId);
  if (!customRoom) throw new Error(`content/rooms has no room '${customRoomId}'`);
  const firstPicture = image('visualizer-living-oak');
  const floors = visualizerFloors.map(({ pattern, ...floor }): FloorOption => {
    const texture = floorTexture(pattern);
    return {
      ...floor,
      ...texture,
      picture: image(pattern),
      tileFeet: texture.feet,
      installationPerSqFt: business.installationPerSqFt,
      service: services[floor.category],
    };
  });
  const options: Options = {
    rooms: rooms.map(({ id, name, dimensions, schematic }) => ({ id, name, dimensions, schematic })),
    floors,
    renderedRooms: rooms.flatMap(({ id, name }) => {
      const rendered = renderedRoom(id);
      return rendered ? [{ id, name, ...rendered }] : [];
    }),
    firstPicture,
    extraPrices: { tearOut: extraCosts.carpetRemoval, leveling: extraCosts.leveling },
  };
  return {
    head: addGraph(head, { trail, hero: firstPicture, mainEntity: toId(head.path, 'app'), nodes: [application] }),
    trail,
    options,
    phone: business.phone,
    fixedRooms: rooms.filter((room) => room !== customRoom),
    customRoom,
    floors,
    costGuide: '/blog/flooring-cost-guide-austin-2025',
  };
}
