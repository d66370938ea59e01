/** Finds Spanish content whose English text has changed since somebody last compared the two. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

export interface Translation {
  /** E.g. 'content/services/tile-flooring-austin.es.ts'. */
  file: string;
  /** The English text it says it translates; undefined if it doesn't say. */
  translates: string | undefined;
  /** The English text as it is now. */
  current: string;
}

const stamp = /^export const englishHash = '(\w+)';$/m;

/** All translations under a folder that has `content/`. */
function findTranslations(root = '.'): Translation[] {
  return globSync('content/**/*.es.ts', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => ({
      file,
      translates: stamp.exec(readFileSync(join(root, file), 'utf8'))?.[1],
      current: hashWords(readFileSync(join(root, file.replace(/\.es\.ts$/, '.ts')), 'utf8')),
    }));
}

export function findOutdated(root = '.'): Translation[] {
  return findTranslations(root).filter(({ translates, current }) => translates !== current);
}

/** Throws an error that names the translations that are behind their English text. */
export function checkTranslations(root = '.'): void {
  const files = findOutdated(root).map(({ file }) => `  ${file}`);
  if (files.length === 0) return;
  throw new Error(
    `The English text of these translations has changed:\n${files.join('\n')}\nRead both, then run \`npm run translations -- --accept FILE\`.`,
  );
}

/** The source of a translation with the stamp of its English text, at the end. */
export function withStamp(source: string, hash: string): string {
  const line = `export const englishHash = '${hash}';`;
  return stamp.test(source) ? source.replace(stamp, line) : `${source.trimEnd()}\n\n${line}\n`;
}

/** Eight hexadecimal digits that change with the texts in a module, but not with its code or the facts it inserts. */
function hashWords(source: string): string {
  const words: string[] = [];
  new Visitor({
    Literal({ value }) {
      // Paths of imports aren't words.
      if (typeof value === 'string' && !/^\.{1,2}\//.test(value)) words.push(value);
    },
    TemplateElement({ value }) {
      words.push(value.cooked ?? '');
    },
  }).visit(parseSync('content.ts', source).program);
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 8);
}
