/** Finds the settings still missing in wrangler.toml and the build's environment. */
import { parse } from 'smol-toml';
import { z } from 'zod';
import { isRealDomain } from '../../content/business.ts';
import { type Finding, lineOf } from './finding.ts';

const configSchema = z.object({
  kv_namespaces: z.array(z.object({ id: z.string() })),
  analytics_engine_datasets: z.array(z.unknown()).default([]),
  send_email: z.array(z.unknown()).default([]),
  r2_buckets: z.array(z.object({ binding: z.string() })).default([]),
  vars: z.record(z.string(), z.unknown()).default({}),
  secrets: z.object({ required: z.array(z.string()) }).default({ required: [] }),
});

/** `toml` is the text of wrangler.toml. */
export function findSettings(toml: string, environment: Readonly<Record<string, string | undefined>>): Finding[] {
  const config = configSchema.parse(parse(toml));
  const requires = (secret: string) => config.secrets.required.includes(secret);
  const lacksBackups = config.r2_buckets.every(({ binding }) => binding !== 'BACKUPS');
  const found: [isOff: boolean, near: string, what: string][] = [
    [config.kv_namespaces.some(({ id }) => id.startsWith('local-')), '"local-', 'the KV namespace has an id for local use'],
    [config.analytics_engine_datasets.length === 0, 'analytics_engine', "Analytics Engine is off: page views aren't counted"],
    [config.send_email.length === 0, 'send_email', 'send_email is off: nobody gets mail about a request'],
    [lacksBackups, '"BACKUPS"', 'the bucket BACKUPS is off: nothing is backed up'],
    ...Object.entries(config.vars).map(([name, value]): [boolean, string, string] =>
      /_(TOKEN|SECRET)$/.test(name)
        ? [true, name, `${name} is a secret: set a new one with npx wrangler secret put`]
        : [String(value).includes('your-domain.com'), name, `${name} is still the example's`],
    ),
    [!requires('REQUESTS_TOKEN'), 'required =', "[secrets] doesn't require REQUESTS_TOKEN: nobody can read the requests"],
    [!requires('TURNSTILE_SECRET'), 'required =', "[secrets] doesn't require TURNSTILE_SECRET: the form has no Turnstile"],
    [!environment.TURNSTILE_SITE_KEY, 'required =', "TURNSTILE_SITE_KEY isn't set in the environment: the form has no Turnstile"],
  ];
  const lines = toml.split('\n');
  // A setting that's off may still be in the file as a comment.
  const lineIn = (text: string) => Math.max(1, lines.findIndex((line) => line.includes(text)) + 1);
  const settings = found.flatMap(([isOff, near, what]) => (isOff ? [{ file: 'wrangler.toml', line: lineIn(near), what }] : []));
  return [...findSiteUrl(environment.SITE_URL), ...settings];
}

function findSiteUrl(url = ''): Finding[] {
  if (isRealDomain(url)) return [];
  const file = 'content/facts.yaml';
  const what = `SITE_URL is ${url || "not set, so addresses are of an example's domain"}, not the https URL of a real domain`;
  return [{ file, line: lineOf(file, 'siteUrl:'), what }];
}
