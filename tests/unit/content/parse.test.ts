import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseData } from '../../../content/parse.ts';
import { readYaml } from '../../../content/yaml.ts';
import { citySchema, seasonSchema } from '../../../schema/content.ts';

const file = 'cities/kyle.yaml';
const city = { ...citySchema.partial().parse(readYaml(file)), slug: 'kyle' };
const parse = (changes: object) => () => parseData(citySchema, { ...city, ...changes }, [file]);

test.each([
  [{ zipCodes: ['7864'] }, 'zipCodes > number 1: expected a Texas zip code, but found "7864"'],
  [{ county: undefined }, 'county: this is missing'],
  [{ county: '' }, 'county: this is empty'],
  [{ population: 45697 }, 'population: expected text, but found 45697'],
  [{ name: '<b>Kyle</b>' }, 'name: expected plain words, without HTML, but found "<b>Kyle</b>"'],
  [{ popularStyles: ['Pine'] }, 'popularStyles: expected exactly 4 in the list, but found 1'],
  [{ areaServed: 'Kyle' }, 'areaServed: expected at least 120 characters, but found 4: "Kyle"'],
  [{ mayor: 'x' }, 'mayor: no such field here'],
  [{ slug: 'Kyle, Texas' }, 'slug: expected lowercase words joined by hyphens'],
])('%j is an error in plain words', (changes, message) => {
  expect(parse(changes)).toThrow(message);
});

test('an error names the file and the line of the field', () => {
  const source = readFileSync(`content/${file}`, 'utf8').split('\n');
  const line = source.findIndex((text) => text.startsWith('county:')) + 1;
  expect(parse({ county: '' })).toThrow(`content/cities/kyle.yaml, line ${line}: county: this is empty`);
});

test('a value that should be one of a few names them', () => {
  const season = { ...seasonSchema.partial().parse(readYaml('seasons/fall.yaml')), id: 'autumn' };
  expect(() => parseData(seasonSchema, season, ['seasons/fall.yaml'])).toThrow(
    'id: expected one of "spring", "summer", "fall", "winter", but found "autumn"',
  );
});
