/** Where "See it in a room" leads: a room of the visualizer with the floor of a service or product. */
import { fill } from '../schema/fill.ts';
import type { Language } from '../schema/language.ts';
import { editionOf, localize, localizeLink } from './editions.ts';
import { contentIn, rooms } from './index.ts';
import { words as es } from './words/shared.es.ts';
import { words as en } from './words/shared.ts';

interface RoomView {
  /** An id of content/rooms. */
  room: string;
  /** An id of content/visualizer-floors. */
  floor: string;
  /** The visualizer doesn't have this very floor, so we show the most similar one. */
  isClosest?: true;
}

/** By service slug or product id. */
const views: Record<string, RoomView> = {
  'lvp-flooring-austin': { room: 'kitchen', floor: 'wood-look-lvp' },
  'hardwood-flooring-austin': { room: 'living-room', floor: 'oak-hardwood' },
  'engineered-hardwood-austin': { room: 'living-room', floor: 'walnut-hardwood' },
  'tile-flooring-austin': { room: 'kitchen', floor: 'ceramic-tile' },
  'carpet-installation-austin': { room: 'bedroom', floor: 'plush-carpet' },
  'laminate-flooring-austin': { room: 'bedroom', floor: 'wood-look-lvp', isClosest: true },
  'bathroom-flooring-austin': { room: 'bathroom', floor: 'ceramic-tile' },
  'kitchen-flooring-austin': { room: 'kitchen', floor: 'stone-look-lvp' },
  'floor-refinishing-austin': { room: 'living-room', floor: 'oak-hardwood' },
  'shower-tile-backsplash-austin': { room: 'bathroom', floor: 'marble-tile' },
  'commercial-flooring-austin': { room: 'living-room', floor: 'wood-look-lvp', isClosest: true },
  'barton-wood-look-plank': { room: 'kitchen', floor: 'wood-look-lvp' },
  'pedernales-oak': { room: 'living-room', floor: 'oak-hardwood' },
  'bouldin-gray-oak-laminate': { room: 'bedroom', floor: 'wood-look-lvp', isClosest: true },
  'enchanted-rock-stone-look': { room: 'bathroom', floor: 'stone-look-lvp' },
  'llano-hickory': { room: 'living-room', floor: 'oak-hardwood', isClosest: true },
  'wimberley-maple': { room: 'bedroom', floor: 'oak-hardwood', isClosest: true },
};

/** The link for a service slug or product id, on a page in this language. Throws if there is none. */
export function seeInRoom(id: string, language: Language = 'en') {
  const words = { en, es }[language];
  const view = views[id];
  if (!view) throw new Error(`content/see-in-room.ts has no room for ${id}`);
  const { visualizerFloors } = contentIn(editionOf(language, '/visualizer'));
  const floor = visualizerFloors.find((each) => each.id === view.floor);
  if (!floor) throw new Error(`content/see-in-room.ts: there is no visualizer floor '${view.floor}'`);
  return {
    ...localize(language, roomHref(view.room, view.floor)),
    label: localizeLink(language, { name: words.seeInRoom, href: '/visualizer' }).name,
    note: view.isClosest ? fill(words.closestFloor, { floor: floor.name }) : null,
  };
}

/** The address that opens the visualizer with this room and floor. */
export function roomHref(room: string, floor: string): string {
  if (!rooms.some(({ id }) => id === room)) throw new Error(`There is no visualizer room '${room}'`);
  // The sides count only for the custom room.
  return `/visualizer#plan=${room}.${floor}.12.12.0`;
}
