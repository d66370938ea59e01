/** Reads content's YAML files, and finds the line of a field in them. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { posix, relative, resolve } from 'node:path';
import { type ErrorCode, isNode, LineCounter, parseDocument } from 'yaml';

import { contentFolder } from './folder.ts';

/** The data of content/`file`, or of an article's front matter. Throws if it isn't YAML, with the line. */
export function readYaml(file: string): unknown {
  const { document, lines } = parseFile(file);
  const [error] = document.errors;
  // A list whose last line was removed is as good as none.
  if (!error) return document.toJS({ reviver: (_, value) => value ?? undefined });
  const { line } = lines.linePos(error.pos[0]);
  throw new Error(
    `${shownPath(file)}, line ${line}: ${advice[error.code] ?? 'check the spaces, colons and quotes around this line'}`,
  );
}

const advice: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: 'start this line in the same column as the lines that it belongs with',
  BLOCK_AS_IMPLICIT_KEY:
    "put single quotes around a text that has a colon, such as title: 'Tile: what it costs'. If it has none, start this line in the same column as its neighbors",
  DUPLICATE_KEY: 'this field is here twice; delete one of the two',
  MISSING_CHAR: 'a quote or bracket opens on this line and never closes',
  MULTILINE_IMPLICIT_KEY: "write a colon and a space between the field's name and its text, such as county: Hays",
  TAB_AS_INDENT: 'start this line with spaces instead of a tab',
};

/** As messages name a file of the content, or one of words/. */
export function shownPath(file: string): string {
  return posix.join(contentFolder, file);
}

/** The line of a field, or of the part of its path that the file has, and how long that part is. */
export function lineOf(file: string, path: readonly PropertyKey[]): { line: number; found: number } {
  const { document, lines } = parseFile(file);
  for (let found = path.length; found > 0; found--) {
    const node = document.getIn(path.slice(0, found), true);
    if (isNode(node) && node.range) return { line: lines.linePos(node.range[0]).line, found };
  }
  return { line: 1, found: 0 };
}

/** The code's own file of words, from the content's folder. */
export function codeWords(file: string): string {
  return relative(contentFolder, file).replaceAll('\\', '/');
}

export function hasFile(file: string): boolean {
  return existsSync(`${contentFolder}/${file}`);
}

/** English entries of a folder, e.g. 'cities/kyle.yaml'. */
export function filesIn(name: string, ending = 'yaml'): string[] {
  return globSync(`${contentFolder}/${name}/*.${ending}`)
    .map((file) => file.replaceAll('\\', '/').slice(contentFolder.length + 1))
    .filter((file) => !file.endsWith(`.es.${ending}`))
    .sort();
}

export function bodyOf(source: string): string {
  return source.replace(frontMatter, '');
}

/** Notepad may put a byte order mark first. */
const frontMatter = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/** In development, content is read again after each edit. */
const parsed = new Map<string, { changed: number } & ReturnType<typeof parse>>();

function parseFile(file: string) {
  const path = resolve(contentFolder, file);
  if (!existsSync(path))
    throw new Error(`${shownPath(file)}: this file is missing; add it, such as a copy from another business's folder`);
  const changed = statSync(path).mtimeMs;
  const known = parsed.get(path);
  if (known?.changed === changed) return known;
  const result = { changed, ...parse(path) };
  parsed.set(path, result);
  return result;
}

function parse(path: string) {
  const source = readFileSync(path, 'utf8');
  const lines = new LineCounter();
  // The empty line stands for the dashes, so that lines count from the file's first.
  const yaml = path.endsWith('.mdx') ? `\n${frontMatter.exec(source)?.[1] ?? ''}` : source;
  return { document: parseDocument(yaml, { lineCounter: lines }), lines };
}
