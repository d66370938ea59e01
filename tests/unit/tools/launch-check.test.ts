import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { factsSchema } from '../../../schema/facts.ts';
import { aboutFacts } from '../../../tools/launch-check/contradictions.ts';
import { findPastYears } from '../../../tools/launch-check/dates.ts';
import { findSampleFacts, findSamplesIn, refusal } from '../../../tools/launch-check/samples.ts';
import { findSettings } from '../../../tools/launch-check/settings.ts';

const facts = factsSchema.parse({
  price: {
    lvp: { low: 5, high: 10, unit: 'dollars', source: 'specification' },
    lvpAsOption: {
      low: 4,
      high: 8,
      unit: 'dollars',
      source: 'specification',
      note: 'In kitchens.',
      differsFrom: 'price.lvp',
    },
    stairs: { low: 60, high: 150, unit: 'dollars', source: 'sample' },
  },
  claims: { stars: { text: '4.9', source: 'sample', needs: 'records' } },
  business: { leadSafe: { text: 'we are certified', source: 'sample', needs: 'certificate' } },
});

test('lists facts that contradict each other, side by side', () => {
  expect(aboutFacts(facts).map(({ what }) => what)).toEqual(['price.lvp: $5-10', 'price.lvpAsOption: $4-8 (In kitchens.)']);
});

test('finds each made-up fact, text and entry with its line, the most harmful first', () => {
  expect(findSampleFacts(facts).map(({ what }) => what.replace(/:.*/, ''))).toEqual([
    '(certificate) business.leadSafe',
    '(records) claims.stars',
    'price.stairs',
  ]);
  const lines = ['title: Oak', "quote: '{sample} Good floor.'", 'sample: true', 'holidays:', '  source: sample'];
  expect(findSamplesIn('content/a.yaml', lines)).toEqual([
    { file: 'content/a.yaml', line: 2, what: "quote: 'Good floor.'" },
    { file: 'content/a.yaml', line: 3, what: 'sample: true' },
    { file: 'content/a.yaml', line: 5, what: 'source: sample' },
  ]);
});

const unproven = [{ file: 'content/facts.yaml', line: 40, what: '(certificate) business.leadSafe: we are certified' }];

test.each([
  [{}, unproven, false],
  [{ SITE_URL: 'https://limestoneandoak.example' }, unproven, false],
  [{ SITE_URL: 'https://www.cedarfloors.com' }, unproven, true],
  [{ SITE_URL: 'https://www.cedarfloors.com', ALLOW_SAMPLE_FACTS: '1' }, unproven, false],
  [{ SITE_URL: 'https://www.cedarfloors.com' }, [], false],
])('a build with %j and %j is refused: %s', (env, found, isRefused) => {
  const reason = refusal(env, found);
  if (isRefused) expect(reason).toContain('content/facts.yaml:40  (certificate) business.leadSafe: we are certified');
  else expect(reason).toBeUndefined();
});

test('finds years that have passed', () => {
  const found = findPastYears(2100).map(({ what }) => what);
  expect(found).toContainEqual(expect.stringMatching(/^copyrightYear: 20\d\d$/));
  expect(found).toContainEqual(expect.stringMatching(/^date: 20\d\d-\d\d-\d\d$/));
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
[[r2_buckets]]
binding = "BACKUPS"
`;
const environment = { SITE_URL: 'https://www.cedarfloors.com', TURNSTILE_SITE_KEY: '0x4AAA' };

test.each<[string, string, Record<string, string | undefined>, string[]]>([
  ['', '', {}, []],
  ['"0f2c"', '"local-requests"', {}, ['wrangler.toml:2  the KV namespace has an id for local use']],
  ['[[analytics_engine', '# [[analytics_engine', {}, ["wrangler.toml:3  Analytics Engine is off: page views aren't counted"]],
  ['[[send_email', '# [[send_email', {}, ['wrangler.toml:5  send_email is off: nobody gets mail about a request']],
  ['[[r2_buckets]]', '# [[r2_buckets]]', {}, ['wrangler.toml:12  the bucket BACKUPS is off: nothing is backed up']],
  ['office@cedarfloors.com', 'you@your-domain.com', {}, ["wrangler.toml:8  NOTIFY_MAIL_TO is still the example's"]],
  [', "TURNSTILE_SECRET"', '', {}, ["wrangler.toml:10  [secrets] doesn't require TURNSTILE_SECRET: the form has no Turnstile"]],
  [
    '[secrets]',
    'REQUESTS_TOKEN = "change-me"\n[secrets]',
    {},
    ['wrangler.toml:9  REQUESTS_TOKEN is a secret: set a new one with npx wrangler secret put'],
  ],
  ['', '', { SITE_URL: undefined }, ['SITE_URL is not set']],
  ['', '', { SITE_URL: 'https://limestoneandoak.example' }, ['not the https URL of a real domain']],
  ['', '', { SITE_URL: 'http://cedarfloors.com' }, ['not the https URL of a real domain']],
  ['', '', { TURNSTILE_SITE_KEY: undefined }, ["wrangler.toml:10  TURNSTILE_SITE_KEY isn't set in the environment"]],
])('in complete settings, %j replaced by %j and %j is found', (from, to, change, expected) => {
  const found = findSettings(settled.replace(from, to), { ...environment, ...change });
  expect(found.map(({ file, line, what }) => `${file}:${line}  ${what}`)).toEqual(
    expected.map((words) => expect.stringContaining(words)),
  );
});

test('the deployment gets every variable of the build that is checked here', () => {
  const deploy = readFileSync('.github/workflows/ci.yml', 'utf8').split('npm run deploy')[1];
  for (const name of [...Object.keys(environment), 'ALLOW_SAMPLE_FACTS'])
    expect(deploy).toContain(`${name}: \${{ vars.${name} }}`);
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
