import { expect, test } from 'vitest';
import { develop } from '#visualizer/engine/film.ts';
import { findRoom } from '../../../support/floors.ts';

const living = findRoom('living-room');

test('the film passes through its values and clamps at both ends', () => {
  const { film } = living;
  expect(develop(0, film)).toBe(film.values[0]);
  expect(develop(-1, film)).toBe(film.values[0]);
  expect(develop(2 ** film.stops[0], film)).toBe(film.values[1]);
  expect(develop(2 ** film.stops[1], film)).toBe(film.values[255]);
  expect(develop(1000, film)).toBe(film.values[255]);
  const middle = film.stops[0] + ((film.stops[1] - film.stops[0]) * 127) / 254;
  expect(develop(2 ** middle, film)).toBeCloseTo(film.values[128] ?? Number.NaN, 6);
});
