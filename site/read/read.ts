/** Reads entries: YAML with facts filled in, and for Spanish with the words of the .es.yaml file beside it. */

import type { z } from 'zod';
import type { Language } from '#schema/rules/language.ts';
import { fillFacts } from './facts.ts';
import { isRecord, type Path } from './fields.ts';
import { contentFolder } from './folder.ts';
import { isBilingual } from './languages.ts';
import { type FieldProblem, fail, parseData } from './parse.ts';
import { brokenReferences } from './references.ts';
import { mergeWords, missingWords } from './spanish.ts';
import { hasFile, readYaml } from './yaml.ts';

/** content/`file` in this language. `named` is what its name says, such as the entry's slug. */
export function readEntry<Schema extends z.core.$ZodType>(
  schema: Schema,
  file: string,
  language: Language = 'en',
  named: Record<string, string> = {},
): z.output<Schema> {
  const english = readYaml(file);
  if (language === 'en' || !isBilingual) return finish(schema, english, 'en', named, [file]);
  const spanishFile = spanishFileOf(file);
  if (!hasFile(spanishFile))
    throw new Error(
      `${contentFolder}/${spanishFile}: this file is missing; add it with the Spanish words of ${contentFolder}/${file}`,
    );
  const spanish = readYaml(spanishFile);
  const merged = translate(english, spanish, [spanishFile]);
  const untranslated = missingWords(schema, english, spanish);
  if (untranslated.length > 0) fail(untranslated, [spanishFile]);
  return finish(schema, merged, language, named, [spanishFile, file]);
}

/** The English data with the Spanish in its place. `files` are where to look for what doesn't fit. */
export function translate(english: unknown, spanish: unknown, files: readonly string[]): unknown {
  const problems: FieldProblem[] = [];
  const merged = mergeWords(english, spanish, problems);
  return problems.length > 0 ? fail(problems, files) : merged;
}

/** 'cities/kyle.es.yaml' for 'cities/kyle.yaml'. */
export function spanishFileOf(file: string): string {
  return file.replace(/\.(?=\w+$)/, '.es.');
}

/** Fills in facts, finds what the entry names and that doesn't exist, and parses it. */
export function finish<Schema extends z.core.$ZodType>(
  schema: Schema,
  data: unknown,
  language: Language,
  named: Record<string, string>,
  files: readonly string[],
): z.output<Schema> {
  const problems: FieldProblem[] = [];
  const filled = fillAll(data, language, [], problems);
  problems.push(...brokenReferences(schema, filled));
  if (problems.length > 0) fail(problems, files);
  return parseData(schema, isRecord(filled) ? { ...filled, ...named } : filled, files);
}

function fillAll(value: unknown, language: Language, path: Path, problems: FieldProblem[]): unknown {
  if (Array.isArray(value)) return value.map((each, index) => fillAll(each, language, [...path, index], problems));
  if (isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, fillAll(each, language, [...path, key], problems)]),
    );
  }
  if (typeof value !== 'string') return value;
  try {
    return fillFacts(value, language);
  } catch (error) {
    problems.push({ path, message: error instanceof Error ? error.message : String(error) });
    return value;
  }
}
