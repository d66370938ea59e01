import type { WebApplication } from 'schema-dts';
import { business, costTypes, image, rooms, visualizerFloors } from '../../content/index.ts';
import { businessId, ref, toId, toUrl } from '../../content/structured-data/ids.ts';
import { addGraph, home } from '../../content/structured-data/page.ts';
import type { Head } from '../../schema/page.ts';
import type { Range } from '../../visualizer/plan/areas.ts';
import type { FloorOption } from '../../visualizer/plan/options.ts';
import { patternFeet } from '../../visualizer/plan/pattern-size.ts';
import { customRoom as customRoomId } from '../../visualizer/plan/plan.ts';
import { roomViewerProps } from './room-view-data.ts';

/** What the cost guide calls the visualizer's categories. */
const guideNames: Record<(typeof visualizerFloors)[number]['category'], string> = {
  Hardwood: 'Hardwood',
  LVP: 'Luxury Vinyl Plank',
  Tile: 'Tile',
  Carpet: 'Carpet',
};

const head: Head = {
  path: '/visualizer',
  title: `Flooring Visualizer and Cost Estimate | ${business.shortName}`,
  description:
    'What a floor costs in a room: five room plans in feet, eight floors with prices per sq ft, and the sum of material and standard installation for each.',
  keywords: [
    'flooring visualizer',
    'flooring cost calculator Austin',
    'cost to floor a 12x16 room',
    'flooring estimate per square foot',
  ],
};

const trail = [home, { name: 'Flooring visualizer' }];

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
  const hero = image('dining-windows');
  return {
    head: addGraph(head, { trail, hero, mainEntity: toId(head.path, 'app'), nodes: [application] }),
    trail,
    roomView: roomViewerProps(),
    hero,
    phone: business.phone,
    fixedRooms: rooms.filter((room) => room !== customRoom),
    customRoom,
    floors: visualizerFloors.map(
      ({ pattern, ...floor }): FloorOption => ({
        ...floor,
        picture: image(pattern),
        tileFeet: patternFeet(pattern),
        installation: installationRange(guideNames[floor.category]),
      }),
    ),
    costGuide: '/blog/flooring-cost-guide-austin-2025',
  };
}

/** Reads '$3-8' of the cost guide. */
function installationRange(type: string): Range {
  const words = costTypes.find((entry) => entry.type === type)?.installationCost;
  const [, low, high] = /^\$(\d+)-(\d+)$/.exec(words ?? '') ?? [];
  if (low === undefined || high === undefined) throw new Error(`content/cost-guide.ts has no installation range of ${type}`);
  return { low: Number(low), high: Number(high) };
}
