/** What words have to be: what the code's English files in words/ have, in Spanish and for every business, too. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { address, prose, slug, text } from '#schema/content/files/fields.ts';
import { isRecord } from './fields.ts';
import { codeWords, readYaml } from './yaml.ts';

/** Names of the files in words/, such as 'not-found'. */
export const wordsNames = globSync('words/*.yaml')
  .filter((file) => !file.endsWith('.es.yaml'))
  .map((file) => basename(file, '.yaml'))
  .sort();

/** What the code's English file of this name has. */
export function readShape(name: string): unknown {
  return readYaml(codeWords(`words/${name}.yaml`));
}

/** 'not-found' as 'notFound'. */
export function wordsKey(name: string): string {
  return name.replace(/-\w/g, (letter) => letter.slice(1).toUpperCase());
}

export function wordsSchema(name: string): z.ZodType {
  return schemaOf([readShape(name)]);
}

/** What a business can have instead: any of them. A list is its own as a whole. */
export function ownWordsSchema(name: string): z.ZodType {
  return schemaOf([readShape(name)], undefined, true);
}

/** Items of a list differ, so a field that only some of them have is optional. */
function schemaOf(examples: unknown[], field?: string, isOwn = false): z.ZodType {
  const lists = examples.filter((each) => Array.isArray(each));
  const groups = examples.filter(isRecord);
  const texts = examples.filter((each) => typeof each === 'string');
  const kinds = [
    ...(lists.length > 0 ? [z.array(schemaOf(lists.flat())).min(1)] : []),
    ...(groups.length > 0 ? [groupSchema(groups, isOwn)] : []),
    ...(texts.length > 0 ? [textSchema(texts, field, isOwn)] : []),
  ];
  return kinds.length > 1 ? z.union(kinds) : (kinds[0] ?? text);
}

function groupSchema(groups: Record<string, unknown>[], isOwn: boolean): z.ZodType {
  const fields = [...new Set(groups.flatMap(Object.keys))].map((field) => {
    const examples = groups.flatMap((group) => (field in group ? [group[field]] : []));
    const schema = schemaOf(examples, field, isOwn);
    return [field, isOwn || examples.length < groups.length ? schema.optional() : schema] as const;
  });
  return z.strictObject(Object.fromEntries(fields));
}

function textSchema(texts: string[], field: string | undefined, isOwn: boolean): z.ZodType {
  if (field === 'id') return slug.meta({ description: 'For links, in lowercase with hyphens, such as what-we-keep.' });
  if (texts.every((each) => each.startsWith('/'))) return address.meta({ description: 'A page of this site, such as /contact.' });
  const schema = texts.some((each) => each.length > longestLine) ? prose : text;
  const places = [...new Set(texts.flatMap((each) => each.match(/\{\w+\}/g) ?? []))];
  const hints = [
    ...(isOwn ? [`Without words of yours: “${texts[0]}”`] : []),
    ...(places.length > 0 ? [`Keep ${places.join(', ')}: the page fills it in.`] : []),
  ];
  return hints.length > 0 ? schema.meta({ description: hints.join(' ') }) : schema;
}

/** In characters. The editor has a larger box for what is longer. */
const longestLine = 60;
