import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from '#worker/http/csv.ts';

const read = (line: string) => parse(line, { record_delimiter: '\r\n' });

test.each(['=1+1', '+1', '-1', '@A1', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1', '－1', '＠A1'])(
  'a cell that starts like a formula stays text: %j',
  (text) => {
    expect(read(csvLine(['a', text]))).toEqual([['a', `'${text}`]]);
  },
);

test.each([
  ['a;=1+1', "a;'=1+1"],
  ['a\t+1;@b', "a\t'+1;'@b"],
  ['a=1; b', 'a=1; b'],
])('a formula behind a semicolon or a tab is harmless: %j', (text, expected) => {
  expect(read(csvLine(['a', text]))).toEqual([['a', expected]]);
});

test.each(['02134', '0', '78704', '5125550100', '525512345678', '(512) 555-0100', '0.5'])(
  '%s stays as it is in Excel',
  (text) => {
    const isChanged = ['02134', '525512345678'].includes(text);
    expect(read(csvLine(['a', text]))).toEqual([['a', isChanged ? `'${text}` : text]]);
  },
);

test('a cell is no longer than Excel takes, and is cut between characters', () => {
  const fits = 'a'.repeat(32_767);
  expect(read(csvLine([fits, `${fits}a`, `${'a'.repeat(32_765)}👍a`]))).toEqual([
    [fits, `${'a'.repeat(32_766)}…`, `${'a'.repeat(32_765)}…`],
  ]);
});

test('a parser reads any cell back unchanged', () => {
  const cell = fc
    .string({ unit: 'binary' })
    .filter((text) => !/(^|[;\t])[=+\-@\t\r\n＝＋－＠\uFEFF]|^(0\d+|\d{12,})$/.test(text));
  const special = fc.constantFrom('"', '""', 'a,b', 'x\r\ny', ' x ', 'x\n', '漢字 👩‍👩‍👧', "'=1");
  fc.assert(
    fc.property(fc.array(fc.oneof(cell, special), { minLength: 1, maxLength: 5 }), (cells) => {
      expect(read(csvLine(['first', ...cells, 'last']))).toEqual([['first', ...cells, 'last']]);
    }),
  );
});
