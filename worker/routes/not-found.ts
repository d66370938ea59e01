import type { Context } from 'hono';
import { languageOf, pathIn, toEnglishPath } from '#schema/rules/language.ts';
import type { AppEnv } from '../env.ts';

/** No page's address is longer. */
const longest = 200;

/** Leads to the page that the address means, or shows the built 404 page in the address's language, with its own status. */
export async function movedOrNotFound(c: Context<AppEnv>): Promise<Response> {
  const moved = await findMovedPage(c);
  if (moved) return moved;
  const page = await c.env.ASSETS.fetch(new URL(pathIn(languageOf(c.req.path), '/404'), c.req.url));
  if (!page.ok) return c.text('404 Page Not Found', 404);
  const headers = new Headers(page.headers);
  headers.delete('ETag');
  headers.set('Cache-Control', 'no-cache');
  return new Response(c.req.method === 'HEAD' ? null : page.body, { status: 404, headers });
}

/** For an address whose only fault is capitals, or a slash, `.html` or punctuation at its end. Null if it means no page. */
async function findMovedPage(c: Context<AppEnv>): Promise<Response | null> {
  const { pathname, search } = new URL(c.req.url);
  const page = ['GET', 'HEAD'].includes(c.req.method) ? intendedPath(pathname) : null;
  if (page === null || page === pathname || toEnglishPath(page) === '/404') return null;
  const { ok, headers } = await c.env.ASSETS.fetch(new URL(page, c.req.url), { method: 'HEAD' });
  return ok && headers.get('Content-Type')?.startsWith('text/html') ? c.redirect(page + search, 308) : null;
}

/** '/cities/austin' for '/Cities/Austin.html).'. Null unless it's made like a page's address, so it never leads to another host. */
function intendedPath(pathname: string): string | null {
  if (pathname.length > longest || /%(?:2f|5c)/i.test(pathname)) return null;
  const path = decode(pathname)
    ?.toLowerCase()
    .replace(/(?:\.html|[/>\p{P}])+$/u, '')
    .replace(/^\/index$/, '');
  return path !== undefined && /^(?:\/[a-z0-9-]+)*$/.test(path) ? path || '/' : null;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
