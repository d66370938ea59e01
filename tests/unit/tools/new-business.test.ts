import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const answers = {
  name: 'Bayou Floors',
  phone: '(504) 555-0142',
  email: 'office@bayou.example',
  city: 'New Orleans',
  zip: '70112',
  county: 'Orleans',
  place: '29.9511,-90.0715',
  state: 'Louisiana',
  abbreviation: 'LA',
  'time-zone': 'America/Chicago',
  services: 'floor-refinishing,tile-flooring',
  languages: 'en,es',
};

test('a new business has content that is right at once, and nothing of our place, our claims or our emergency service', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'business-')), 'bayou');
  execFileSync(process.execPath, ['tools/new-business.ts', folder, ...optionsFor(answers)]);
  expect(run('tools/check-content.ts', '--content', folder)).toContain('All entries are as they should be.');
  const texts = globSync(`${folder}/**/*.yaml`).map((file) => readFileSync(file, 'utf8'));
  expect(texts.join('\n').match(/Austin|Texas|Round Rock|Travis|\(512\)|\{claims\.|\{open\.emergency/g)).toBeNull();
  expect(readFileSync(`${folder}/facts.yaml`, 'utf8')).not.toContain('source: specification');
  expect(run('tools/new-business.ts', folder)).toBe(`${folder} exists already. Name another folder, or remove it first.`);
}, 60_000);

test.each([
  ['phone', 'call us', '--phone: expected a number such as (303) 555-0142'],
  ['time-zone', 'Mountain', '--time-zone: expected the name of a time zone, such as America/Denver'],
  ['services', 'roofing', '--services: expected some of bathroom-flooring, carpet-installation'],
  ['languages', 'fr', '--languages: '],
  ['zip', undefined, '--zip is missing: Zip code of the office'],
])('%s %s is refused with what to do', (name, value, message) => {
  const folder = join(tmpdir(), 'never-written');
  expect(run('tools/new-business.ts', folder, ...optionsFor({ ...answers, [name]: value }))).toContain(message);
  expect(globSync(folder)).toEqual([]);
});

function optionsFor(given: Record<string, string | undefined>): string[] {
  return Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, value]));
}

function run(...args: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return (stdout + stderr).trim();
}
