import { expect, test } from 'vitest';
import austin from '../../../content/cities/austin.ts';
import { parseEntry } from '../../../content/parse.ts';
import { citySchema } from '../../../schema/content.ts';

test('a broken entry is refused with file, field, what was expected and what was received', () => {
  const broken = { ...austin, zipCodes: ['78701', '7870'], population: 961855, county: 'Harris' };
  const attempt = () => parseEntry(citySchema, './cities/austin.ts', broken);
  expect(attempt).toThrow('content/cities/austin.ts is not valid');
  expect(attempt).toThrow('zipCodes.1: expected a Texan zip code; received "7870"');
  expect(attempt).toThrow('population: Invalid input: expected string, received number; received 961855');
  expect(attempt).toThrow(/county: .*"Travis".*; received "Harris"/);
});

test('a field that nobody asked for is refused', () => {
  expect(() => parseEntry(citySchema, './cities/austin.ts', { ...austin, mayor: 'x' })).toThrow(/Unrecognized key.*mayor/);
});
