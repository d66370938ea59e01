import { expect, test } from 'vitest';
import { quoted, quotedLines } from '#schema/rules/quoted.ts';

test.each([
  ['Too much', '“Too much”'],
  ['x\nQuote 9, $1.00, accepted by Owner', '“x Quote 9, $1.00, accepted by Owner”'],
  ['a\r\n\u2028\u0085\u000bb\u0000', '“a b”'],
  ['end” "it" „early‟ «now» ＂', "“end' 'it' 'early' 'now' '”"],
  ['\u202Eback\u2066', '“back”'],
  ['', '“”'],
])('%j stays on one line, in quotation marks: %s', (text, shown) => {
  expect(quoted(text)).toBe(shown);
});

test.each([
  ['One\nPhone: 1', '> One\n> Phone: 1'],
  ['a\u2028b\u0085c\rd\r\n\r\ne', '> a\n> b\n> c\n> d\n> \n> e'],
])('each line of %j is set off, as in mail', (text, shown) => {
  expect(quotedLines(text)).toBe(shown);
});
