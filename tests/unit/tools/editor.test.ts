import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { exactTexts } from '#schema/content/exact-facts.ts';
import { factsSchema } from '#schema/content/facts.ts';
import { findEntries } from '../../support/editor-entries.ts';

test.each(findEntries())('saved in /edit, $group/$name changes nowhere but where it was edited', ({ fields, files }) => {
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    const yaml = file.endsWith('.mdx') ? (source.split('---\n')[1] ?? '') : source;
    expect(stringify(asSaved(parse(yaml), fields), { lineWidth: 0, singleQuote: true }), file).toBe(yaml);
  }
});

/** What a field of any kind may have. */
interface Parts {
  name: string;
  label?: string;
  pattern?: readonly [string | RegExp, string];
  widget?: string;
  fields?: readonly Parts[];
  field?: Parts;
  types?: readonly { fields?: readonly Parts[] }[];
  typeKey?: string;
}

/**
 * A value as Sveltia CMS saves it: fields in the order of its configuration, then what it doesn't know by name, texts without spaces at their
 * ends, and nothing empty.
 */
function asSaved(value: unknown, fields: readonly Parts[]): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map((item) => asSaved(item, fields));
  if (!isRecord(value)) return value;
  const known = new Set(fields.map(({ name }) => name));
  const unknown = Object.keys(value).filter((name) => !known.has(name));
  const kept = [...known, ...unknown.sort()].filter((name) => !isEmpty(value[name]));
  return Object.fromEntries(
    kept.map((name) => {
      const named = fields.filter((field) => field.name === name);
      const isTable = named.some(({ widget }) => widget === 'keyvalue');
      return [name, isTable ? value[name] : asSaved(value[name], named.flatMap(subfields))];
    }),
  );
}

/** For a list with several types of items, those of all types. */
function subfields({ fields = [], field, types, typeKey = 'type' }: Parts): readonly Parts[] {
  if (types) return [{ name: typeKey }, ...types.flatMap((type) => type.fields ?? [])];
  return field ? subfields(field) : fields;
}

function isEmpty(value: unknown): boolean {
  return value === '' || value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

test('a text that has to be written in a certain way is refused with a sentence that shows it', () => {
  const patterns = findEntries().flatMap(({ group, name, fields }) =>
    patternsIn(fields).map((pattern) => [`${group}/${name}`, ...pattern]),
  );
  const sentences = patterns.filter(([, , label, sentence]) => sentence === label || !/[ ,]/.test(sentence ?? ''));
  expect(sentences).toEqual([]);
  expect(patterns.map(([, , , sentence]) => sentence)).toContain('Write a phone number of ten digits, such as (614) 555-0142.');
});

test.each([
  ['business.phone', '(614) 555-0142', '1-614-555-0142', 'call us!'],
  ['business.email', 'office@example.com', "o'neil@floors.example.com", 'office at buckeye'],
  ['business.siteUrl', 'https://www.example.com', 'https://floors.example', 'floors.example'],
  ['business.address', 'Columbus, OH 43215', '12 Main St, Columbus, OH 43215', 'Columbus, Ohio'],
])('%s can be %s or %s, but not %s: the check and the editor say the same', (name, one, other, wrong) => {
  const [group = '', key = ''] = name.split('.');
  const read = (text: string) => factsSchema.safeParse({ [group]: { [key]: { text, source: 'ours' } } });
  const [pattern = /^$/, expected] = exactTexts[name] ?? [];
  for (const text of [one, other]) expect([read(text).success, pattern.test(text)]).toEqual([true, true]);
  expect(pattern.test(wrong)).toBe(false);
  expect(read(wrong).error?.issues[0]?.message).toBe(`expected ${expected}`);
});

test.each([
  ['8:30 a.m.', '8:30AM'],
  ['08:30am', '8:30AM'],
  ['8.30 AM', '8:30AM'],
  ['7:00 AM', '7AM'],
  ['8.30', undefined],
  ['25PM', undefined],
])('opening at %s is %s', (opens, expected) => {
  const { data, error } = factsSchema.safeParse({
    open: { weekdays: { first: 'Monday', opens, closes: '6 p.m.', source: 'ours' } },
  });
  expect(data?.open?.weekdays).toEqual(expected && { first: 'Monday', opens: expected, closes: '6PM', source: 'ours' });
  if (!expected) expect(JSON.stringify(error?.issues)).toContain('such as 8:30AM');
});

/** Of a field, the pattern with its label and its sentence. */
function patternsIn(fields: readonly Parts[]): [pattern: string, label: string, sentence: string][] {
  return fields.flatMap((field) => [
    ...(field.pattern
      ? [[String(field.pattern[0]), field.label ?? '', field.pattern[1]] satisfies [string, string, string]]
      : []),
    ...patternsIn(subfields(field)),
  ]);
}
