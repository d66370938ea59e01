import { expect, test } from 'vitest';
import { parseEstimateRequest as parse } from '#schema/api/estimate-request.ts';
import { fieldNames, limits, requestFields } from '#schema/request-fields/fields.ts';
import { fieldWords } from '#schema/request-fields/words.ts';
import { estimate } from '../../support/site/start.ts';

const parseEstimateRequest = (input: unknown) => parse(input, fieldWords.en);

test.each(fieldNames.filter((name) => requestFields[name].isRequired))('%s is required', (field) => {
  for (const nothing of [undefined, null, '', '   ', 0, {}, []]) {
    const parsed = parseEstimateRequest(estimate({ [field]: nothing }));
    expect(parsed.ok ? [] : Object.keys(parsed.errors)).toEqual([field]);
  }
});

test.each([
  ['fullName', 'a'.repeat(limits.fullName)],
  ['email', `${'a'.repeat(60)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(61)}.com`],
  ['phone', '1'.repeat(limits.phone)],
  ['projectDetails', 'a'.repeat(limits.projectDetails)],
])('%s can be as long as its limit and no longer', (field, longest) => {
  expect(parseEstimateRequest(estimate({ [field]: longest })).ok).toBe(true);
  const over = field === 'email' ? longest.replace('@', 'a@') : `${longest}1`;
  expect(parseEstimateRequest(estimate({ [field]: over })).ok).toBe(false);
});

test.each(['7870', '787011', '78701-12', '7870a', 'abcde', '७८७०१'])('zip code %j is rejected', (zipCode) => {
  const parsed = parseEstimateRequest(estimate({ zipCode }));
  expect(parsed).toEqual({ ok: false, errors: { zipCode: 'Enter the 5 digits of your zip code' } });
});

const plan = {
  rooms: [{ room: 'Kitchen', width: 12, length: 16, floor: 'Marble Tile', rotation: 45 }],
  total: 2380.8,
  link: '#plan=kitchen.marble-tile.12.12.45',
};

test.each([
  ['no rooms', { ...plan, rooms: [] }],
  ['a side of 51 ft', { ...plan, rooms: [{ ...plan.rooms[0], width: 51 }] }],
  ['an unknown pattern', { ...plan, rooms: [{ ...plan.rooms[0], pattern: 'basketweave' }] }],
  ['a link elsewhere', { ...plan, link: 'https://example.com/' }],
])('a plan with %s is rejected', (_, broken) => {
  expect(parseEstimateRequest(estimate({ plan: broken })).ok).toBe(false);
});
