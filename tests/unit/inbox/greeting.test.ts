import { expect, test } from 'vitest';
import { likelyTemplate, replyTemplates, templateOf } from '#inbox/request/reply/reply-templates.ts';

const sender = { businessName: 'Oak', promisedContact: { en: '24 hours', es: '24 horas' }, name: 'Sam' };

test.each([
  ['María Gómez', 'Hi María,'],
  ['Gómez, María', 'Hi María,'],
  ['Gómez,', 'Hi Gómez,'],
  ['John Smith, Jr.', 'Hi John,'],
  ['', 'Hi there,'],
])('%j is greeted "%s"', (fullName, greeting) => {
  expect(templateOf('Received', { fullName }, sender, 'en').text.split('\n')[0]).toBe(greeting);
});

test.each([
  ['en', 'Tuesday, December 1 to Wednesday, December 2'],
  ['es', 'martes 1 de diciembre a miércoles 2 de diciembre'],
] as const)('once work days are set, a reply starts with them (%s)', (language, days) => {
  const work = { first: '2026-12-01', last: '2026-12-02', crew: 'Ray' };
  const state = { status: 'won', version: 0, notes: [], history: [], preferredTimes: [] } as const;
  const quote = { versions: [], unreadable: [], isJobDue: false, payments: [], work };
  const templates = replyTemplates({ fullName: 'Ann', work }, sender, language);
  expect(likelyTemplate(templates, { ...state, notes: [], history: [], preferredTimes: [], quote }).text).toContain(days);
});
