/** Puts Spanish words into an English entry, and finds the words that have no Spanish. */
import { z } from 'zod';
import type { Problem } from './parse.ts';

type Path = readonly PropertyKey[];

/** The English data with the Spanish in its place. Adds to `problems` where the two have a different shape. */
export function mergeWords(english: unknown, spanish: unknown, problems: Problem[], path: Path = []): unknown {
  if (spanish === undefined) return english;
  const add = (message: string) => problems.push({ path, message });
  if (Array.isArray(english) && Array.isArray(spanish)) {
    if (!english.some((each) => typeof each === 'object') && english.length !== spanish.length) return spanish;
    if (english.length !== spanish.length) add(`the English list has ${english.length}, but this one has ${spanish.length}`);
    return english.map((each, index) => mergeWords(each, spanish[index], problems, [...path, index]));
  }
  if (isRecord(english) && isRecord(spanish)) {
    for (const key of Object.keys(spanish)) {
      if (!(key in english)) problems.push({ path: [...path, key], message: "the English file doesn't have this field" });
    }
    return Object.fromEntries(
      Object.entries(english).map(([key, each]) => [key, mergeWords(each, spanish[key], problems, [...path, key])]),
    );
  }
  if (typeof english === 'string' && typeof spanish === 'string') {
    const lost = namesIn(english).filter((name) => !namesIn(spanish).includes(name));
    if (lost.length > 0) add(`the English text has ${lost.map((name) => `{${name}}`).join(', ')}, but this one doesn't`);
  }
  if (typeof english !== typeof spanish || isRecord(english) !== isRecord(spanish))
    add('the English file has something else here');
  return spanish;
}

/** Texts of the English data that the schema says are words, without a Spanish one. */
export function missingWords(schema: z.core.$ZodType, english: unknown, spanish: unknown, path: Path = []): Problem[] {
  const type = kindOf(unwrap(schema), english);
  if ((isText(schema) || isText(type)) && isWords(english)) {
    return spanish === undefined ? [{ path, message: `the Spanish for ${JSON.stringify(english)} is missing` }] : [];
  }
  if (Array.isArray(english)) {
    const item = type instanceof z.ZodArray ? type.element : undefined;
    return english.flatMap((each, index) => (item ? missingWords(item, each, at(spanish, index), [...path, index]) : []));
  }
  if (!isRecord(english)) return [];
  return Object.entries(english).flatMap(([key, each]) => {
    const field = fieldOf(type, key);
    return field ? missingWords(field, each, at(spanish, key), [...path, key]) : [];
  });
}

/** Whether the schema says that this is translated. */
function isText(type: z.core.$ZodType): boolean {
  return z.globalRegistry.get(type)?.words === true;
}

/** The schema without what makes it optional. */
function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return unwrap(schema.unwrap());
  return schema;
}

function fieldOf(type: z.core.$ZodType, key: string): z.core.$ZodType | undefined {
  if (type instanceof z.ZodObject) return type.shape[key];
  return type instanceof z.ZodRecord ? type.valueType : undefined;
}

/** Of several kinds, the one that the data is of. */
function kindOf(type: z.core.$ZodType, data: unknown): z.core.$ZodType {
  if (!(type instanceof z.ZodUnion)) return type;
  return type.options.find((option) => fits(option, data)) ?? type;
}

function fits(option: z.core.$ZodType, data: unknown): boolean {
  if (option instanceof z.ZodString) return typeof data === 'string';
  if (option instanceof z.ZodArray) return Array.isArray(data);
  if (!(option instanceof z.ZodObject) || !isRecord(data)) return false;
  return Object.entries(option.shape).every(
    ([key, field]) => !(field instanceof z.ZodLiteral) || field.safeParse(data[key]).success,
  );
}

/** Names of facts and figures read the same in Spanish. */
function isWords(value: unknown): boolean {
  return typeof value === 'string' && /\p{L}/u.test(value.replace(/\{[^}]*\}/g, ''));
}

/** Names in braces; of a fact, only the fact: the languages may show different parts of it. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+(?:\.\w+)?)[^}]*\}/g)].flatMap(([, name]) => (name && name !== 'sample' ? [name] : []));
}

function at(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
