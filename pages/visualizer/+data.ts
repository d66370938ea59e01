import { business, image, rooms, visualizerFloors } from '../../content/index.ts';
import type { Head } from '../../schema/page.ts';

const customRoomId = 'custom';

const head: Head = {
  path: '/visualizer',
  title: 'Flooring Visualizer and Cost Estimate | Limestone & Oak',
  description:
    'What a floor costs in a room: five room plans in feet, eight floors with prices per sq ft, and the sum of material and standard installation for each.',
  keywords: [
    'flooring visualizer',
    'flooring cost calculator Austin',
    'cost to floor a 12x16 room',
    'flooring estimate per square foot',
  ],
};

export type Data = ReturnType<typeof data>;

export function data() {
  const customRoom = rooms.find(({ id }) => id === customRoomId);
  if (!customRoom) throw new Error(`content/rooms has no room '${customRoomId}'`);
  return {
    head,
    phone: business.phone,
    fixedRooms: rooms.filter((room) => room !== customRoom),
    customRoom,
    floors: visualizerFloors.map((floor) => ({ ...floor, picture: image(floor.pattern) })),
    costGuide: '/blog/flooring-cost-guide-austin-2025',
  };
}
