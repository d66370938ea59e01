import { expect, test } from 'vitest';
import { floorKindsSchema } from '#schema/content/files/floor-kind.ts';
import { floorSwatch } from '#site/floor-swatch.ts';
import { inOrder, kindOf } from '#site/read/floor-kinds.ts';
import { parseData } from '#site/read/parse.ts';

const kind = (id: string, keywords: string[], more = {}) => ({ id, name: id, keywords, swatch: `${id}-swatch`, ...more });
const swatches = [
  { keyword: 'slate', picture: 'slate' },
  { keyword: 'porcelain', picture: 'porcelain' },
];
const file = {
  kinds: [
    kind('vinyl', ['vinyl', 'lvp'], { swatches: [{ keyword: 'stone', picture: 'vinyl-stone' }] }),
    kind('laminate', ['laminate']),
    kind('tile', ['tile', 'porcelain', 'stone', 'limestone', 'saltillo'], { swatches }),
    kind('carpet', ['carpet', 'berber', 'stair runner']),
    kind('hardwood', ['hardwood', 'oak', 'hickory', 'pine']),
    kind('cork', ['cork']),
    kind('refinishing', []),
  ],
};
const parse = (data: unknown) => parseData(floorKindsSchema, data, ['floor-kinds.yaml']);
const { kinds } = parse(file);

test.each([
  ['Luxury vinyl plank', 'vinyl'],
  ['Stone-look vinyl tile', 'vinyl'],
  ['Cork-backed vinyl plank', 'vinyl'],
  ['Wood-look porcelain tile', 'tile'],
  ['Honed limestone', 'tile'],
  ['Textile-backed carpet', 'carpet'],
  ['Restored longleaf pine', 'hardwood'],
  ['WIDE HICKORY', 'hardwood'],
  ['Bamboo', undefined],
  ['', undefined],
])('%s is %s', (floor, id) => {
  expect(kindOf(floor, kinds)?.id).toBe(id);
});

test.each([
  ['vinyl', ['Slate-look porcelain tile', 'Stone-look vinyl plank'], 'vinyl-stone'],
  ['vinyl', ['Slate-look porcelain tile'], 'vinyl-swatch'],
  ['tile', ['Stone-core vinyl plank', 'Slate-look porcelain tile'], 'slate'],
  ['tile', ['Quarry tile'], 'tile-swatch'],
])('the picture of %s in a city of %j is %s', (id, popularStyles, picture) => {
  const [found] = kinds.filter((each) => each.id === id);
  expect(found && floorSwatch(found, popularStyles, kinds)).toBe(picture);
});

test('what a list orders comes first, and the rest follows', () => {
  expect(inOrder(['a', 'b', 'c', 'd'], (id) => id, ['d', 'b'])).toEqual(['d', 'b', 'a', 'c']);
});

const [vinyl, ...others] = file.kinds;
const card = { benefits: ['1', '2', '3', '4'] };

test.each([
  [{ kinds: [{ ...vinyl, keywords: ['Oak'] }] }, 'keywords > number 1: expected lowercase words, such as oak, but found "Oak"'],
  [{ kinds: [{ ...vinyl, card }, ...others] }, 'kinds > number 1 > service: this is missing; add it'],
  [{ ...file, onCityPages: ['bamboo'] }, 'onCityPages > number 1: expected one of vinyl, laminate, tile'],
])('%j is an error in plain words', (data, message) => {
  expect(problemOf(() => parse(data))).toContain(message);
});

function problemOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return String(error).replace(/line \d+/g, 'LINE');
  }
  return '';
}
