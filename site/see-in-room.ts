/** Where "See it in a room" leads: a room of the visualizer with the floor of a service or trend. */

import { seeInRoomSchema } from '#schema/content/files/visualizer.ts';
import { fill } from '#schema/rules/fill.ts';
import type { Language } from '#schema/rules/language.ts';
import { editionOf } from './editions.ts';
import { contentIn, rooms } from './index.ts';
import { hasPage } from './pages.ts';
import { contentFolder } from './read/folder.ts';
import { readEntry } from './read/read.ts';
import { wordsIn } from './read/words.ts';
import { hasFile } from './read/yaml.ts';

const views = hasFile('see-in-room.yaml') ? readEntry(seeInRoomSchema, 'see-in-room.yaml') : {};

/** The address for a service or trend, and what to say about it in this language. Null without a visualizer, or a room for it. */
export function seeInRoom(id: string, language: Language) {
  if (!hasPage('/visualizer')) return null;
  const view = views[id];
  if (!view) return null;
  const { visualizerFloors } = contentIn(editionOf(language, '/visualizer'));
  const floor = visualizerFloors.find((each) => each.id === view.floor);
  if (!floor) throw new Error(`${contentFolder}/see-in-room.yaml: there is no visualizer floor '${view.floor}'`);
  return {
    href: roomHref(view.room, view.floor),
    note: view.isClosest ? fill(wordsIn(language).shared.closestFloor, { floor: floor.name }) : null,
  };
}

/** The address that opens the visualizer with this room and floor. */
export function roomHref(room: string, floor: string): string {
  if (!rooms.some(({ id }) => id === room)) throw new Error(`There is no visualizer room '${room}'`);
  // The sides count only for the custom room.
  return `/visualizer#plan=${room}.${floor}.12.12.0`;
}
