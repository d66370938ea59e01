/** What a folder of another business can lack, each with the file, the field and what to do. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 60_000 });

const example = 'examples/starter';

test('the example is as it should be', () => {
  expect(check(example)).toContain('All entries are as they should be.');
});

test('a folder that lacks something is told all of it at once', () => {
  const { folder, edit } = copyExample();
  edit('words/contact.yaml', /^/, 'headline: Write to us\n');
  edit('cities/riverside.yaml', "'00121'", "'78704'");
  edit('order.yaml', '  - refinishing\n', '');
  const said = check(folder);
  for (const message of [
    'FOLDER/words/contact.yaml, line 1: headline: there is no such field here; correct its name or delete it',
    'FOLDER/cities/riverside.yaml, line 5: zipCodes > number 1: expected a Your State zip code of five digits, but found "78704"',
    'FOLDER/order.yaml: roomsAndWork: refinishing is in no menu or list; add it here or to flooring',
  ]) {
    expect(said).toContain(message.replace('FOLDER', folder.replaceAll('\\', '/')));
  }
});

test('a language without words is told which files to add', () => {
  const { folder, edit } = copyExample();
  edit('business.yaml', '  - en\n', '  - en\n  - es\n');
  expect(check(folder)).toMatch(
    /floor-kinds\.es\.yaml: this file is missing; add it with the Spanish words of \S+floor-kinds\.yaml/,
  );
});

test('a build refuses what the check refuses, with the sentence alone', () => {
  const { folder, edit } = copyExample();
  edit('facts.yaml', /low: .*/, 'low: 99999');
  const said = check(folder, 'tools/build.ts');
  expect(said).toContain("expected no more than 'high', but found 99999");
  expect(said).not.toMatch(/^ +at /m);
});

test('an address has one place', () => {
  const { folder, edit } = copyExample();
  edit('order.yaml', 'roomsAndWork:\n', 'roomsAndWork:\n  - tile\n');
  expect(check(folder)).toContain(
    'roomsAndWork > number 1: tile is in the menu Flooring, too; an address has one place, so delete it in one of them',
  );
});

function copyExample() {
  const folder = join(mkdtempSync(join(tmpdir(), 'other-')), 'content');
  cpSync(example, folder, { recursive: true });
  const edit = (file: string, from: string | RegExp, to: string) => {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, (existsSync(path) ? readFileSync(path, 'utf8') : '').replace(from, to));
  };
  return { folder, edit };
}

function check(folder: string, tool = 'tools/check-content.ts'): string {
  const { stdout, stderr } = spawnSync(process.execPath, [tool, '--content', folder], { encoding: 'utf8' });
  return stdout + stderr;
}
