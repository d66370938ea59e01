import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answer } from '#tools/new-business/questions.ts';
import { adapt } from '#tools/new-business/write.ts';

const answers = {
  name: "Coeur d'Alene Floors",
  phone: '1-208-555-0142',
  email: 'office@cdafloors.example',
  city: "Coeur d'Alene",
  state: 'ID',
  zip: '83814',
  place: '47.6777,-116.7805',
  'time-zone': 'Pacific',
  counties: 'Kootenai County, Shoshone',
  services: 'refinishing, laminate',
};
const services = ['laminate', 'refinishing', 'tile', 'vinyl-plank'];

test('a new business is right at once, says nothing of the starter and nothing of what it dropped, and is never overwritten', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'business-')), 'floors');
  const args = ['tools/new-business.ts', folder, ...Object.entries(answers).flatMap(([key, value]) => [`--${key}`, value])];
  expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).toContain('All entries are as they should be.');
  const texts = globSync('{*,!(visualizer-rooms)/**/*}.{yaml,mdx}', { cwd: folder }).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .map((line) => `${file}: ${line}`),
  );
  const theirs = /Springfield|Fairview|Riverside|Franklin|Your State|Oak Street|\b001\d\d\b|555\) 555|undefined|: null/i;
  expect(texts.filter((line) => theirs.test(line))).toEqual([]);
  const sold =
    /services\/(tile|vinyl-plank)\b|- (tile|vinyl-plank)$|^(services|[a-z]+-cards|gallery|visualizer-floors)\/(tile|vinyl)/;
  expect(texts.filter((line) => sold.test(line))).toEqual([]);
  expect(texts.join('\n')).toContain("text: Coeur d'Alene, ID 83814");
  expect(spawnSync(process.execPath, args, { encoding: 'utf8' }).stderr).toContain(`${folder} exists already.`);
}, 60_000);

test("a town whose name holds one of the starter's towns keeps its name", async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'business-')), 'floors');
  cpSync('examples/starter', folder, { recursive: true, filter: (path) => !/\.webp$|encoded$/.test(path) });
  adapt(folder, await answer({ ...answers, city: 'Fairview Heights' }, services), services);
  expect(readFileSync(join(folder, 'cities/fairview-heights.yaml'), 'utf8')).toMatch(/^name: Fairview Heights$/m);
});

test.each([
  ['phone', 'call us!', '--phone: expected a phone number of ten digits, such as (614) 555-0142'],
  ['email', 'office at buckeye', '--email: expected an email address such as office@example.com'],
  ['services', 'roofing', '--services: expected numbers or names of 1 laminate'],
  ['place', '29.9511,90.0715', '--place: expected latitude and longitude in the United States'],
  ['state', 'Ohoi', '--state: expected the name of a state or its two letters, such as Ohio or OH'],
  ['zip', undefined, '--zip is missing: Zip code of the office'],
])('%s %s is refused with what to do', async (name, value, message) => {
  await expect(answer({ ...answers, [name]: value }, services)).rejects.toThrow(message);
});

test('answers are read as people write them', async () => {
  expect(await answer({ ...answers, services: '2 and tile' }, services)).toMatchObject({
    state: { name: 'Idaho', abbreviation: 'ID' },
    place: { lat: 47.6777, lng: -116.7805 },
    'time-zone': 'America/Los_Angeles',
    counties: ['Kootenai', 'Shoshone'],
    services: ['refinishing', 'tile'],
  });
});
