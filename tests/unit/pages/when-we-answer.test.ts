import { expect, test } from 'vitest';
import { whenWeAnswer } from '#pages/request/when-we-answer.ts';
import { fill } from '#schema/rules/fill.ts';
import { openingOf } from '#schema/rules/opening-hours.ts';
import { wordsIn } from '#site/read/words.ts';

const hours = {
  weekly: ['Monday to Friday 7AM-6PM', 'Saturday 8AM-4PM'].map(openingOf),
  holidays: ['2026-11-26'],
};

const { answer } = wordsIn('en').ownRequest;
const next = (day: string, time = '7 AM') => fill(answer.next, { day, time });

test.each([
  ['in opening hours', '2026-11-24T10:00-06:00', fill(answer.openUntil, { time: '6 PM' })],
  ['before we open', '2026-11-24T05:30-06:00', fill(answer.openToday, { time: '7 AM' })],
  [
    'half an hour before we close',
    '2026-11-24T17:30-06:00',
    fill(answer.closesSoon, { time: '6 PM', next: next('Wednesday, November 25') }),
  ],
  ['the evening before a holiday', '2026-11-25T19:00-06:00', fill(answer.closed, { next: next('Friday, November 27') })],
  ['on a Sunday', '2026-11-22T12:00-06:00', fill(answer.closed, { next: next('Monday, November 23') })],
  [
    'the Saturday evening before clocks go back',
    '2026-10-31T20:00-05:00',
    fill(answer.closed, { next: next('Monday, November 2') }),
  ],
])('a request sent %s is told when it will be answered', (_, at, expected) => {
  expect(whenWeAnswer(Date.parse(at), hours, answer, 'en')).toBe(expected);
});

test('in Spanish, the day is in Spanish', () => {
  const at = Date.parse('2026-11-22T12:00-06:00');
  expect(whenWeAnswer(at, hours, wordsIn('es').ownRequest.answer, 'es')).toContain('lunes 23 de noviembre');
});
