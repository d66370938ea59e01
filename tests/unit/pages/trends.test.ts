import { expect, test } from 'vitest';
import { badgeColor } from '../../../pages/trends/badge.ts';
import { seasonOfMonth } from '../../../pages/trends/season.ts';

test.each([
  [0, 'winter'],
  [1, 'winter'],
  [2, 'spring'],
  [3, 'spring'],
  [4, 'spring'],
  [5, 'summer'],
  [6, 'summer'],
  [7, 'summer'],
  [8, 'fall'],
  [9, 'fall'],
  [10, 'fall'],
  [11, 'winter'],
])('month %d is %s', (month, season) => {
  expect(seasonOfMonth(month)).toBe(season);
});

test.each([
  ['Hot this year', 'red'],
  ['Trending Up 20 %', 'red'],
  ['Growing', 'green'],
  ['Rising in Austin', 'green'],
  ['Spotlight', 'blue'],
  ["Editor's Choice", 'blue'],
  ['Steady', 'grey'],
  ['', 'grey'],
])('popularity %j is %s', (popularity, color) => {
  expect(badgeColor(popularity)).toBe(color);
});
