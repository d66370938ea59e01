/** Checks links to visitors' own pages (docs/decisions/0021-visitor-links.md). */

import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { parseFragment } from '../../schema/visitor.ts';
import { visitorProblems } from '../../schema/visitor-problems.ts';
import type { AppEnv, OpenLink } from '../env.ts';
import { sha256Hex } from '../sha256.ts';
import type { LinkCheck } from '../store/desk/visitor-pages.ts';
import { findIntake } from '../store/intake.ts';
import { openDesk, unlessUnreachable } from '../store/open-desk.ts';
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

/** Answers 503 while the desk is out of reach, for routes that need it. */
export const requireDesk = createMiddleware<AppEnv>(async (c, next) => {
  if (c.get('visitor').intake !== null) throw outage();
  await next();
});

/** Wrong links, revoked links and links to erased requests all get the same response, so it gives nothing away. */
export function noSuchLink(): ProblemError {
  return new ProblemError(404, visitorProblems.noLink);
}

async function openLink(c: Context<AppEnv>, id: string, hash: string): Promise<OpenLink> {
  const desk = openDesk(c.env);
  const check = await unlessUnreachable(() => withTimeout<LinkCheck>(c.env, desk.visitors.checkLink(id, hash)), id);
  if (check?.outcome === 'open') return { id, madeBy: check.madeBy, intake: null };
  if (check?.outcome === 'wrong') throw noSuchLink();
  const stored = await findIntake(c.env.REQUESTS, id);
  if (stored?.intake.linkHash !== hash) {
    // Only the desk knows links made later, and requests that KV doesn't have yet.
    throw check ? noSuchLink() : outage();
  }
  if (!check) return { id, madeBy: null, intake: stored.intake };
  // The desk is back, but the schedule hasn't inserted the request yet.
  await desk.upkeep.insertFound([{ id, value: stored.value, origin: new URL(c.req.url).origin }], { isNew: true });
  return { id, madeBy: null, intake: null };
}
