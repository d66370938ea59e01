import { expect, test } from 'vitest';
import { articles, rooms, services, visualizerFloors } from '#site/index.ts';

const fits = visualizerFloors.flatMap(({ id, poorFits }) => poorFits.map((fit) => ({ floor: id, ...fit })));
const paths = [...services.map(({ slug }) => `/services/${slug}`), ...articles.map(({ slug }) => `/blog/${slug}`)];

test.each(fits)(
  '$floor in the $room: the room, the page with the reason and the suggested floors exist',
  ({ room, href, instead }) => {
    expect(rooms.map(({ id }) => id)).toContain(room);
    expect(paths).toContain(href);
    expect(visualizerFloors.map(({ id }) => id)).toEqual(expect.arrayContaining(instead));
  },
);

test.each(fits)('what is suggested instead of $floor suits the $room', ({ room, instead }) => {
  expect(fits.filter((fit) => fit.room === room && instead.includes(fit.floor))).toEqual([]);
});
