import { expect, test } from 'vitest';
import { templateOf } from '#inbox/request/reply/reply-templates.ts';

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
