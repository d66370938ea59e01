import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { business } from '../../../content/business.ts';
import { findings } from '../../../tools/launch-check/findings.ts';

/** A site in which all is settled. */
const settled = {
  'content/business.ts': `import { sample } from './sample.ts';
export const business = {
  name: 'Cedar Floors of Austin',
  shortName: 'Cedar Floors',
  siteUrl: (process.env.SITE_URL ?? 'https://www.cedarfloors.com').replace(/x/, ''),
  hours: { weekdays: 'Monday to Friday 7AM-6PM', saturday: 'Saturday 8AM-4PM' },
  copyrightYear: 2026,
  responseTime: '24 hours',
  promisedContact: '24 hours',
  claims: { yearsHome: '12+', yearsCities: '12+' },
  counties: { served: ['Travis', 'Hays'], mainCount: 2, home: ['Travis', 'Hays'] },
} as const;
`,
  'content/cities/austin.ts': "export default {\n  county: 'Travis',\n};\n",
  'content/cities/kyle.ts': "export default {\n  county: 'Hays',\n};\n",
  'content/service-cards/02-lvp.ts': "export default {\n  title: 'Luxury Vinyl Plank',\n  priceRange: '$5-10 per sq ft',\n};\n",
  'content/cost-guide.ts': "export const costTypes = [\n  { type: 'Luxury Vinyl Plank', totalCost: '$5-10' },\n];\n",
  'content/structured-data/catalog.ts': "const offered = [\n  { slug: 'lvp-flooring-austin', price: '$5-10 per sq ft' },\n];\n",
  'content/seasons/01-spring.ts': "export default {\n  label: 'Spring 2026',\n};\n",
  'content/images/alt.ts': "export const alt = {\n  'living-oak': 'White oak boards in a living room in Hyde Park.',\n};\n",
  'components/frame/Wordmark.tsx': 'export const Wordmark = () => (\n  <text>Cedar Floors</text>\n);\n',
  'components/frame/SiteFooter.tsx':
    'export const Foot = ({ business }) => [business.hours.weekdays, business.hours.saturday];\n',
  'wrangler.toml': `[[kv_namespaces]]
id = "0f2c"

[[analytics_engine_datasets]]
binding = "PAGE_VIEWS"

[[send_email]]
name = "MAIL"
[vars]
NOTIFY_MAIL_TO = "office@cedarfloors.com"

[secrets]
required = ["REQUESTS_TOKEN", "TURNSTILE_SECRET"]
`,
};
type File = keyof typeof settled;

const environment = { SITE_URL: 'https://www.cedarfloors.com', TURNSTILE_SITE_KEY: '0x4AAAAAAADnPIDROrmt1Wwj' };
const check = (files: Record<string, string>, env: Record<string, string | undefined> = environment) =>
  findings(new Map(Object.entries(files)), env, 2026).map(({ file, line, what }) => `${file}:${line}  ${what}`);

test('nothing is found where all is settled', () => {
  expect(check(settled)).toEqual([]);
});

