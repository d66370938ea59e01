/** POST /api/page-view: counts a page that was shown. navigator.sendBeacon sends its JSON as text/plain. */
import { type Context, Hono } from 'hono';
import { type PageView, pageViewSchema } from '../../schema/page-view.ts';
import type { AppEnv, Env } from '../env.ts';
import { limitedBody, readJson } from '../http/json-body.ts';
import { limitPeriod, withinLimit } from '../http/limit.ts';
import { problem } from '../http/problem.ts';

export const pageView = new Hono<AppEnv>();

pageView.post('/', limitedBody, async (c) => {
  if (!(await withinLimit(c, 'PAGE_VIEW_LIMIT'))) {
    return problem(c, 429, { detail: 'Too many page views from this address.', headers: { 'Retry-After': limitPeriod } });
  }
  const body = await readJson(c, pageViewSchema, ['application/json', 'text/plain']);
  if (!body.ok) return body.response;
  // Global Privacy Control: the visitor has asked not to be counted.
  if (c.req.header('Sec-GPC') !== '1') count(c, body.value);
  return c.body(null, 204);
});

pageView.all('/', (c) => problem(c, 405, { detail: 'Page views are sent with POST.', headers: { Allow: 'POST' } }));

function count(c: Context<AppEnv>, view: PageView): void {
  try {
    // An index may be 96 bytes long.
    const index = new TextDecoder().decode(new TextEncoder().encode(view.page_path).subarray(0, 93));
    c.env.PAGE_VIEWS?.writeDataPoint({ indexes: [index], blobs: [view.page_path, view.page_title, view.page_location] });
  } catch {
    console.warn(JSON.stringify({ event: 'page_view_not_counted' }));
  }
  c.executionCtx.waitUntil(forward(c.env, view));
}

/** To Google Analytics by Measurement Protocol. Every view has an id of its own: nobody is followed from page to page. */
async function forward({ GA4_MEASUREMENT_ID: id, GA4_API_SECRET: secret }: Env, view: PageView): Promise<void> {
  if (!id || !secret) return;
  const query = new URLSearchParams({ measurement_id: id, api_secret: secret });
  const body = JSON.stringify({ client_id: crypto.randomUUID(), events: [{ name: 'page_view', params: view }] });
  await fetch(`https://www.google-analytics.com/mp/collect?${query}`, { method: 'POST', body, signal: AbortSignal.timeout(5000) })
    .then((answer) => answer.body?.cancel())
    .catch(() => console.warn(JSON.stringify({ event: 'page_view_not_forwarded' })));
}
