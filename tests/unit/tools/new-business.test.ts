import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { answer } from '#tools/new-business/questions.ts';
import { services, unsold } from '#tools/new-business/services.ts';

const answers = {
  name: 'Bayou Floors',
  phone: '504-555-0142',
  email: 'office@bayou.example',
  city: 'New Orleans',
  state: 'LA',
  zip: '70112',
  county: 'Orleans Parish',
  place: '29.9511,-90.0715',
  'time-zone': 'Central',
  services: 'floor-refinishing,tile-flooring',
  languages: 'English, Spanish',
};

const folder = join(mkdtempSync(join(tmpdir(), 'business-')), 'bayou');
execFileSync(process.execPath, ['tools/new-business.ts', folder, ...optionsFor(answers)]);
const texts = textsOf(folder);

test('a new business has content that is right at once, and is never overwritten', () => {
  expect(run('tools/check-content.ts', '--content', folder)).toContain('All entries are as they should be.');
  expect(run('tools/new-business.ts', folder)).toBe(`${folder} exists already. Name another folder, or remove it first.`);
});

test('nothing in it is of our place, our claims or our emergency service', () => {
  const ours =
    /Austin|Texas|Round Rock|Travis|\(512\)|\{claims\.|\{open\.emergency|(?<!- )limestone|caliza|caliche|affidavit|salesTax|cedar|damp (May|June)|junio húmedo|poured here|router|\b(An New|1 cities)\b/;
  expect(texts.filter(({ text }) => ours.test(text))).toEqual([]);
  expect(readFileSync(`${folder}/words/home.es.yaml`, 'utf8')).not.toContain('Reseñas');
  expect(globSync('pages/*.es.yaml', { cwd: folder })).toHaveLength(3);
  expect(readFileSync(`${folder}/facts.yaml`, 'utf8')).not.toContain('source: specification');
});

test('each of its services is in a menu, links lead somewhere, and nothing else is offered', () => {
  const chosen = ['floor-refinishing', 'tile-flooring'];
  const { flooring, roomsAndWork } = readYaml(folder, 'order.yaml');
  expect([...flooring, ...roomsAndWork].sort()).toEqual(chosen.map((kind) => `${kind}-new-orleans`));
  const { kinds, otherChoices } = readYaml(folder, 'floor-kinds.yaml');
  const offers = [...kinds.flatMap(({ form }) => form ?? []), ...otherChoices].map(({ value }) => value);
  expect(offers.sort()).toEqual([...new Set([...chosen.flatMap((kind) => services[kind]?.form ?? []), 'other'])].sort());
  const hrefs = texts.flatMap(({ text }) => /\bhref: (\/[^\s#]*)/.exec(text)?.[1] ?? []);
  const written = texts.map(({ file }) => `/${file.replace(/^pages\/|\.yaml$/g, '')}`);
  const addresses = ['/services', '/cities', '/contact', ...written];
  expect(hrefs.filter((href) => !addresses.includes(href))).toEqual([]);
  const missing = unsold(chosen);
  const offered = texts.filter(
    ({ file, text }) => !notShown.test(`${file}: ${text}`) && missing.some((words) => words.test(text)),
  );
  expect(offered).toEqual([]);
});

/** Words of pages that a new business doesn't have. */
const notShown =
  /^(facts|images\/|words\/(blog|flooring|gallery|guides|trends|visualizer|article|photo-tools))|aboutHardwood|image:|words\/city[.\w]*: {3}\w+:/;

test.each([
  ['phone', 'call us', '--phone: expected a number of ten digits, such as 208-555-0142'],
  ['services', 'roofing', '--services: expected numbers or names, such as 1,3:\n  1 lvp-flooring'],
  ['place', '29.9511,90.0715', '--place: expected latitude and longitude in the United States'],
  ['state', 'Louisana', '--state: expected the name of a state or its two letters, such as Idaho or ID'],
  ['zip', undefined, '--zip is missing: Zip code of the office'],
])('%s %s is refused with what to do', async (name, value, message) => {
  await expect(answer({ ...answers, [name]: value })).rejects.toThrow(message);
});

test('answers are checked as they are given, and read as people write them', async () => {
  const business = ['Boise Floors', '', '555', '1 (208) 555.0142', 'me@boise.example'];
  const place = ['Boise', 'Idahoe', 'idaho', '83702-1234', 'Ada County', '-116.2023, 43.6150', 'mountain time'];
  const typed = [...business, ...place, '1 and 5', 'español, english'];
  const said: string[] = [];
  const given = await answer(
    {},
    async () => typed.shift() ?? '',
    (message) => said.push(message),
  );
  expect(said).toEqual([
    'expected a number of ten digits, such as 208-555-0142',
    'expected the name of a state or its two letters, such as Idaho or ID',
  ]);
  expect(given).toEqual({
    name: 'Boise Floors',
    short: '',
    phone: '(208) 555-0142',
    email: 'me@boise.example',
    city: 'Boise',
    state: { name: 'Idaho', abbreviation: 'ID' },
    zip: '83702',
    county: 'Ada',
    place: { lat: 43.615, lng: -116.2023 },
    'time-zone': 'America/Denver',
    services: [0, 4].map((index) => Object.keys(services)[index]),
    languages: ['es', 'en'],
  });
});

/** Every line of a folder's entries. */
function textsOf(folder: string): { file: string; text: string }[] {
  return globSync('**/*.yaml', { cwd: folder }).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .map((text) => ({ file: file.replaceAll('\\', '/'), text })),
  );
}

function readYaml(folder: string, file: string) {
  return listsSchema.parse(parse(readFileSync(join(folder, file), 'utf8')));
}

const slugList = z.array(z.string()).default([]);
const choice = z.object({ value: z.string() });
const listsSchema = z.object({
  flooring: slugList,
  roomsAndWork: slugList,
  kinds: z.array(z.object({ form: choice.optional() })).default([]),
  otherChoices: z.array(choice).default([]),
});

function optionsFor(given: Record<string, string | undefined>): string[] {
  return Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, value]));
}

function run(...args: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return (stdout + stderr).trim();
}
