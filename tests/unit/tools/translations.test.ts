import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findOldSpanish } from '#tools/translations/old-spanish.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'translations-'));
  git('init', '--quiet');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const english = { 'content/faq.yaml': 'first: One.\nsecond: Two.\n' };
const spanish = { 'content/faq.es.yaml': 'first: Uno.\nsecond: Dos.\n' };

type Files = Record<string, string>;
const newFirst: Files = { 'content/faq.yaml': 'first: New.\nsecond: Two.\n' };
const otherSecond: Files = { 'content/faq.es.yaml': 'first: Uno.\nsecond: El dos.\n' };
const first = 'first: One. -> New. (Uno.)';

test.each<[string, Files[], string[]]>([
  ['an edited English field', [newFirst], [first]],
  ['an edit of both languages', [{ 'content/faq.yaml': 'first: New.\n', 'content/faq.es.yaml': 'first: Primero.\n' }], []],
  ['an edit of one field in English and of another in Spanish', [{ ...newFirst, ...otherSecond }], [first]],
  ['the same in two commits', [newFirst, otherSecond], [first]],
  ['fields that moved', [{ 'content/faq.yaml': 'list: [Two., One.]\n', 'content/faq.es.yaml': 'list: [Dos., Uno.]\n' }], []],
  [
    'a fact that has both languages beside each other',
    [{ 'content/facts.yaml': 'safety:\n  gas: { text: Leave now., es: Salga. }\n' }],
    ['safety.gas: Leave. -> Leave now. (Salga.)'],
  ],
])('%s', (_, edits, expected) => {
  commit({ ...english, ...spanish, 'content/facts.yaml': 'safety:\n  gas: { text: Leave., es: Salga. }\n' });
  for (const edit of edits) commit(edit);
  expect(found()).toEqual(expected);
});

test('Spanish that somebody read and left, or that is edited and not committed, leaves the list', () => {
  commit({ ...english, ...spanish });
  commit({ 'content/faq.yaml': 'first: New.\nsecond: Newer.\n' });
  write(otherSecond);
  expect(found()).toEqual([first]);
  commit({ 'content/other.yaml': 'a: b\n' }, 'Read it\n\nSpanish-read: home, faq');
  expect(found()).toEqual([]);
});

test('since a commit, what was edited after it is listed, however many commits it took', () => {
  commit({ ...english, ...spanish });
  commit({ 'content/faq.yaml': 'first: One.\nsecond: Newer.\n' });
  const base = git('rev-parse', 'HEAD').toString().trim();
  expect(found(root, base)).toEqual([]);
  commit(newFirst);
  commit({ ...otherSecond, 'content/new.yaml': 'a: b\n', 'content/new.es.yaml': 'a: c\n' });
  expect(found(root, base)).toEqual([first]);
  commit({ 'content/other.yaml': 'a: b\n' }, 'Read it\n\nSpanish-read: faq');
  expect(found(root, base)).toEqual([]);
});

test('on GitHub, an edit that a change made stands beside its English line, with both texts', () => {
  commit({ ...english, ...spanish });
  commit({ 'content/faq.yaml': 'second: Two.\nfirst: 50% more.\n' });
  const { stdout, stderr } = spawnSync(process.execPath, [resolve('tools/translations.ts'), '--since', 'HEAD~1'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, GITHUB_ACTIONS: 'true' },
  });
  expect(stderr).toBe(
    '::warning file=content/faq.yaml,line=2,title=The English changed but not its Spanish::English then: One.%0AEnglish now: 50%25 more.%0ASpanish: Uno.\n',
  );
  expect(stdout).toContain('- content/faq.es.yaml, first');
});

test("an article's blocks are compared one by one", () => {
  const article = (...blocks: string[]) => `---\ntitle: A\n---\n\n${blocks.join('\n\n')}\n`;
  commit({
    'content/articles/a.mdx': article('One.', 'Two.', 'Three.'),
    'content/articles/a.es.mdx': article('Uno.', 'Dos.', 'Tres.'),
  });
  commit({ 'content/articles/a.mdx': article('One.', 'Between.', 'Two.', 'Third.') });
  expect(found()).toEqual(['block 3: Three. ->  (Tres.)', 'block 2:  -> Between. ()', 'block 4:  -> Third. ()']);
});

test('in a shallow clone, what its commits edited is listed', () => {
  commit({ ...english, ...spanish });
  commit({ 'content/other.yaml': 'a: b\n' });
  commit(newFirst);
  const clone = join(root, 'clone');
  git('clone', '--quiet', '--depth', '2', pathToFileURL(root).href, clone);
  expect(found(clone)).toEqual([first]);
});

function found(where = root, base?: string): string[] {
  return findOldSpanish(where, base).map(({ field, before, now, spanish }) => `${field}: ${before} -> ${now} (${spanish})`);
}

function commit(files: Record<string, string>, message = 'Edit'): void {
  write(files);
  git('add', '.');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false', 'commit', '--quiet', '-m', message);
}

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

function git(...args: string[]): Buffer {
  return execFileSync('git', args, { cwd: root });
}
