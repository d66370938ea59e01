import { expect, test } from 'vitest';
import { citySchema } from '#schema/content/files/city.ts';
import { collections, readFolder } from '#site/read/collections.ts';
import { parseData } from '#site/read/parse.ts';

const [city] = readFolder(collections.cities);
const file = `cities/${city?.slug}.yaml`;
const parse = (changes: object) => () => parseData(citySchema, { ...city, ...changes }, [file]);

test.each([
  [{ population: 45697 }, 'population: expected text, but found 45697'],
  [{ popularStyles: ['Pine'] }, 'popularStyles: expected exactly 4 in the list, but found 1'],
  [{ popularStyles: 'Pine' }, /^content.*popularStyles: expected a list, but found "Pine"$/],
  [{ areaServed: 'Kyle' }, 'areaServed: expected at least 120 characters, but found 4: "Kyle"'],
  [{ mayor: 'x' }, 'mayor: there is no such field here; correct its name or delete it'],
])('%j is an error in plain words', (changes, message) => {
  expect(parse(changes)).toThrow(message);
});
