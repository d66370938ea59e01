/** Each entry of the starter is removed once and renamed once. */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBroken, fixBroken } from '#site/read/graph.ts';

const starter = resolve('examples/starter');
const before = process.cwd();
const isText = (path: string) => !/\.(webp|json)$|encoded/.test(path);
const folders = '{articles,cities,gallery,home-cards,images,pages,rooms,service-cards,services,visualizer-floors}';
const entries = globSync(`${folders}/*.{yaml,mdx}`, { cwd: starter }).map((file) => file.replaceAll('\\', '/'));
const texts = new Map<string, string>();

beforeAll(() => {
  process.chdir(mkdtempSync(join(tmpdir(), 'graph-')));
  cpSync(starter, 'content', { recursive: true, filter: isText });
  for (const file of globSync('content/**/*.{yaml,mdx}')) texts.set(file, readFileSync(file, 'utf8'));
});
afterAll(() => process.chdir(before));

test('nothing in the starter names what it lacks', () => {
  expect(findBroken()).toEqual([]);
});

test.each(entries)('%s can have another name: each place gets it', (entry) => {
  const renamed = entry.replace(/([\w-]+)(\.\w+)$/, 'another-$1$2');
  renameSync(`content/${entry}`, `content/${renamed}`);
  const broken = findBroken();
  for (const { message } of broken) expect(message).toContain(`, its new name`);
  expect(fixBroken()).toEqual([]);
  const named = changed().filter(([, text]) => text.includes(`another-${nameOf(entry)}`));
  expect(broken.length === 0 || named.length > 0).toBe(true);
  rmSync(`content/${renamed}`);
  restore();
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
  for (const { removable } of left) expect(removable).toBeUndefined();
  restore();
});

test('a renamed page has its links in articles again, with their words; other links stay', () => {
  const [article = ''] = globSync('content/articles/*.mdx');
  const source = readFileSync(article, 'utf8').replace('\nanswer: ', '\nanswer: See [it](/blog/gone). ');
  const others = '[us](/contact?service=tile) [feed](/feed.xml) ![Tile](/tile.png)';
  writeFileSync(article, `${source}\n[why tile lasts](/services/tile#price) ${others}\n`);
  renameSync('content/services/tile.yaml', 'content/services/tiles.yaml');
  expect(fixBroken()).toEqual([]);
  expect(readFileSync(article, 'utf8')).toContain(`\n[why tile lasts](/services/tiles#price) ${others}\n`);
  rmSync('content/services/tiles.yaml');
  restore();
});

/** One of each kind, through the whole check. */
test.each([
  'services/tile.yaml',
  'cities/riverside.yaml',
  'pages/warranty.yaml',
  'gallery/tile-kitchen.yaml',
  'articles/how-to-choose-a-floor.mdx',
  'rooms/custom.yaml',
  'visualizer-floors/tile-marble.yaml',
])(
  'without %s, the check ends well or says what to do',
  (entry) => {
    const folder = join(mkdtempSync(join(tmpdir(), 'graph-')), 'content');
    cpSync(starter, folder, { recursive: true, filter: isText });
    rmSync(join(folder, entry));
    const args = ['tools/check-content.ts', '--content', folder, '--fix'];
    const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8', cwd: before });
    expect(stderr).not.toMatch(/undefined|^ {4}at /m);
    const lines = stderr.split('\n').filter(Boolean);
    for (const line of lines) expect(line.replaceAll('\\', '/')).toContain(`${folder.replaceAll('\\', '/')}/`);
    expect(status === 0 ? stdout : lines.length > 0 && 'said').toBeTruthy();
  },
  60_000,
);

function changed() {
  return globSync('content/**/*.{yaml,mdx}')
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
    .filter(([file, text]) => texts.get(file) !== text);
}

function restore(): void {
  const now = new Map(changed());
  for (const [file, text] of texts) {
    const isGone = !globSync(file).length;
    if (isGone || now.has(file)) writeFileSync(file, text);
  }
}

function nameOf(entry: string): string {
  return entry.replace(/^.*\/|\.\w+$/g, '');
}
