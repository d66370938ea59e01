/** What a folder of another business can lack, each with the file, the field and what to do. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const example = 'examples/denver-tile';

test('the example is as it should be', () => {
  expect(check(example)).toContain('All entries are as they should be.');
});

test('a folder without content is refused', () => {
  expect(check('examples/nowhere')).toContain("examples/nowhere: this isn't a folder with content: it has no business.yaml");
});

test.each([
  ['a file', (folder: string) => rmSync(join(folder, 'facts.yaml')), 'FOLDER/facts.yaml: this file is missing; add it'],
  ['words', (folder: string) => rmSync(join(folder, 'words/home.yaml')), 'FOLDER/words/home.yaml: this file is missing; add it'],
  [
    'a text that our words have',
    edit('words/contact.yaml', /^heading: .*\n/m, ''),
    'FOLDER/words/contact.yaml, line 1: heading: this is missing; add it',
  ],
  [
    'the home place',
    edit('region/region.yaml', /home:[\s\S]*?(?=bounds)/, ''),
    'FOLDER/region/region.yaml, line 1: home: this is missing; add it',
  ],
  [
    'a time zone',
    edit('region/region.yaml', 'America/Denver', 'Mountain'),
    'FOLDER/region/region.yaml, line 4: timeZone: expected the name of a time zone, such as America/Denver, but found "Mountain"',
  ],
  [
    'a zip code of the state',
    edit('cities/lakewood.yaml', "'80214'", "'78704'"),
    'FOLDER/cities/lakewood.yaml, line 6: zipCodes > number 1: expected a Colorado zip code of five digits, but found "78704"',
  ],
  [
    'a language without words',
    edit('business.yaml', '  - en\n', '  - en\n  - es\n'),
    'FOLDER/floor-kinds.es.yaml: this file is missing; add it with the Spanish words of FOLDER/floor-kinds.yaml',
  ],
  [
    'two places for one address',
    edit('order.yaml', 'roomsAndWork:\n', 'roomsAndWork:\n  - tile-flooring-denver\n'),
    'roomsAndWork > number 1: tile-flooring-denver is in the menu Flooring, too; an address has one place, so delete it in one of them',
  ],
  [
    'a service in no menu',
    edit('order.yaml', '  - kitchen-flooring-denver\n', ''),
    'FOLDER/order.yaml: roomsAndWork: kitchen-flooring-denver is in no menu or list; add it here or to flooring',
  ],
])('%s is refused', (_, change, message) => {
  const folder = join(mkdtempSync(join(tmpdir(), 'other-')), 'content');
  cpSync(example, folder, { recursive: true });
  change(folder);
  expect(check(folder)).toContain(message.replaceAll('FOLDER', folder.replaceAll('\\', '/')));
});

test('a build refuses what the check refuses', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'other-')), 'content');
  cpSync(example, folder, { recursive: true });
  edit('order.yaml', '  - kitchen-flooring-denver\n', '')(folder);
  expect(check(folder, 'tools/build.ts')).toContain('kitchen-flooring-denver is in no menu or list');
});

function edit(file: string, from: string | RegExp, to: string) {
  return (folder: string) => {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  };
}

function check(folder: string, tool = 'tools/check-content.ts'): string {
  const { stdout, stderr } = spawnSync(process.execPath, [tool, '--content', folder], { encoding: 'utf8' });
  return stdout + stderr;
}
