/** Parses content, and says in plain words what is wrong with it and where. */

import { z } from 'zod';
import { closestSpelling } from './closest-spelling.ts';
import { type Path, valueAt } from './fields.ts';
import { lineOf, shownPath } from './yaml.ts';

export interface FieldProblem {
  path: Path;
  message: string;
}

/** Parses data from these files, or throws an error with the file, line, field, what was expected and what was found. */
export function parseData<Schema extends z.core.$ZodType>(
  schema: Schema,
  data: unknown,
  files: readonly string[],
): z.output<Schema> {
  const result = z.safeParse(schema, data);
  if (result.success) return result.data;
  const issues = result.error.issues.flatMap(closest);
  // How long a text is doesn't matter where a list should be.
  const ofWrongKind = issues.flatMap(({ code, path }) => (code === 'invalid_type' ? [path.join()] : []));
  const problems = issues.filter(({ code, path }) => code === 'invalid_type' || !ofWrongKind.includes(path.join()));
  return fail(
    problems.map((issue) => ({ path: pathOf(issue), message: explain(issue, valueAt(data, issue.path)) })),
    files,
  );
}

/** Throws an error about these fields. Each is looked up in the file that has most of its path. */
export function fail(problems: readonly FieldProblem[], files: readonly string[]): never {
  throw new Error(problems.map(({ path, message }) => whereIs(path, files) + message).join('\n'));
}

/** 'content/cities/kyle.yaml, line 5: zipCodes > number 1: ' */
export function whereIs(path: Path, files: readonly string[]): string {
  const { file, line } = placeOf(path, files);
  const field = path.map((key) => (typeof key === 'number' ? `number ${key + 1}` : String(key))).join(' > ');
  return `${shownPath(file)}, line ${line}: ${field ? `${field}: ` : ''}`;
}

/** If data is like none of several kinds, what's wrong with it as the kind that it is most like. */
function closest(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [best = []] = issue.errors.toSorted((a, b) => a.length - b.length);
  return best.length === 0 ? [issue] : best.flatMap((each) => closest({ ...each, path: [...issue.path, ...each.path] }));
}

function placeOf(path: Path, files: readonly string[]) {
  const places = files.map((file) => ({ file, ...lineOf(file, path) }));
  const deepest = Math.max(...places.map(({ found }) => found));
  const place = places.find(({ found }) => found === deepest);
  if (!place) throw new Error('There is no file to look in');
  return place;
}

/** A field too many is named, rather than the object that it is in. */
function pathOf(issue: z.core.$ZodIssue): PropertyKey[] {
  return issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
}

const kinds: Record<string, string> = {
  string: 'text',
  array: 'a list',
  object: 'fields',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

function explain(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined && issue.code !== 'unrecognized_keys') return 'this is missing; add it';
  if (value === '') return 'this is empty; fill it in';
  const found = `but found ${show(value)}`;
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${kinds[issue.expected] ?? issue.expected}, ${found}`;
    case 'too_small':
      return `expected ${issue.exact ? 'exactly' : 'at least'} ${size(issue.origin, issue.minimum)}, ${counted(value)}`;
    case 'too_big':
      return `expected ${issue.exact ? 'exactly' : 'at most'} ${size(issue.origin, issue.maximum)}, ${counted(value)}`;
    case 'invalid_value':
      return issue.values.length > 12
        ? `there is no ${show(value)} to choose. Did you mean ${show(closestSpelling(String(value), issue.values.map(String)))}?`
        : `expected one of ${issue.values.map(show).join(', ')}, ${found}`;
    case 'unrecognized_keys':
      return 'there is no such field here; correct its name or delete it';
    case 'invalid_format':
      if (issue.format === 'date') return `expected a day such as 2026-11-20, ${found}`;
      return `${issue.format === 'ends_with' ? issue.message.replace('Invalid string: must end', 'expected words that end') : issue.message}, ${found}`;
    default:
      return issue.message.startsWith('expected') ? `${issue.message}, ${found}` : issue.message;
  }
}

function size(origin: string, limit: number | bigint): string {
  if (origin === 'string') return `${limit} characters`;
  return origin === 'array' ? `${limit} in the list` : String(limit);
}

function counted(value: unknown): string {
  if (typeof value === 'string') return `but found ${value.length}: ${show(value)}`;
  return `but found ${Array.isArray(value) ? value.length : show(value)}`;
}

function show(value: unknown): string {
  const shown = JSON.stringify(value) ?? 'nothing';
  return shown.length > 80 ? `${shown.slice(0, 77)}...` : shown;
}
