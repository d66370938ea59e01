/** An entry of each kind of the starter is removed once and renamed once. */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { findBroken, fixBroken } from '#site/read/graph.ts';

const starter = resolve('examples/starter');
const before = process.cwd();
const isText = (path: string) => !/\.(webp|json)$|encoded/.test(path);

/** Between them, pages, lists, pictures and texts name them. */
const entries = [
  'services/tile.yaml',
  'cities/riverside.yaml',
  'pages/warranty.yaml',
  'articles/how-to-choose-a-floor.mdx',
  'visualizer-floors/tile-marble.yaml',
  'images/bathroom-marble.yaml',
];

beforeEach(() => {
  process.chdir(mkdtempSync(join(tmpdir(), 'graph-')));
  cpSync(starter, 'content', { recursive: true, filter: isText });
});
afterAll(() => process.chdir(before));

test('nothing in the starter names what it lacks', () => {
  expect(findBroken()).toEqual([]);
});

test.each(entries)('%s can have another name: each place gets it', (entry) => {
  const name = entry.replace(/^.*\/|\.\w+$/g, '');
  renameSync(`content/${entry}`, `content/${entry.replace(name, `another-${name}`)}`);
  const broken = findBroken();
  expect(broken.length).toBeGreaterThan(0);
  for (const { message } of broken) expect(message).toContain(`, its new name`);
  expect(fixBroken()).toEqual([]);
  const named = globSync('content/**/*.{yaml,mdx}').filter((file) => readFileSync(file, 'utf8').includes(`another-${name}`));
  expect(named.length).toBeGreaterThan(0);
});

test.each(entries)('%s can go: each place is named at once, and what cannot do without it says what to do', (entry) => {
  rmSync(`content/${entry}`);
  const [found, left] = [findBroken(), fixBroken()];
  for (const { message } of [...found, ...left]) {
    expect(message).toMatch(
      /^content\/\S+, line \d+: .+: there is no .+\. (Remove the line|Delete this file|Choose another|Add it)/,
    );
    expect(message).not.toContain('undefined');
  }
  expect(findBroken()).toEqual(left);
  for (const { removable } of left) expect(removable).toBeUndefined();
});

test('a renamed page has its links in articles again, with their words; other links stay', () => {
  const [article = ''] = globSync('content/articles/*.mdx');
  const source = readFileSync(article, 'utf8').replace('\nanswer: ', '\nanswer: See [it](/blog/gone). ');
  const others = '[us](/contact?service=tile) [feed](/feed.xml) ![Tile](/tile.png)';
  writeFileSync(article, `${source}\n[why tile lasts](/services/tile#price) ${others}\n`);
  renameSync('content/services/tile.yaml', 'content/services/tiles.yaml');
  expect(fixBroken()).toEqual([]);
  expect(readFileSync(article, 'utf8')).toContain(`\n[why tile lasts](/services/tiles#price) ${others}\n`);
});

test('without an entry, the whole check mends what it can, and says the rest with its file', () => {
  const folder = resolve('content');
  rmSync('content/services/tile.yaml');
  const args = ['tools/check-content.ts', '--content', folder, '--fix'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', cwd: before });
  expect(stdout).toContain('Mended: ');
  expect(stderr).not.toMatch(/undefined|^ {4}at /m);
  for (const line of stderr.split('\n').filter(Boolean))
    expect(line.replaceAll('\\', '/')).toContain(folder.replaceAll('\\', '/'));
}, 60_000);
