import { parse } from 'node-html-parser';
import { afterEach, expect, test, vi } from 'vitest';
import { data as contactData } from '#pages/contact/+data.ts';
import { data as privacyData } from '#pages/privacy/+data.ts';
import { contentSecurityPolicy } from '#renderer/csp.ts';
import { headSchema } from '#schema/content/page.ts';
import { at } from '../../support/at.ts';

afterEach(() => vi.unstubAllEnvs());

const data = () => contactData(at('/contact'));

/** The contact page's policy, by directive. */
function policy() {
  const { origins } = headSchema.parse(data().head);
  const meta = parse(contentSecurityPolicy({ styles: ['a{}'], scripts: [], origins })).querySelector('meta');
  return new Map((meta?.getAttribute('content') ?? '').split('; ').map((directive) => [directive.split(' ')[0], directive]));
}

test('without a site key, the contact page neither allows nor mentions Turnstile', () => {
  vi.stubEnv('TURNSTILE_SITE_KEY', '');
  expect(data().form.siteKey).toBeNull();
  expect(policy().get('script-src')).toBe("script-src 'self'");
  expect(policy().has('frame-src')).toBe(false);
  expect(privacyData(at('/privacy')).head.description).toContain('no third-party scripts');
});

test("with a site key, the contact page's policy allows scripts and frames from Turnstile and nowhere else", () => {
  vi.stubEnv('TURNSTILE_SITE_KEY', '0x4AAAAAAADnPIDROrmt1Wwj');
  expect(data().form.siteKey).toBe('0x4AAAAAAADnPIDROrmt1Wwj');
  const directives = policy();
  expect(directives.get('script-src')).toBe("script-src 'self' https://challenges.cloudflare.com");
  expect(directives.get('frame-src')).toBe('frame-src https://challenges.cloudflare.com');
  expect([...directives.values()].filter((directive) => directive.includes('cloudflare'))).toHaveLength(2);
  expect(directives.get('default-src')).toBe("default-src 'none'");
  expect(privacyData(at('/privacy')).head.description).not.toContain('no third-party scripts');
});
