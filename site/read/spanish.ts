/** Puts Spanish words into an English entry, and finds the words that have no Spanish. */
import type { z } from 'zod';
import { fieldsOf, isRecord, type Path, valueAt } from './fields.ts';
import type { FieldProblem } from './parse.ts';

/** The English data with the Spanish in its place. Adds to `problems` where the two have a different shape. */
export function mergeWords(english: unknown, spanish: unknown, problems: FieldProblem[], path: Path = []): unknown {
  if (spanish === undefined) return english;
  const add = (message: string) => problems.push({ path, message });
  if (Array.isArray(english) && Array.isArray(spanish)) {
    // People don't search for the same in both.
    if (path.at(-1) === 'keywords') return spanish;
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

/** Texts of the English data that the schema says are words, without a Spanish one, and sections that don't say their kind. */
export function missingWords(schema: z.core.$ZodType, english: unknown, spanish: unknown): FieldProblem[] {
  return [...fieldsOf(schema, english)].flatMap(({ meta, isKind, value, path }) => {
    const inSpanish = valueAt(spanish, path);
    if (isKind && inSpanish !== value && isRecord(valueAt(spanish, path.slice(0, -1))))
      return { path, message: `expected "${value}", as in the English file. The editor can't show the section without it` };
    if (!meta.words || !isWords(value) || inSpanish !== undefined) return [];
    return { path, message: `the Spanish for ${JSON.stringify(value)} is missing` };
  });
}

/** Names of facts and figures read the same in Spanish. */
function isWords(value: unknown): boolean {
  return typeof value === 'string' && /\p{L}/u.test(value.replace(/\{[^}]*\}/g, ''));
}

/** Names in braces; of a fact, only the fact: the languages may show different parts of it. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+(?:\.\w+)?)[^}]*\}/g)].flatMap(([, name]) => (name && name !== 'sample' ? [name] : []));
}
