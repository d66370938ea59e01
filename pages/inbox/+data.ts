import { business, cities, image, rooms, visualizerFloors } from '../../content/index.ts';
import { floorTexture } from '../../content/visualizer-rooms/index.ts';
import { openingOf } from '../../schema/opening-hours.ts';
import type { Head } from '../../schema/page.ts';
import type { DrawnFloor } from './request/plan-view.ts';

const head: Head = {
  path: '/inbox',
  title: `Inbox | ${business.name}`,
  description: 'Where the business reads and answers estimate requests. Nothing can be read here without signing in.',
  noindex: true,
  frame: 'bare',
};

export type Data = ReturnType<typeof data>;

export function data() {
  return {
    head,
    businessName: business.name,
    hours: [business.hours.weekdays, business.hours.saturday].map(openingOf),
    // A zip code that two cities share goes by the first, as the cities are ordered.
    cities: Object.fromEntries(cities.toReversed().flatMap(({ name, zipCodes }) => zipCodes.map((zip) => [zip, name]))),
    rooms: rooms.map(({ name, schematic }) => ({ name, schematic })),
    floors: visualizerFloors.map(({ name, pattern, pricePerSqFt }): DrawnFloor => {
      const { color, img } = image(pattern);
      return {
        name,
        pricePerSqFt,
        installationPerSqFt: business.installationPerSqFt,
        picture: { color, src: img.src },
        tileFeet: floorTexture(pattern).feet,
      };
    }),
  };
}
