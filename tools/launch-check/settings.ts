/** What wrangler.toml and the environment of the build leave as in a trial. */
import type { Finding, Sources } from './finding.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

const file = 'wrangler.toml';

/** Secrets that must be set before going live, and what is missing without them. */
const secrets = {
  REQUESTS_TOKEN: 'without it nobody can read the requests',
  TURNSTILE_SECRET: 'without it Turnstile does not check who sends the form',
};
const allSecrets = [...Object.keys(secrets), 'NOTIFY_WEBHOOK_SECRET', 'GA4_API_SECRET'];

export function settings(sources: Sources, environment: Environment): Finding[] {
  const lines = (sources.get(file) ?? '').split('\n');
  const at = (pattern: RegExp) => lines.findIndex((line) => pattern.test(line)) + 1;
  const finding = (line: number, what: string): Finding => ({ group: 'setting', file, line: Math.max(line, 1), what });
  const unless = (set: RegExp, place: RegExp, what: string) => (at(set) > 0 ? [] : [finding(at(place), what)]);
  const required = /^required *= *\[(.*)\]/.exec(lines.find((line) => /^required *=/.test(line)) ?? '')?.[1] ?? '';
  const business = (sources.get('content/business.ts') ?? '').split('\n');
  return [
    ...siteUrl(environment.SITE_URL, business.findIndex((line) => /^ *siteUrl:/.test(line)) + 1),
    ...(at(/^id *= *"(?!local-)/) > 0 ? [] : [finding(at(/^id *=/), 'the id of the KV namespace is one for local use')]),
    ...unless(
      /^\[\[analytics_engine_datasets\]\]/,
      /analytics_engine_datasets/,
      'Analytics Engine is off: page views are not counted',
    ),
    ...unless(/^\[\[send_email\]\]/, /send_email/, 'send_email is off: no mail tells of a request'),
    ...lines.flatMap((line, index) =>
      /^NOTIFY_MAIL_\w+ *=.*your-domain\.com/.test(line)
        ? [finding(index + 1, 'the mail addresses are those of the example')]
        : [],
    ),
    ...Object.entries(secrets).flatMap(([name, without]) =>
      required.includes(`"${name}"`) ? [] : [finding(at(/^#? ?required *=/), `[secrets] does not require ${name}: ${without}`)],
    ),
    ...lines.flatMap((line, index) =>
      allSecrets.some((name) => new RegExp(`^${name} *=`).test(line))
        ? [finding(index + 1, 'a secret stands in the file: use `npx wrangler secret put` and a new one')]
        : [],
    ),
    ...(environment.TURNSTILE_SITE_KEY
      ? []
      : [finding(at(/^#? ?required *=/), 'TURNSTILE_SITE_KEY is not set: the form shows no Turnstile')]),
  ];
}

function siteUrl(url: string | undefined, line: number): Finding[] {
  const place = { group: 'setting', file: 'content/business.ts', line: Math.max(line, 1) };
  if (!url) return [{ ...place, what: 'SITE_URL is not set: canonical addresses name a domain of the example' }];
  const isReal = url.startsWith('https://') && !/\.example\/?$|localhost|your-domain/.test(url);
  return isReal ? [] : [{ ...place, what: `SITE_URL is ${url}, not the https address of a real domain` }];
}
