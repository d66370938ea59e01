import { expect, test } from 'vitest';
import { calendarFile } from '#pages/request/calendar-file.ts';
import { type NextStep, nextStepOf, type Step, stepsOf } from '#pages/request/next-step.ts';
import { standingOf } from '#pages/request/standing.ts';
import type { VisitorPage } from '#schema/api/visitor.ts';
import { fill } from '#schema/rules/fill.ts';
import { wordsIn } from '#site/read/words.ts';
import { visitorPage, windows, withContract, withQuestion, withQuote, withVisit } from '../../support/visitor-page.ts';

const [before, after] = [Date.parse('2100-03-01T12:00:00Z'), Date.parse('2100-03-13T12:00:00Z')];
const total = '$2,858.28';
const work = { first: '2100-03-16', last: '2100-03-16', crew: 'Ray' };
const booked = { status: 'booked', ...withContract() } as const;

test.each<[NextStep['kind'], Partial<VisitorPage>, number, { en: string; es: string }, string]>([
  ['sent', {}, before, { en: '', es: '' }, 'request'],
  ['timed', { preferredTimes: windows.slice(0, 1) }, before, { en: '', es: '' }, 'request'],
  ['offered', withVisit('offered'), before, { en: 'Friday, March 12, 8-11 AM', es: 'viernes 12 de marzo, 8-11 AM' }, 'request'],
  [
    'confirmed',
    withVisit('confirmed'),
    before,
    { en: 'Friday, March 12, 8-11 AM', es: 'viernes 12 de marzo, 8-11 AM' },
    'request',
  ],
  ['quoted', { status: 'quoted', ...withQuote(), ...withVisit('confirmed') }, after, { en: total, es: total }, 'request visit'],
  ['asked', { status: 'quoted', ...withQuote(), ...withQuestion('Trim?') }, before, { en: '', es: '' }, 'request'],
  ['quoted', { status: 'quoted', ...withQuote(), ...withVisit('confirmed') }, before, { en: total, es: total }, 'request'],
  ['signed', { ...booked, ...withVisit('confirmed') }, after, { en: '', es: '' }, 'request visit quote'],
  [
    'days',
    { ...booked, ...withVisit('confirmed'), work },
    before,
    { en: 'Tuesday, March 16', es: 'martes 16 de marzo' },
    'request quote',
  ],
  ['done', { ...booked, status: 'done', work }, after, { en: '', es: '' }, 'request quote work'],
  // Besides the eight that most requests go through:
  ['answered', { status: 'in progress' }, before, { en: '', es: '' }, 'request'],
  ['taken', withVisit('offered', { isTaken: true }), before, { en: '', es: '' }, 'request'],
  ['missed', withVisit('offered'), after, { en: '', es: '' }, 'request'],
  ['gone', { ...withVisit('offered', { isTaken: true }), windows: [] }, before, { en: '', es: '' }, 'request'],
  ['gone', { ...withVisit('offered'), windows: [] }, after, { en: '', es: '' }, 'request'],
  ['measured', withVisit('confirmed'), after, { en: '', es: '' }, 'request visit'],
  ['choose', { status: 'quoted', ...withQuote({ total: 0 }) }, before, { en: '', es: '' }, 'request'],
  ['ended', { status: 'quoted', ...withQuote({ isOpen: false, isOver: true }) }, before, { en: total, es: total }, 'request'],
  ['sentQuote', { status: 'quoted' }, before, { en: '', es: '' }, 'request'],
  [
    'finished',
    { ...booked, work: { ...work, first: '2100-03-11', last: '2100-03-12' } },
    after,
    { en: '', es: '' },
    'request quote',
  ],
  ['withdrawn', { status: 'withdrawn', ...withVisit('confirmed') }, before, { en: '', es: '' }, ''],
])(
  'a request that is %s says so with its figure in both languages, ticks what has happened, and marks one step as next',
  (kind, changes, now, figure, done) => {
    const page = visitorPage('Ann Lee', changes);
    for (const language of ['en', 'es'] as const) {
      const next = nextStepOf(page, now, language);
      expect(next.kind).toBe(kind);
      const { heading, text } = wordsIn(language).requestView.now[next.kind];
      expect(fill(heading, next.values).replaceAll('\u00a0', ' ').replaceAll('\u2060', '')).toContain(figure[language]);
      expect(fill(text, next.values)).not.toMatch(/[{}]/);
    }
    const steps = stepsOf(kind, standingOf(page, now).isVisited);
    const inState = (wanted: Step['state']) => steps.filter(({ state }) => state === wanted).map(({ name }) => name);
    expect(inState('done').join(' ')).toBe(done);
    expect(inState('next')).toHaveLength(kind === 'done' || kind === 'withdrawn' ? 0 : 1);
  },
);

test('a visit goes into a calendar in UTC, and a later file replaces it', () => {
  const { visit } = withVisit('confirmed');
  const at = Date.parse('2026-11-23T12:00:00Z');
  const text = calendarFile({ id: 'a1', visit, title: 'Visit', now: at });
  expect(text).toContain('\r\nUID:visit-a1\r\nDTSTAMP:20261123T120000Z\r\n');
  expect(text).toContain('\r\nDTSTART:21000312T140000Z\r\nDTEND:21000312T170000Z\r\nSUMMARY:Visit\r\n');
  const sequence = (file: string) => Number(/SEQUENCE:(\d+)/.exec(file)?.[1]);
  expect(sequence(calendarFile({ id: 'a1', visit, title: 'Visit', now: at + 1000 }))).toBe(sequence(text) + 1);
});