describe('one thing unsettled', () => {
  test.each<[string, File, string, string, string[]]>([
    [
      'a sample fact',
      'content/business.ts',
      "'Cedar Floors of Austin'",
      "sample('Cedar Floors of Austin')",
      ["content/business.ts:3  business.name: 'Cedar Floors of Austin'"],
    ],
    [
      'a sample name, which is drawn too',
      'content/business.ts',
      "shortName: 'Cedar Floors'",
      "shortName: sample('Cedar Floors')",
      [
        "content/business.ts:4  business.shortName: 'Cedar Floors'",
        'components/frame/Wordmark.tsx:2  the drawn name: Cedar Floors',
      ],
    ],
    [
      'another name in the wordmark',
      'components/frame/Wordmark.tsx',
      'Cedar Floors',
      'Limestone &amp; Oak',
      ['components/frame/Wordmark.tsx:2  the drawn name: Limestone & Oak'],
    ],
    ['a rendering', 'content/images/alt.ts', "'White", "'Rendering of white", ['content/images/alt.ts:2  living-oak']],
    [
      'years',
      'content/business.ts',
      "yearsCities: '12+'",
      "yearsCities: '10+'",
      ['content/business.ts:10  years of experience: 12+', 'content/business.ts:10  years of experience: 10+'],
    ],
    [
      'the time to an answer',
      'content/business.ts',
      "responseTime: '24 hours'",
      "responseTime: '10-15 minutes'",
      [
        'content/business.ts:8  how soon an answer comes: 10-15 minutes',
        'content/business.ts:9  how soon an answer comes: 24 hours',
      ],
    ],
    [
      'the number of counties',
      'content/business.ts',
      'mainCount: 2',
      'mainCount: 5',
      [
        'content/business.ts:11  counties served: 2 counties, Travis, Hays',
        'content/business.ts:11  counties served: 5 counties',
        'content/business.ts:11  counties served: 2 counties, Travis, Hays',
        'content/cities/austin.ts:2  counties served: 2 counties, Travis, Hays, those of the 2 cities',
      ],
    ],
    [
      'a county that no list names',
      'content/cities/kyle.ts',
      'Hays',
      'Llano',
      [
        'content/business.ts:11  counties served: 2 counties, Travis, Hays',
        'content/business.ts:11  counties served: 2 counties',
        'content/business.ts:11  counties served: 2 counties, Travis, Hays',
        'content/cities/austin.ts:2  counties served: 2 counties, Travis, Llano, those of the 2 cities',
      ],
    ],
    [
      'hours without Saturday',
      'components/frame/SiteFooter.tsx',
      ', business.hours.saturday',
      '',
      [
        'content/business.ts:6  opening hours: also Saturday 8AM-4PM',
        'components/frame/SiteFooter.tsx:1  opening hours: shown without Saturday',
      ],
    ],
    [
      'the price of vinyl plank',
      'content/structured-data/catalog.ts',
      '$5-10',
      '$4-8',
      [
        'content/service-cards/02-lvp.ts:3  installed price of luxury vinyl plank: $5-10 per sq ft',
        'content/cost-guide.ts:2  installed price of luxury vinyl plank: $5-10 per sq ft',
        'content/structured-data/catalog.ts:2  installed price of luxury vinyl plank: $4-8 per sq ft',
      ],
    ],
    [
      'the year',
      'content/business.ts',
      'copyrightYear: 2026',
      'copyrightYear: 2024',
      ['content/business.ts:7  business.copyrightYear: 2024, and it is 2026'],
    ],
    [
      'a season',
      'content/seasons/01-spring.ts',
      '2026',
      '2025',
      ['content/seasons/01-spring.ts:2  label: Spring 2025, and it is 2026'],
    ],
    [
      'a local KV namespace',
      'wrangler.toml',
      '"0f2c"',
      '"local-requests"',
      ['wrangler.toml:2  the id of the KV namespace is one for local use'],
    ],
    [
      'page views that are not counted',
      'wrangler.toml',
      '[[analytics_engine',
      '# [[analytics_engine',
      ['wrangler.toml:4  Analytics Engine is off: page views are not counted'],
    ],
    [
      'no mail',
      'wrangler.toml',
      '[[send_email',
      '# [[send_email',
      ['wrangler.toml:7  send_email is off: no mail tells of a request'],
    ],
    [
      'mail to the example',
      'wrangler.toml',
      'office@cedarfloors.com',
      'you@your-domain.com',
      ['wrangler.toml:10  the mail addresses are those of the example'],
    ],
    [
      'a secret that is not required',
      'wrangler.toml',
      ', "TURNSTILE_SECRET"',
      '',
      ['wrangler.toml:13  [secrets] does not require TURNSTILE_SECRET: without it Turnstile does not check who sends the form'],
    ],
    [
      'a token in the file',
      'wrangler.toml',
      '[vars]',
      '[vars]\nREQUESTS_TOKEN = "change-me"',
      ['wrangler.toml:10  a secret stands in the file: use `npx wrangler secret put` and a new one'],
    ],
  ])('%s is found, with file and line', (_what, file, from, to, expected) => {
    expect(settled[file]).toContain(from);
    expect(check({ ...settled, [file]: settled[file].replace(from, to) })).toEqual(expected);
  });

  test.each([
    ['SITE_URL', undefined, 'content/business.ts:5  SITE_URL is not set: canonical addresses name a domain of the example'],
    [
      'SITE_URL',
      'https://limestoneandoak.example',
      'content/business.ts:5  SITE_URL is https://limestoneandoak.example, not the https address of a real domain',
    ],
    [
      'SITE_URL',
      'http://cedarfloors.com',
      'content/business.ts:5  SITE_URL is http://cedarfloors.com, not the https address of a real domain',
    ],
    ['TURNSTILE_SITE_KEY', undefined, 'wrangler.toml:13  TURNSTILE_SITE_KEY is not set: the form shows no Turnstile'],
  ])('%s as %s is found', (name, value, expected) => {
    expect(check(settled, { ...environment, [name]: value })).toEqual([expected]);
  });
});

