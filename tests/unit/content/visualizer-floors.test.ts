import { expect, test } from 'vitest';
import { rooms, visualizerFloors } from '#site/index.ts';

const fits = visualizerFloors.flatMap(({ id, poorFits }) => poorFits.map((fit) => ({ floor: id, ...fit })));

test.each(fits)('what is suggested instead of $floor in the $room exists and suits it', ({ room, instead }) => {
  expect(rooms.map(({ id }) => id)).toContain(room);
  expect(visualizerFloors.map(({ id }) => id)).toEqual(expect.arrayContaining(instead));
  expect(fits.filter((fit) => fit.room === room && instead.includes(fit.floor))).toEqual([]);
});
