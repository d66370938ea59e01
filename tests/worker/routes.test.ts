import { beforeAll, expect, test } from 'vitest';
import { ordinary, sharedSite } from '../support/site/shared.ts';
import { token } from '../support/site/start.ts';
import { sendAsVisitor } from '../support/site/visitor.ts';

const site = await sharedSite(ordinary, beforeAll);
/** Without middleware, which is registered for all methods. */
const routes = (await site.routes()).filter(({ method }) => method !== 'ALL');

/** Everything else asks for a sign-in, or for the secret of a link, without which it isn't there. */
const isOpen = ({ method, path }: { method: string; path: string }) =>
  [
    'POST /api/contact',
    'POST /api/session',
    'GET /api/session',
    'POST /api/newsletter',
    'POST /api/page-view',
    'GET /api/health',
  ].includes(`${method} ${path}`);

/** With what each parameter takes. */
const addressOf = (path: string) =>
  site.url(
    path
      .replace(/:id\b(?:\{[^}]*\})?/, '01a1fae1-1e6a-7d36-bcef-2c452a9338a6')
      .replace(/:about\b(?:\{[^}]*\})?/, '1')
      .replace(/:name\b(?:\{(?:[^{}]|\{\d+\})*\})?/, 'a'.repeat(32))
      .replace(/:feed\b(?:\{(?:[^{}]|\{\d+\})*\})?/, 'a'.repeat(16))
      .replace(/:file\b(?:\{(?:[^{}]|\{\d+\})*\})?/, `${'a'.repeat(32)}.ics`),
  );

test('a route that is not open to everybody answers 401, or 404 where a link opens it', async () => {
  for (const { method, path } of routes) {
    const { status } = await site.fetch(addressOf(path), { method });
    if (isOpen({ method, path })) expect([401, 404, 405], `${method} ${path}`).not.toContain(status);
    else expect([401, 404], `${method} ${path}`).toContain(status);
  }
});

test('any other method gets a 405 that lists the methods of the address', async () => {
  const { fragment } = await sendAsVisitor(site);
  for (const path of new Set(routes.map((route) => route.path))) {
    const methods = routes.flatMap((route) => (route.path === path ? [route.method] : []));
    const method = methods.includes('PUT') ? 'PATCH' : 'PUT';
    const Authorization = `Bearer ${/^\/api\/request(?:\/|$)/.test(path) ? fragment : token}`;
    const response = await site.fetch(addressOf(path), { method, headers: { Authorization } });
    const allowed = (response.headers.get('Allow') ?? '').split(', ').filter((name) => name !== 'HEAD');
    expect([path, response.status, allowed.sort()]).toEqual([path, 405, [...new Set(methods)].sort()]);
  }
});
