import { expect, test } from 'vitest';
import { doubtsAbout, firstOpenDay } from '#inbox/request/quote/work-doubts.ts';

const hours = { weekly: [{ days: [1, 2, 3, 4, 5, 6], opens: 420, closes: 1080 }], holidays: ['2026-12-25'] };
const bob = { id: 'b', fullName: 'Bob', first: '2026-12-03', last: '2026-12-04', crew: 'RAY' };
const signature = { cancel: { until: '2026-12-03' } };
const visit = { date: '2026-12-08', part: 'morning', state: 'confirmed', start: '', end: '' } as const;

test.each<[string, string, Partial<Parameters<typeof doubtsAbout>[1]>, string[]]>([
  ['2026-12-01', '2026-12-03', {}, []],
  ['2026-12-05', '2026-12-07', {}, []],
  ['2026-12-06', '2026-12-06', {}, ["We're closed on Sunday, December 6."]],
  ['2026-12-24', '2026-12-25', {}, ["We're closed on Friday, December 25."]],
  [
    '2026-12-01',
    '2026-12-01',
    { contract: { quote: { earliestStart: '2026-12-02' } } },
    ['The quote says Wednesday, December 2 at the earliest.'],
  ],
  ['2026-12-02', '2026-12-02', { contract: { quote: { earliestStart: '2026-12-02' } } }, []],
  [
    '2026-12-03',
    '2026-12-03',
    { contract: { quote: { earliestStart: '' }, signature } },
    ["They can cancel through Thursday, December 3, and then you're not paid for what is done."],
  ],
  ['2026-12-04', '2026-12-04', { contract: { quote: { earliestStart: '' }, signature } }, []],
  ['2026-12-04', '2026-12-07', { others: [bob] }, ['Ray works for Bob (Thursday, December 3 to Friday, December 4) then.']],
  ['2026-12-05', '2026-12-07', { others: [bob] }, []],
  [
    '2026-12-03',
    '2026-12-03',
    {
      others: [
        { ...bob, id: 'a' },
        { ...bob, crew: 'Ana' },
      ],
    },
    [],
  ],
  ['2026-12-07', '2026-12-09', { visit }, ['The visit is on Tuesday, December 8, when work has begun.']],
  ['2026-12-07', '2026-12-09', { visit: { ...visit, state: 'cancelled' } }, []],
])('work from %s to %s', (first, last, known, doubts) => {
  const nothing = { id: 'a', hours, contract: undefined, visit: undefined, others: [] };
  expect(doubtsAbout({ first, last, crew: 'Ray' }, { ...nothing, ...known })).toEqual(doubts);
});

test.each([
  ['2026-12-05', '2026-12-05'],
  ['2026-12-06', '2026-12-07'],
  ['2026-12-25', '2026-12-26'],
])('the first day that we are open from %s on is %s', (day, open) => {
  expect(firstOpenDay(day, hours)).toBe(open);
});
