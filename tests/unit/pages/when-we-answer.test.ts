import { expect, test } from 'vitest';
import { whenWeAnswer } from '#pages/request/when-we-answer.ts';
import { openingOf } from '#schema/rules/opening-hours.ts';
import { wordsIn } from '#site/read/words.ts';

const hours = {
  weekly: ['Monday to Friday 7AM-6PM', 'Saturday 8AM-4PM'].map(openingOf),
  holidays: ['2026-11-26'],
};

test.each([
  ['in opening hours', '2026-11-24T10:00-06:00', "We're open until 6 PM today, so expect a call or an email today."],
  ['before we open', '2026-11-24T05:30-06:00', 'We open today at 7 AM. Expect a call or an email today.'],
  [
    'half an hour before we close',
    '2026-11-24T17:30-06:00',
    "We close at 6 PM today. If we don't reach you before then, we'll call or email you on Wednesday, November 25, after we open at 7 AM.",
  ],
  [
    'the evening before a holiday',
    '2026-11-25T19:00-06:00',
    "We're closed right now. We'll call or email you on Friday, November 27, after we open at 7 AM.",
  ],
  [
    'on a Sunday',
    '2026-11-22T12:00-06:00',
    "We're closed right now. We'll call or email you on Monday, November 23, after we open at 7 AM.",
  ],
  [
    'the Saturday evening before clocks go back',
    '2026-10-31T20:00-05:00',
    "We're closed right now. We'll call or email you on Monday, November 2, after we open at 7 AM.",
  ],
])('a request sent %s is told when it will be answered', (_, at, expected) => {
  expect(whenWeAnswer(Date.parse(at), hours, wordsIn('en').ownRequest.answer, 'en')).toBe(expected);
});

test.each([
  [
    'in opening hours',
    '2026-11-24T10:00-06:00',
    'Hoy estamos abiertos hasta las 6 PM, así que le llamamos o le escribimos hoy mismo.',
  ],
  [
    'on a Sunday',
    '2026-11-22T12:00-06:00',
    'Ahora estamos cerrados. Le llamamos o le escribimos el lunes 23 de noviembre, después de abrir a las 7 AM.',
  ],
])('a request sent %s is told so in Spanish, too', (_, at, expected) => {
  expect(whenWeAnswer(Date.parse(at), hours, wordsIn('es').ownRequest.answer, 'es')).toBe(expected);
});
