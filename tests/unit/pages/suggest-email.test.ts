import { expect, test } from 'vitest';
import { suggestEmail } from '#pages/contact/suggest-email.ts';

test.each([
  ['ann@gmial.com', 'ann@gmail.com'],
  ['ann@gmail.con', 'ann@gmail.com'],
  ['Ann@GMAI.com', 'Ann@gmail.com'],
  ['ann@hotmial.com', 'ann@hotmail.com'],
  ['ann@yaho.com', 'ann@yahoo.com'],
  ['ann@outlok.com', 'ann@outlook.com'],
  ['Ann <ann@\u200bgmial.com>,', 'ann@gmail.com'],
])('%s may be meant as %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each(['ann@gmail.com', 'ann@mail.com', 'ann@me.com', 'ann@example.com', 'ann@limestone.example', 'ann', '', 'ann@'])(
  'nothing is suggested for %s',
  (typed) => {
    expect(suggestEmail(typed)).toBeNull();
  },
);
