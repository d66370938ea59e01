/** Finds English texts that were edited while their Spanish stayed as it was, by comparing each with the one that its Spanish was written for. */

import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentFolder } from '#site/read/folder.ts';

/** Texts by field, such as 'faq.2.answer' or, in an article, 'block 3'. */
type Texts = Map<string, string>;
type Edition = 'en' | 'es';

/** Facts have both languages in one file. */
const facts = `${contentFolder}/facts.yaml`;
const factKeys = { en: '.text', es: '.es' };
const block = 'block ';
const articleParts = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/**
 * The Spanish file and field, the English that the Spanish was written for, today's, and the Spanish; each empty if there is none. With
 * `base`, only those that were edited after this commit. Throws outside a repository. In a shallow clone, it finds only what was edited in
 * the commits that are there.
 */
export function findOldSpanish(root: string, base?: string) {
  const commits = readLog(root, base);
  const pairs = globSync([`${contentFolder}/**/*.es.{yaml,mdx}`, facts], { cwd: root }).map((path) => {
    const es = path.replaceAll('\\', '/');
    const en = es.replace('.es.', '.');
    const name = en.slice(contentFolder.length + 1, en.lastIndexOf('.'));
    return {
      es,
      en,
      name,
      commits: commits.filter(({ hash, files, read }) => hash === base || files.includes(es) || read.includes(name)),
    };
  });
  const sources = readObjects(
    root,
    pairs.flatMap(({ es, en, commits }) => commits.flatMap(({ hash }) => [`${hash}:${es}`, `${hash}:${en}`])),
  );
  return pairs.flatMap(({ es, en, name, commits }) => {
    const today = (edition: Edition, path: string) => textsOf(edition, path, readFileSync(join(root, path), 'utf8'));
    const versions = commits.map(({ hash, read }) => ({
      english: textsOf('en', en, sources.get(`${hash}:${en}`)),
      spanish: textsOf('es', es, sources.get(`${hash}:${es}`)),
      isRead: read.includes(name),
    }));
    return compare(today('en', en), today('es', es), versions).map((each) => ({ file: es, ...each }));
  });
}

interface Version {
  english: Texts;
  spanish: Texts;
  isRead: boolean;
}

function compare(english: Texts, spanish: Texts, versions: Version[]) {
  const written = [...spanish].map(([field, text]) => ({
    field,
    text,
    before: originalOf(field, text, versions) ?? english.get(field),
  }));
  const known = new Set(written.map(({ before }) => before));
  // A text that only moved isn't edited.
  const today = new Set(english.values());
  const edited = written.flatMap(({ field, text, before }) => {
    if (!before || today.has(before)) return [];
    const now = english.get(field) ?? '';
    return [{ field, before, now: known.has(now) ? '' : now, spanish: text }];
  });
  const added = [...english]
    .filter(([field, now]) => field.startsWith(block) && !known.has(now) && !edited.some((each) => each.now === now))
    .map(([field, now]) => ({ field, before: '', now, spanish: '' }));
  return [...edited, ...added];
}

/** The English of the commit that brought this Spanish, or of a newer one in which somebody read it. Undefined before either is committed. */
function originalOf(field: string, text: string, versions: Version[]): string | undefined {
  let original: string | undefined;
  for (const { english, spanish, isRead } of versions) {
    const at = spanish.get(field) === text ? field : [...spanish].find(([, each]) => each === text)?.[0];
    if (at === undefined && original === undefined) continue;
    if (at === undefined) break;
    original = english.get(at) ?? '';
    if (isRead) break;
  }
  return original;
}

/** Every text of a YAML file; of an article also its blocks, which have empty lines between them. */
function textsOf(edition: Edition, path: string, source = ''): Texts {
  const [, head = source, body = ''] = (path.endsWith('.mdx') && articleParts.exec(source)) || [];
  const blocks = body.split(/\r?\n\s*\n/).filter((text) => text.trim() !== '');
  const texts = [...textsIn(parse(head)), ...blocks.map((text, index) => [`${block}${index + 1}`, text] as const)];
  const key = path === facts ? factKeys[edition] : '';
  return new Map(
    texts
      .filter(([field]) => field.endsWith(key))
      .map(([field, text]) => [field.slice(0, field.length - key.length), text.replace(/\s+/g, ' ').trim()]),
  );
}

/** Every text in a value, with its path, such as 'faq.2.answer'. */
export function* textsIn(value: unknown, path: string[] = []): Generator<readonly [string, string]> {
  if (typeof value === 'string') yield [path.join('.'), value];
  else if (typeof value === 'object') {
    for (const [key, each] of Object.entries(value ?? {})) yield* textsIn(each, [...path, key]);
  }
}

/**
 * Commits, newest first, with entries whose Spanish somebody read and left: 'Spanish-read: faq, cities/kyle' at the end of the message. With
 * `base`, those after it, and it itself as the oldest.
 */
function readLog(root: string, base?: string) {
  const format = '%x00%H%n%(trailers:key=Spanish-read,valueonly,separator=%x2C)';
  const range = base ? [`${base}..HEAD`] : [];
  const log = git(root, ['log', `--format=${format}`, '--name-only', '--no-renames', '--topo-order', ...range]);
  const commits = log
    .toString()
    .split('\0')
    .slice(1)
    .map((commit) => {
      const [hash = '', read = '', ...files] = commit.split('\n');
      return { hash, read: read.split(',').map((name) => name.trim()), files };
    });
  return base ? [...commits, { hash: base, read: [], files: [] }] : commits;
}

/** Those of the files '<hash>:<path>' that exist. */
function readObjects(root: string, names: string[]): Map<string, string> {
  const output = git(root, ['cat-file', '--batch'], names.join('\n'));
  const objects = new Map<string, string>();
  let at = 0;
  for (const name of names) {
    const start = output.indexOf('\n', at) + 1;
    const [, size] = / blob (\d+)$/.exec(output.toString('utf8', at, start - 1)) ?? [];
    if (size) objects.set(name, output.toString('utf8', start, start + Number(size)));
    at = size ? start + Number(size) + 1 : start;
  }
  return objects;
}

function git(root: string, args: string[], input = ''): Buffer {
  return execFileSync('git', ['-c', 'core.quotePath=false', ...args], { cwd: root, input, maxBuffer: 1e9 });
}
