/** Finds the settings that wrangler.toml and the build's environment don't have yet. */

import { parse } from 'smol-toml';
import { z } from 'zod';
import { isRealDomain } from '#site/business.ts';
import { contentFolder } from '#site/read/folder.ts';
import { lineWith, type WeighedFinding, type Weight } from './finding.ts';

/** What happens without each setting, be it a binding, a variable or a secret. */
const settings: [name: string, weight: Weight, without: string][] = [
  ['REQUESTS_TOKEN', 'needed', 'nobody can read the requests (a secret; list it in [secrets] once it has a value)'],
  ['BACKUPS', 'recommended', 'nothing is backed up (an R2 bucket)'],
  ['MAIL', 'recommended', 'nobody gets mail about a request (a send_email binding)'],
  ['NOTIFY_MAIL_FROM', 'recommended', 'mail about requests has no sender'],
  ['NOTIFY_MAIL_TO', 'recommended', 'mail about requests goes to nobody'],
  ['REPLY_MAIL_FROM', 'recommended', 'replies open in a mail program instead of going out from the inbox'],
  ['GITHUB_REPOSITORY', 'recommended', "/edit can't save (owner/name, when you build outside GitHub's own CI)"],
  ['PAGE_VIEWS', 'optional', "page views aren't counted (Analytics Engine)"],
];

/** Settings that are set together or not at all. */
const pairs = [
  { names: ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET'], without: 'the form has no Turnstile against spam' },
  { names: ['ACCESS_TEAM', 'ACCESS_AUD'], without: 'Cloudflare Access signs nobody in to the inbox' },
  { names: ['NOTIFY_WEBHOOK_URL', 'NOTIFY_WEBHOOK_SECRET'], without: 'requests are posted nowhere else' },
  { names: ['GA4_MEASUREMENT_ID', 'GA4_API_SECRET'], without: 'page views go to no Google Analytics' },
];

const ofEnvironment = ['GITHUB_REPOSITORY', 'TURNSTILE_SITE_KEY'];

const bindings = z.array(z.object({ binding: z.string() })).default([]);
const routeSchema = z.union([z.string(), z.object({ pattern: z.string() }).transform(({ pattern }) => pattern)]);
const configSchema = z.object({
  route: routeSchema.optional(),
  routes: z.array(routeSchema).default([]),
  kv_namespaces: z.array(z.object({ binding: z.string(), id: z.string() })).default([]),
  analytics_engine_datasets: bindings,
  send_email: z.array(z.object({ name: z.string() })).default([]),
  r2_buckets: bindings,
  vars: z.record(z.string(), z.unknown()).default({}),
  secrets: z.object({ required: z.array(z.string()) }).default({ required: [] }),
});
type Config = z.infer<typeof configSchema>;

/** `toml` is the text of wrangler.toml. */
export function findSettings(toml: string, environment: Readonly<Record<string, string | undefined>>): WeighedFinding[] {
  const config = configSchema.parse(parse(toml));
  const names = new Set([
    ...[...config.r2_buckets, ...config.analytics_engine_datasets].map(({ binding }) => binding),
    ...config.send_email.map(({ name }) => name),
    ...Object.keys(config.vars).filter((name) => config.vars[name]),
    ...config.secrets.required,
    ...ofEnvironment.filter((name) => environment[name]),
  ]);
  const lacks = (name: string) => !names.has(name);
  const lines = toml.split('\n');
  /** A setting that's off may be a comment in the file, and one of the environment is in the README. */
  const at = (near: string, weight: Weight, what: string): WeighedFinding => {
    const index = lines.findIndex((line) => line.includes(near));
    const place =
      index >= 0 ? { file: 'wrangler.toml', line: index + 1 } : { file: 'README.md', line: lineWith('README.md', near) };
    return { ...place, weight, what };
  };
  const hasKv = config.kv_namespaces.some(({ binding, id }) => binding === 'REQUESTS' && !id.startsWith('local-'));
  return [
    ...findSiteUrl(environment.SITE_URL),
    ...findAddress(config, environment.SITE_URL).map((what) => at('routes', 'needed', what)),
    ...(hasKv
      ? []
      : [
          at(
            'REQUESTS',
            'needed',
            'the KV namespace REQUESTS has no id of yours: put in the one that npx wrangler kv namespace create REQUESTS prints',
          ),
        ]),
    ...Object.entries(config.vars).flatMap(([name, value]) => {
      if (/_(TOKEN|SECRET)$/.test(name))
        return [at(name, 'needed', `${name} is a secret: set a new one with npx wrangler secret put`)];
      return String(value).includes('your-domain.com') ? [at(name, 'needed', `${name} is still the example's`)] : [];
    }),
    ...settings
      .filter(([name]) => lacks(name))
      .map(([name, weight, without]) => at(name, weight, `${name} isn't set: ${without}`)),
    ...pairs.flatMap(({ names: [one = '', other = ''], without }) => {
      if (lacks(one) && lacks(other)) return [at(one, 'optional', `${one} and ${other} aren't set: ${without}`)];
      const [missing, present] = lacks(one) ? [one, other] : [other, one];
      return lacks(missing) ? [at(missing, 'needed', `${missing} isn't set, and ${present} doesn't work without it`)] : [];
    }),
  ];
}

function findSiteUrl(url = ''): WeighedFinding[] {
  if (isRealDomain(url)) return [];
  const file = `${contentFolder}/facts.yaml`;
  const what = url
    ? `SITE_URL is ${url}, not the https address of a domain of yours`
    : "SITE_URL isn't set: pages would give an example's domain as their address (set it when you build)";
  return [{ file, line: lineWith(file, 'siteUrl:'), weight: 'needed', what }];
}

/** Why nobody could open the site at its address after a deployment. On workers.dev, search engines leave it alone. */
function findAddress({ route, routes }: Config, siteUrl = ''): string[] {
  const hosts = [...routes, ...(route ? [route] : [])].map((pattern) => pattern.replace(/^https?:\/\//, '').replace(/\/.*$/, ''));
  if (hosts.length === 0) return ["no route is set: the site wouldn't have an address (put your domain here)"];
  const examples = hosts.filter((host) => !isRealDomain(`https://${host}`));
  if (examples.length > 0) return [`the route ${examples.join(', ')} is still an example's: the site wouldn't have an address`];
  if (!isRealDomain(siteUrl)) return [];
  const { host } = new URL(siteUrl);
  const isServed = hosts.some((each) => (each.startsWith('*') ? host.endsWith(each.slice(1)) : host === each));
  return isServed ? [] : [`no route is for ${host}, the host of SITE_URL: its addresses wouldn't open`];
}
