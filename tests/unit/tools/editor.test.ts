import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
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
