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

/** Secrets to set before launch, and what happens without them. */
const secrets = {
  REQUESTS_TOKEN: 'nobody can read the requests',
  TURNSTILE_SECRET: "Turnstile doesn't check who sends the form",
};

/** `toml` is the text of wrangler.toml. */
export function findSettings(toml: string, environment: Readonly<Record<string, string | undefined>>): Finding[] {
  const config = configSchema.parse(parse(toml));
  const lines = toml.split('\n');
  // A setting that's off may still be in the file as a comment.
  const setting = (text: string, what: string) => ({
    file: 'wrangler.toml',
    line: Math.max(1, lines.findIndex((line) => line.includes(text)) + 1),
    what,
  });
  return [
    ...findSiteUrl(environment.SITE_URL),
    ...config.kv_namespaces
      .filter(({ id }) => id.startsWith('local-'))
      .map(({ id }) => setting(`"${id}"`, 'the KV namespace has an id for local use')),
    ...(config.analytics_engine_datasets.length === 0
      ? [setting('analytics_engine_datasets', "Analytics Engine is off: page views aren't counted")]
      : []),
    ...(config.send_email.length === 0 ? [setting('send_email', 'send_email is off: nobody gets mail about a request')] : []),
    ...(config.r2_buckets.some(({ binding }) => binding === 'BACKUPS')
      ? []
      : [setting('"BACKUPS"', 'the bucket BACKUPS is off: nothing is backed up')]),
    ...Object.entries(config.vars).flatMap(([name, value]) => {
      if (/_(TOKEN|SECRET)$/.test(name))
        return [setting(name, `${name} is a secret: set a new one with npx wrangler secret put`)];
      return String(value).includes('your-domain.com') ? [setting(name, `${name} is still the example's`)] : [];
    }),
    ...Object.entries(secrets)
      .filter(([name]) => !config.secrets.required.includes(name))
      .map(([name, without]) => setting('required =', `[secrets] doesn't require ${name}: without it, ${without}`)),
    ...(environment.TURNSTILE_SITE_KEY
      ? []
      : [
          setting(
            'required =',
            config.secrets.required.includes('TURNSTILE_SECRET')
              ? "TURNSTILE_SITE_KEY isn't set in the environment, but the Worker has TURNSTILE_SECRET: requests are stored as unchecked"
              : "TURNSTILE_SITE_KEY isn't set in the environment: the form has no Turnstile",
          ),
        ]),
  ];
}

function findSiteUrl(url: string | undefined): Finding[] {
  const file = 'content/facts.yaml';
  const finding = (what: string) => [{ file, line: lineOf(file, 'siteUrl:'), what }];
  if (!url) return finding("SITE_URL isn't set in the environment: canonical URLs use an example domain");
  return isRealDomain(url) ? [] : finding(`SITE_URL is ${url}, not the https URL of a real domain`);
}
