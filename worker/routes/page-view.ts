/** Counts the pages that visitors see. */
import { type Context, Hono } from 'hono';
import { type PageView, pageViewSchema } from '#schema/api/page-view.ts';
import type { AppEnv, Env } from '../env.ts';
import { limitCalls } from '../http/limit.ts';
import { limitBody, mediaType, validateJson } from '../http/validate.ts';

export const pageView = new Hono<AppEnv>();

pageView.post(
  '/',
  limitBody,
  limitCalls('PAGE_VIEW_LIMIT'),
  async (c, next) => {
    // navigator.sendBeacon sends its JSON as text/plain.
    if (mediaType(c) === 'text/plain')
      c.req.raw = new Request(c.req.raw, { headers: { ...c.req.header(), 'content-type': 'application/json' } });
    await next();
  },
  validateJson(pageViewSchema),
  (c) => {
    // Global Privacy Control: the visitor has asked not to be counted.
    if (c.req.header('Sec-GPC') !== '1') count(c, c.req.valid('json'));
    return c.body(null, 204);
  },
);

function count(c: Context<AppEnv>, view: PageView): void {
  try {
    // An index can be 96 bytes long.
    const index = new TextDecoder().decode(new TextEncoder().encode(view.page_path).subarray(0, 93));
    c.env.PAGE_VIEWS?.writeDataPoint({ indexes: [index], blobs: [view.page_path, view.page_title, view.page_location] });
  } catch {
    console.warn(JSON.stringify({ event: 'page_view_not_counted' }));
  }
  c.executionCtx.waitUntil(forward(c.env, view));
}

/** Sends it to Google Analytics. Each view gets an id of its own, so no one is followed from page to page. */
async function forward({ GA4_MEASUREMENT_ID: id, GA4_API_SECRET: secret }: Env, view: PageView): Promise<void> {
  if (!id || !secret) return;
  const query = new URLSearchParams({ measurement_id: id, api_secret: secret });
  const body = JSON.stringify({ client_id: crypto.randomUUID(), events: [{ name: 'page_view', params: view }] });
  await fetch(`https://www.google-analytics.com/mp/collect?${query}`, { method: 'POST', body, signal: AbortSignal.timeout(5000) })
    .then((answer) => answer.body?.cancel())
    .catch(() => console.warn(JSON.stringify({ event: 'page_view_not_forwarded' })));
}
