import { expect, test } from 'vitest';
import { groupByCounty } from '#pages/cities/index/group-by-county.ts';

test.each([
  ['Travis', 'travis-county'],
  ['Fort Bend', 'fort-bend-county'],
  ["Prince George's", 'prince-george-s-county'],
  ['Doña Ana', 'dona-ana-county'],
])('the county of %s has the id %s', (county, id) => {
  expect(groupByCounty([{ county }])[0]?.id).toBe(id);
});
