import { expect, test } from 'vitest';
import { badgeColor } from '#pages/trends/badge.ts';

test.each([
  ['Hot this year', 'red'],
  ['Trending Up 20 %', 'red'],
  ['Growing', 'green'],
  ['Rising in Austin', 'green'],
  ['Spotlight', 'blue'],
  ["Editor's Choice", 'blue'],
  ['Steady', 'gray'],
  ['', 'gray'],
])('popularity %j is %s', (popularity, color) => {
  expect(badgeColor(popularity)).toBe(color);
});
