/** Fields of the editor, from the zod schemas of the content. */
import type { Field } from '@sveltia/cms';
import { z } from 'zod';
import { isBilingual } from '#site/read/languages.ts';

type Schema = z.core.JSONSchema.JSONSchema;

/** The fields of an entry. `data` is an example of one, for what a schema leaves open, such as the names of facts. */
export function editorFields(schema: z.core.$ZodType, data?: unknown): Field[] {
  return subfields(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), data);
}

function subfields(schema: Schema, data: unknown): Field[] {
  const named = Object.entries(schema.properties ?? {});
  const free = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
  const found = free ? Object.keys(isRecord(data) ? data : {}).map((name) => [name, free] as const) : [];
  return [...named, ...found].flatMap(([name, each]) => {
    if (typeof each === 'boolean' || isKind(each) || isMixedList(each) || (each.spanish && !isBilingual)) return [];
    const required = free !== undefined || (schema.required?.includes(name) ?? false);
    return [field(name, each, required, isRecord(data) ? data[name] : undefined)];
  });
}

function field(name: string, given: Schema, isRequired: boolean, data: unknown): Field {
  const choices = (given.anyOf ?? []).filter((choice) => choice.type !== 'null');
  const { anyOf: _, ...rest } = given;
  const schema: Schema = choices.length > 0 ? { ...choices.find((choice) => fits(choice, data)), ...rest } : given;
  const isTranslated = hasWords(schema);
  const isNeeded = isRequired && choices.length === (given.anyOf ?? []).length;
  const base = {
    name,
    label: schema.title ?? ((isOpenEnded(schema) && groups[name]) || words(name)),
    hint: [schema.description, isRecord(data) && typeof data.note === 'string' ? data.note : undefined].filter(Boolean).join(' '),
    // In Spanish, a figure without words may be left out.
    required: isNeeded && (isTranslated && schema.type === 'string' ? ['en'] : true),
    i18n: isTranslated,
  };
  const { minimum: min, maximum: max } = schema;
  // It's absent or true. A switch would write false where it's absent.
  if (schema.const === true) return { ...base, widget: 'select', options: [{ label: 'Yes', value: true }] };
  if (schema.enum) return { ...base, widget: 'select', options: schema.enum.map(String) };
  if (schema.upload) return { ...base, widget: 'image', choose_url: false, accept: 'image/jpeg,image/png,image/webp' };
  if (schema.picture) return { ...base, ...relation('pictures') };
  if (typeof schema.entries === 'string') return { ...base, ...relation(schema.entries) };
  if (schema.color) return { ...base, widget: 'color', allowInput: true };
  if (schema.format === 'date') {
    const day = schema.today ? { default: '{{now}}' } : {};
    return { ...base, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', ...day };
  }
  switch (schema.type) {
    case 'boolean':
      return { ...base, widget: 'boolean', required: false };
    case 'integer':
    case 'number': {
      const valueType = schema.type === 'integer' ? 'int' : 'float';
      return {
        ...base,
        widget: 'number',
        value_type: valueType,
        ...(min !== undefined && { min }),
        ...(max !== undefined && { max }),
      };
    }
    case 'array':
      return {
        ...base,
        required: base.required && (schema.minItems ?? schema.prefixItems?.length ?? 0) > 0,
        ...list(schema, data),
      };
    case 'object':
      if (isTable(schema)) return { ...base, widget: 'keyvalue', i18n: base.i18n && 'duplicate_keys' };
      return {
        ...base,
        widget: 'object',
        collapsed: isOpenEnded(schema) || 'auto',
        fields: subfields(schema, data),
        ...summary(schema),
      };
    default: {
      const pattern = schema.pattern ? { pattern: [schema.pattern, schema.description ?? base.label] as [string, string] } : {};
      return { ...base, widget: schema.lines === 'several' ? 'text' : 'string', ...pattern };
    }
  }
}

function list(schema: Schema, data: unknown) {
  const item = [schema.items ?? schema.prefixItems ?? []].flat().find((each) => typeof each === 'object') ?? {};
  const length = schema.prefixItems?.length;
  const min = length ?? schema.minItems;
  const max = length ?? schema.maxItems;
  const common = {
    widget: 'list' as const,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(item.title && { label_singular: item.title }),
  };
  const first = Array.isArray(data) ? data[0] : undefined;
  if (item.oneOf) {
    const types = item.oneOf.map((type) => ({ ...typeOf(type), widget: 'object' as const, fields: subfields(type, undefined) }));
    return { ...common, types, typeKey: 'kind', collapsed: true, summary: '{{heading}}' };
  }
  if (item.type === 'object') return { ...common, fields: subfields(item, first), collapsed: true, ...summary(item) };
  return { ...common, field: field('item', item, true, first) };
}

function typeOf(schema: Schema) {
  const kind = schema.properties?.kind;
  return { name: String(typeof kind === 'object' ? kind.const : ''), label: schema.title ?? '' };
}

function relation(collection: string) {
  return {
    widget: 'relation' as const,
    collection,
    value_field: '{{slug}}',
    display_fields: ['{{slug}}'],
  };
}

/** What kind of section it is, for example, is chosen when it's added. */
function isKind(schema: Schema): boolean {
  return schema.const !== undefined && schema.const !== true;
}

/** A list whose items have different shapes. The editor has no field for one, so it keeps such a list as it is. */
function isMixedList({ items }: Schema): boolean {
  return typeof items === 'object' && !Array.isArray(items) && items.anyOf !== undefined;
}

/** What a collapsed item shows: its first text. */
function summary({ properties = {} }: Schema): { summary?: string } {
  if (properties.low && properties.high) return { summary: '{{low}}-{{high}} {{unit}}' };
  const shown = Object.entries(properties).find(
    ([, each]) => typeof each === 'object' && each.type !== 'object' && each.type !== 'array',
  );
  return shown ? { summary: `{{${shown[0]}}}` } : {};
}

/** Whether it has words to translate. */
function hasWords(schema: Schema): boolean {
  const parts = [
    ...Object.values(schema.properties ?? {}),
    ...[schema.items ?? []].flat(),
    ...(schema.oneOf ?? []),
    ...(schema.anyOf ?? []),
  ];
  return schema.words === true || parts.some((part) => typeof part === 'object' && hasWords(part));
}

function fits(choice: Schema, data: unknown): boolean {
  if (!isRecord(data)) return choice.type !== 'object';
  return choice.type === 'object' && (choice.required ?? []).every((name) => name in data);
}

/** A group of facts is long, so it's opened only when somebody looks for one of them. */
function isOpenEnded({ additionalProperties }: Schema): boolean {
  return typeof additionalProperties === 'object';
}

/** Whether it's a table of texts by names that a field can't have, because they are free or have spaces. */
function isTable({ properties = {}, additionalProperties: values }: Schema): boolean {
  if (typeof values === 'object') return values.type === 'string';
  return Object.keys(properties).some((name) => !/^[\w-]+$/.test(name));
}

/** What the groups of facts are about, where the name doesn't say it. */
const groups: Record<string, string> = {
  open: 'Opening hours',
  claims: 'What we say about ourselves',
  answer: 'How fast we answer',
  price: 'Prices',
  guide: 'Prices in the cost guide',
  days: 'Days of work',
  time: 'Other times',
  limit: 'Limits',
};

/** 'yearsHome' as 'Years home'. */
function words(name: string): string {
  const spaced = name
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .replace(/\blvp\b/, 'vinyl plank')
    .replaceAll('-', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