function run(folder: string, env: Record<string, string>) {
  const { PATH } = process.env;
  return spawnSync(process.execPath, ['tools/launch-check.ts', folder], {
    encoding: 'utf8',
    env: { ...(PATH && { PATH }), ...env },
  });
}

describe('npm run launch-check', { timeout: 60_000 }, () => {
  test('exits with 1 while sample facts are left, and names every one of the content at its line', () => {
    const { status, stdout } = run('.', {});
    const linesWith = (pattern: string, mark: RegExp) =>
      globSync(pattern).flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .flatMap((line, index) => Array.from(line.matchAll(mark), () => `${file.replaceAll('\\', '/')}:${index + 1}`)),
      );
    const listed = (title: string) => {
      const part = stdout.split(/^(?=\S.* \(\d+\)$)/m).find((group) => group.startsWith(title)) ?? '';
      return [...part.matchAll(/^ {2}(content\/\S+:\d+) {2}/gm)].map(([, place]) => place).sort();
    };
    const samples = linesWith('content/**/*.ts', /(?<!function |import \{ )\bsample\(/g);
    expect(listed('Sample facts')).toEqual(samples.sort());
    expect(listed('Renderings')).toHaveLength(linesWith('content/images/alt.ts', /['"]Render(?:ing|ed swatch) of/g).length);
    expect(stdout).toContain('SITE_URL is not set');
    if (samples.length > 0) expect(status).toBe(1);
  });

  test('names the contradictions that content/business.ts holds', () => {
    const { stdout } = run('.', {});
    const { claims, counties, responseTime, promisedContact } = business;
    const differ = (...facts: (string | number)[]) => new Set(facts.map(String)).size > 1;
    expect([
      stdout.includes('years of experience:'),
      stdout.includes('how soon an answer comes:'),
      stdout.includes('counties served:'),
    ]).toEqual([
      differ(claims.yearsHome, claims.yearsCities),
      differ(responseTime, promisedContact),
      differ(counties.served.length, counties.home.length, counties.mainCount),
    ]);
  });

  test('exits with 0 where all is settled', () => {
    const folder = mkdtempSync(join(tmpdir(), 'settled-'));
    for (const [file, text] of Object.entries(settled)) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      writeFileSync(join(folder, file), text.replace('2026', String(new Date().getFullYear())));
    }
    const { status, stdout } = run(folder, environment);
    rmSync(folder, { recursive: true });
    expect([status, stdout]).toEqual([0, 'Nothing is left: the site may go live.\n']);
  });
});
