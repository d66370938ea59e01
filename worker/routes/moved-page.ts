import type { Context } from 'hono';
import { toEnglishPath } from '../../schema/language.ts';
import type { AppEnv } from '../env.ts';

/** No page's address is longer. */
const longest = 200;

/** Leads to the page that an address means whose only fault is capitals, or a slash, `.html` or punctuation at its end. Null if there is none. */
export async function findMovedPage(c: Context<AppEnv>): Promise<Response | null> {
  const { pathname, search } = new URL(c.req.url);
  const page = ['GET', 'HEAD'].includes(c.req.method) ? meantPath(pathname) : null;
  if (page === null || page === pathname || toEnglishPath(page) === '/404') return null;
  const { ok, headers } = await c.env.ASSETS.fetch(new URL(page, c.req.url), { method: 'HEAD' });
  return ok && headers.get('Content-Type')?.startsWith('text/html') ? c.redirect(page + search, 308) : null;
}

/** '/cities/austin' for '/Cities/Austin.html).'. Null unless it's made like a page's address, so it never leads to another host. */
function meantPath(pathname: string): string | null {
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
