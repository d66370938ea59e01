/** The words of the interface: the code's, in words/, with those that the business has instead in the same file of its content. */

import type { Language } from '#schema/rules/language.ts';
import { isRecord } from './fields.ts';
import { isBilingual } from './languages.ts';
import { type FieldProblem, fail } from './parse.ts';
import { finish, spanishFileOf, translate } from './read.ts';
import { missingWords } from './spanish.ts';
import { ownWordsSchema, wordsSchema } from './words-schema.ts';
import { codeWords, hasFile, readYaml } from './yaml.ts';

/** A page that is in English alone has no Spanish words in words/. */
export function readWords(name: string, language: Language): unknown {
  const file = `words/${name}.yaml`;
  const spanishFile = spanishFileOf(file);
  const schema = wordsSchema(name);
  const english = withOwn(file);
  if (language === 'en' || !isBilingual || !hasFile(codeWords(spanishFile)))
    return finish(schema, english, 'en', {}, placesOf(file));
  const ownPlaces = hasFile(spanishFile) ? [spanishFile] : [file];
  refuse(missingWords(ownWordsSchema(name), ownIn(file), ownIn(spanishFile)), ownPlaces);
  const spanish = withOwn(spanishFile);
  const merged = translate(english, spanish, placesOf(spanishFile));
  refuse(missingWords(schema, english, spanish), placesOf(spanishFile));
  return finish(schema, merged, 'es', {}, [...placesOf(spanishFile), ...placesOf(file)]);
}

function refuse(problems: readonly FieldProblem[], files: readonly string[]): void {
  if (problems.length > 0) fail(problems, files);
}

function withOwn(file: string): unknown {
  return replaced(readYaml(codeWords(file)), ownIn(file));
}

function ownIn(file: string): unknown {
  return hasFile(file) ? (readYaml(file) ?? {}) : {};
}

/** Texts and lists of `own` stand in place of the others. */
function replaced(words: unknown, own: unknown): unknown {
  if (!isRecord(words) || !isRecord(own)) return own ?? words;
  return { ...words, ...Object.fromEntries(Object.entries(own).map(([key, each]) => [key, replaced(words[key], each)])) };
}

/** Where to look for a field: first in the business's file. */
function placesOf(file: string): string[] {
  return [...(hasFile(file) ? [file] : []), codeWords(file)];
}
