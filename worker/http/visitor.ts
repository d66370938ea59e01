/** Checks links to visitors' own pages (docs/decisions/0021-visitor-links.md). */

import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { parseFragment } from '#schema/api/visitor.ts';
import { visitorProblems } from '#schema/api/visitor-problems.ts';
import type { AppEnv, OpenLink } from '../env.ts';
import { sha256Hex } from '../sha256.ts';
import type { LinkCheck } from '../store/desk/visitor-pages.ts';
import { openDesk, unlessUnreachable } from '../store/open-desk.ts';
import { insertQueued } from '../store/queued.ts';
import { withTimeout } from '../with-timeout.ts';
import { bearerToken } from './authorize.ts';
import { outage, ProblemError } from './problem.ts';

/** Sets `visitor`: the request that the link opens. */
export const requireLink = createMiddleware<AppEnv>(async (c, next) => {
  const link = parseFragment(bearerToken(c));
  if (!link) throw noSuchLink();
  c.set('visitor', await openLink(c, link.id, await sha256Hex(link.secret)));
  await next();
});

/** Wrong links, revoked links and links to erased requests all get the same response, so it gives nothing away. */
export function noSuchLink(): ProblemError {
  return new ProblemError(404, visitorProblems.noLink);
}

async function openLink(c: Context<AppEnv>, id: string, hash: string): Promise<OpenLink> {
  const { visitors } = openDesk(c.env);
  const check = () => unlessUnreachable(() => withTimeout<LinkCheck>(c.env, visitors.checkLink(id, hash)), id);
  let checked = await check();
  if (checked?.outcome === 'unknown') {
    // The desk may be back, and the schedule not have inserted the request yet.
    await insertQueued(c.env, id);
    checked = await check();
  }
  if (!checked) throw outage();
  if (checked.outcome !== 'open') throw noSuchLink();
  return { id, madeBy: checked.madeBy, way: checked.way };
}
