import { expect, test } from 'vitest';
import austin from '../../../content/cities/austin.ts';
import { parseEntry } from '../../../content/parse.ts';
import { citySchema } from '../../../schema/content.ts';

test('the error for a broken entry names the file, the field, and what was expected and received', () => {
  const broken = { ...austin, zipCodes: ['78701', '7870'], population: 961855 };
  const parse = () => parseEntry(citySchema, './cities/austin.ts', broken);
  expect(parse).toThrow('content/cities/austin.ts is not valid');
  expect(parse).toThrow('zipCodes.1: expected a Texas zip code; received "7870"');
  expect(parse).toThrow('population: Invalid input: expected string, received number; received 961855');
});

test('an unknown field is an error', () => {
  expect(() => parseEntry(citySchema, './cities/austin.ts', { ...austin, mayor: 'x' })).toThrow(/Unrecognized key.*mayor/);
});
