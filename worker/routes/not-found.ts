import type { Context } from 'hono';
import { languageOf, pathIn } from '../../schema/language.ts';
import type { AppEnv } from '../env.ts';

/** The built 404 page in the address's language, with its own status. */
export async function notFoundPage(c: Context<AppEnv>): Promise<Response> {
  const page = await c.env.ASSETS.fetch(new URL(pathIn(languageOf(c.req.path), '/404'), c.req.url));
  if (!page.ok) return c.text('404 Page Not Found', 404);
  const headers = new Headers(page.headers);
  headers.delete('ETag');
  headers.set('Cache-Control', 'no-cache');
  return new Response(c.req.method === 'HEAD' ? null : page.body, { status: 404, headers });
}
