import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findContradictions } from '../../../tools/launch-check/contradictions.ts';
import { findPastYears } from '../../../tools/launch-check/dates.ts';
import { findRange } from '../../../tools/launch-check/facts.ts';
import { findSamplesIn } from '../../../tools/launch-check/samples.ts';
import { findSettings } from '../../../tools/launch-check/settings.ts';

test('lists every statement about a subject on which two places disagree', () => {
  const years = { file: 'content/business.ts', subject: 'Years of experience' };
  const hours = { file: 'content/business.ts', subject: 'Opening hours', says: '7AM-6PM' };
  const statements = [
    { ...years, line: 3, says: '15+' },
    { ...hours, line: 7 },
    { ...years, line: 4, says: '10+' },
    { ...hours, line: 8 },
  ];
  expect(findContradictions(statements)).toEqual([
    { file: 'content/business.ts', line: 3, what: 'Years of experience: 15+' },
    { file: 'content/business.ts', line: 4, what: 'Years of experience: 10+' },
  ]);
});

test('names the source of a statement', () => {
  const days = { file: 'content/faq.ts', line: 1, subject: 'Days to install tile' };
  const found = findContradictions([
    { ...days, says: '4-7', source: 'Timeline' },
    { ...days, says: '3-7', source: 'Cards' },
  ]);
  expect(found.map(({ what }) => what)).toEqual(['Days to install tile: 4-7 (Timeline)', 'Days to install tile: 3-7 (Cards)']);
});

const lines = [
  'Tile: 13-5 or $3-5 or 3-55',
  'Refinished in 3-5 days',
  'Furniture after 3-5 days',
  'At 80 °F',
  'A membrane is $1.50-3.',
];

test.each([
  [{ unit: 'days', range: [3, 5] }, 2],
  [{ unit: 'days', range: [3, 5], word: 'Furniture' }, 3],
  [{ unit: 'dollars per sq ft', range: [3, 5] }, 1],
  [{ unit: 'dollars per sq ft', range: [1.5, 3] }, 5],
  [{ unit: 'degrees Fahrenheit', range: [80, 80] }, 4],
  [{ unit: 'weeks', range: [4, 6] }, 0],
] as const)('finds the line that has %j', (fact, line) => {
  expect(findRange(fact, lines)).toBe(line);
});

test('finds each sample fact with its line', () => {
  const lines = [
    "import { sample } from './sample.ts';",
    '',
    "  name: sample('Oak'),",
    '  sample({',
    "    quote: 'Good floor.',",
  ];
  expect(findSamplesIn('content/a.ts', lines)).toEqual([
    { file: 'content/a.ts', line: 3, what: "name: sample('Oak')," },
    { file: 'content/a.ts', line: 4, what: "sample({ quote: 'Good floor.'," },
  ]);
});

test('finds years that have passed', () => {
  const found = findPastYears(2100).map(({ what }) => what);
  expect(found).toContainEqual(expect.stringMatching(/^copyrightYear: 20\d\d$/));
  expect(found).toContainEqual(expect.stringMatching(/^date: '20\d\d-\d\d-\d\d'$/));
  expect(findPastYears(2000)).toEqual([]);
});

const settled = `[[kv_namespaces]]
id = "0f2c"
[[analytics_engine_datasets]]
binding = "PAGE_VIEWS"
[[send_email]]
name = "MAIL"
[vars]
NOTIFY_MAIL_TO = "office@cedarfloors.com"
[secrets]
required = ["REQUESTS_TOKEN", "TURNSTILE_SECRET"]
`;
const environment = { SITE_URL: 'https://www.cedarfloors.com', TURNSTILE_SITE_KEY: '0x4AAA' };
const settingsOf = (toml: string, env: Record<string, string | undefined> = environment) =>
  findSettings(toml, env).map(({ file, line, what }) => `${file}:${line}  ${what}`);

test('finds nothing in complete settings', () => {
  expect(settingsOf(settled)).toEqual([]);
});

test.each([
  ['"0f2c"', '"local-requests"', 'wrangler.toml:2  the KV namespace has an id for local use'],
  ['[[analytics_engine', '# [[analytics_engine', "wrangler.toml:3  Analytics Engine is off: page views aren't counted"],
  ['[[send_email', '# [[send_email', 'wrangler.toml:5  send_email is off: nobody gets mail about a request'],
  ['office@cedarfloors.com', 'you@your-domain.com', "wrangler.toml:8  NOTIFY_MAIL_TO is still the example's"],
  [
    ', "TURNSTILE_SECRET"',
    '',
    "wrangler.toml:10  [secrets] doesn't require TURNSTILE_SECRET: without it, Turnstile doesn't check who sends the form",
  ],
  [
    '[secrets]',
    'REQUESTS_TOKEN = "change-me"\n[secrets]',
    'wrangler.toml:9  REQUESTS_TOKEN is a secret: set a new one with npx wrangler secret put',
  ],
])('finds %s replaced by %s', (from, to, expected) => {
  expect(settingsOf(settled.replace(from, to))).toEqual([expected]);
});

test.each([
  [{ SITE_URL: undefined }, "SITE_URL isn't set"],
  [{ SITE_URL: 'https://limestoneandoak.example' }, 'not the https URL of a real domain'],
  [{ SITE_URL: 'http://cedarfloors.com' }, 'not the https URL of a real domain'],
  [{ TURNSTILE_SITE_KEY: undefined }, "TURNSTILE_SITE_KEY isn't set in the environment, but the Worker has TURNSTILE_SECRET"],
])('finds the environment %j', (change, expected) => {
  expect(settingsOf(settled, { ...environment, ...change })).toEqual([expect.stringContaining(expected)]);
});

test('the deployment gets every variable of the build that is checked here', () => {
  const deploy = readFileSync('.github/workflows/ci.yml', 'utf8').split('npm run deploy')[1];
  for (const name of Object.keys(environment)) expect(deploy).toContain(`${name}: \${{ vars.${name} }}`);
});

test('npm run launch-check names existing lines and fails while there are any', { timeout: 60_000 }, () => {
  const { status, stdout } = spawnSync(process.execPath, ['tools/launch-check.ts'], { encoding: 'utf8' });
  const places = [...stdout.matchAll(/^ {2}(\S+):(\d+) {2}(.+)$/gm)].map(([, file = '', line, what]) => ({
    text: readFileSync(file, 'utf8').split('\n')[Number(line) - 1] ?? '',
    what,
  }));
  for (const { text, what } of places) expect(text.trim(), what).not.toBe('');
  expect(status).toBe(places.length > 0 ? 1 : 0);
});
