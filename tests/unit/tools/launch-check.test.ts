import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { factsSchema } from '#schema/content/facts.ts';
import { findSampleFacts, findSamplesIn, findSharesIn, refusal } from '#tools/launch-check/samples.ts';
import { findSettings } from '#tools/launch-check/settings.ts';

const facts = factsSchema.parse({
  price: {
    lvp: { low: 5, high: 10, unit: 'dollars', source: 'specification' },
    stairs: { low: 60, high: 150, unit: 'dollars', source: 'sample' },
  },
  claims: { stars: { text: '4.9', source: 'sample', needs: 'records' } },
  business: { leadSafe: { text: 'we are certified', source: 'sample', needs: 'certificate' } },
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

test('finds each share of material in a price', () => {
  const found = findSharesIn('a.yaml', ['- item: Stairs', '  material: 50', 'materials: 3']);
  expect(found).toMatchObject([{ line: 2, what: 'material: 50%' }]);
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

const settled = `routes = [{ pattern = "www.cedarfloors.com", custom_domain = true }]
[[kv_namespaces]]
binding = "REQUESTS"
id = "0f2c"
[[analytics_engine_datasets]]
binding = "PAGE_VIEWS"
[[r2_buckets]]
binding = "BACKUPS"
[[send_email]]
name = "MAIL"
[vars]
NOTIFY_MAIL_FROM = "website@cedarfloors.com"
NOTIFY_MAIL_TO = "office@cedarfloors.com"
REPLY_MAIL_FROM = "office@cedarfloors.com"
ACCESS_TEAM = "cedar"
ACCESS_AUD = "4f1e"
[secrets]
required = ["REQUESTS_TOKEN", "TURNSTILE_SECRET", "NOTIFY_WEBHOOK_URL", "NOTIFY_WEBHOOK_SECRET", "GA4_MEASUREMENT_ID", "GA4_API_SECRET"]
`;
const environment = {
  SITE_URL: 'https://www.cedarfloors.com',
  TURNSTILE_SITE_KEY: '0x4AAA',
  GITHUB_REPOSITORY: 'cedar/website',
};
const routes = /routes = .*/;

test.each<[from: string | RegExp, to: string, env: Record<string, string | undefined>, expected: string[]]>([
  ['', '', {}, []],
  ['', '', { SITE_URL: undefined }, ["needed: SITE_URL isn't set"]],
  [
    '',
    '',
    { SITE_URL: 'https://limestoneandoak.example' },
    ['needed: SITE_URL is https://limestoneandoak.example, not the https'],
  ],
  ['', '', { SITE_URL: 'https://cedarfloors.com' }, ['needed: no route is for cedarfloors.com']],
  [routes, '', {}, ['needed: no route is set']],
  [routes, 'route = "*.cedarfloors.com/*"', {}, []],
  ['"www.cedarfloors.com"', '"www.your-domain.com"', {}, ['needed: the route www.your-domain.com is still']],
  ['"0f2c"', '"local-requests"', {}, ['needed: the KV namespace REQUESTS has no id']],
  ['"REQUESTS_TOKEN", ', '', {}, ["needed: REQUESTS_TOKEN isn't set"]],
  ['[vars]', '[vars]\nREQUESTS_TOKEN = "change-me"', {}, ['needed: REQUESTS_TOKEN is a secret']],
  ['office@cedarfloors.com', 'you@your-domain.com', {}, ["needed: NOTIFY_MAIL_TO is still the example's"]],
  ['', '', { TURNSTILE_SITE_KEY: undefined }, ["needed: TURNSTILE_SITE_KEY isn't set, and TURNSTILE_SECRET"]],
  ['ACCESS_AUD', 'X', {}, ["needed: ACCESS_AUD isn't set, and ACCESS_TEAM"]],
  ['"NOTIFY_WEBHOOK_SECRET", ', '', {}, ["needed: NOTIFY_WEBHOOK_SECRET isn't set"]],
  ['"BACKUPS"', '"X"', {}, ["recommended: BACKUPS isn't set"]],
  ['NOTIFY_MAIL_TO', 'X', {}, ["recommended: NOTIFY_MAIL_TO isn't set"]],
  ['', '', { GITHUB_REPOSITORY: undefined }, ["recommended: GITHUB_REPOSITORY isn't set: /edit can't save"]],
  ['"TURNSTILE_SECRET", ', '', { TURNSTILE_SITE_KEY: '' }, ['optional: TURNSTILE_SITE_KEY and TURNSTILE_SECRET']],
  [/ACCESS.*\nACCESS.*/, '', {}, ['optional: ACCESS_TEAM and ACCESS_AUD']],
])('in complete settings, %j replaced by %j and %j is found', (from, to, change, expected) => {
  const found = findSettings(settled.replace(from, to), { ...environment, ...change });
  expect(found.map(({ weight, what }) => `${weight}: ${what}`)).toEqual(expected.map((words) => expect.stringContaining(words)));
});

test("every setting that README's Go live names is checked", () => {
  const [, goLive = ''] = /\n## Go live\n([\s\S]*?)\n## /.exec(readFileSync('README.md', 'utf8')) ?? [];
  const named = new Set(goLive.match(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g));
  const ofCi = ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID', 'ALLOW_SAMPLE_FACTS'];
  for (const name of ofCi) expect(named.delete(name)).toBe(true);
  const found = findSettings('', {}).map(({ what }) => what);
  expect([...named].filter((name) => !found.some((what) => what.includes(name)))).toEqual([]);
});

test('npm run launch-check names existing lines, and has no clean bill for a site without an address', {
  timeout: 60_000,
}, () => {
  const { status, stdout } = spawnSync(process.execPath, ['tools/launch-check.ts'], {
    encoding: 'utf8',
    env: { ...process.env, SITE_URL: '', GITHUB_REPOSITORY: '' },
  });
  const places = [...stdout.matchAll(/^ {2}(\S+):(\d+) {2}(.+)$/gm)];
  for (const [, file = '', line, what] of places)
    expect((readFileSync(file, 'utf8').split('\n')[Number(line) - 1] ?? '').trim(), what).not.toBe('');
  const needed = stdout.slice(stdout.indexOf('NEEDED'), stdout.indexOf('RECOMMENDED'));
  expect(needed).toContain("no route is set: the site wouldn't have an address");
  expect(stdout).toContain("The site can't go live yet");
  expect(status).toBe(1);
});
