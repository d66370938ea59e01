import { expect, test } from 'vitest';
import { lettersFor, writeLetter } from '#inbox/request/reply/letters.ts';
import type { QuoteState } from '#schema/api/quote.ts';
import { quote } from '../../support/quote.ts';

const sender = { businessName: 'Oak', name: 'Sam' };

test.each([
  ['María Gómez', 'Hi María,'],
  ['Gómez, María', 'Hi María,'],
  ['Gómez,', 'Hi Gómez,'],
  ['John Smith, Jr.', 'Hi John,'],
  ['', 'Hi there,'],
])('%j is greeted "%s"', (fullName, greeting) => {
  expect(writeLetter('received', { fullName, sender }, 'en').text.split('\n')[0]).toBe(greeting);
});

test.each([
  ['en', 'Tuesday, December 1 to Wednesday, December 2'],
  ['es', 'martes 1 de diciembre a miércoles 2 de diciembre'],
] as const)('a letter about work days names them (%s)', (language, days) => {
  const work = { first: '2026-12-01', last: '2026-12-02' };
  expect(writeLetter('work', { fullName: 'Ann', work, sender }, language).text).toContain(days);
});

test('a confirmed visit names the street, or asks for it', () => {
  const write = (more: object) =>
    writeLetter('confirmed', { fullName: 'Ann', sender, visit: { date: '2026-12-01', part: 'morning', ...more } }, 'en').text;
  expect(write({ address: '9 Oak St' })).toContain('9 Oak St');
  expect(write({})).toContain('street address?');
});

const sent: QuoteState = {
  versions: [{ number: 1, hash: '', quote, total: 0, at: '', by: '' }],
  unreadable: [],
  payments: [],
  isJobDue: false,
};
const work = { first: '2026-12-01', last: '2026-12-02', crew: 'Ray' };
const times = { start: '2026-12-01T14:00:00.000Z', end: '2026-12-01T17:00:00.000Z' };
const visit = { date: '2026-12-01', part: 'morning', state: 'confirmed', ...times } as const;

test.each<[string, Parameters<typeof lettersFor>[0]]>([
  ['received', { status: 'new' }],
  ['received', { status: 'contacted', visit: { ...visit, state: 'cancelled' } }],
  ['confirmed', { status: 'contacted', visit }],
  ['reminder', { status: 'quoted', quote: sent, visit }],
  ['work', { status: 'won', quote: { ...sent, work } }],
  ['done', { status: 'done', quote: { ...sent, work } }],
])('a reply starts from "%s"', (letter, state) => {
  expect(lettersFor(state)[0]).toBe(letter);
});
