/** Looking after the desk: `npm run desk` calls these. */
import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { AppEnv } from '../env.ts';
import { requireSignIn } from '../http/authorize.ts';
import { ProblemError } from '../http/problem.ts';
import { limitBodyTo, requireType, validateQuery } from '../http/validate.ts';
import { exportLines, newestBackup } from '../store/backup.ts';
import { openDesk } from '../store/open-desk.ts';
import { rebuildPage } from '../store/reconcile.ts';
import { streamText } from '../stream-text.ts';

const ndjson = 'application/x-ndjson';
/** More than the longest line of an export, a request with 200 long notes. */
const maxImportBytes = 4 * 1024 * 1024;

export const desk = new Hono<AppEnv>();
desk.use(requireSignIn);

desk.post('/rebuild', validateQuery(z.object({ cursor: z.optional(z.string().check(z.maxLength(2000))) })), async (c) =>
  c.json(await rebuildPage(c.env, c.req.valid('query').cursor || null)),
);

desk.post('/example', async (c) => {
  if (!['localhost', '127.0.0.1', '[::1]'].includes(new URL(c.req.url).hostname)) {
    throw new ProblemError(403, 'Examples belong on your own computer only.');
  }
  if (!(await openDesk(c.env).upkeep.beginExample())) throw new ProblemError(409, 'This desk has requests already.');
  return c.body(null, 204);
});

desk.get('/export', async (c) => {
  return c.body(await streamText(exportLines(c.env)), 200, {
    'Content-Type': ndjson,
    'Content-Disposition': `attachment; filename="desk-${new Date().toISOString().slice(0, 10)}.ndjson"`,
  });
});

desk.get('/backup', async (c) => {
  const backup = await newestBackup(c.env);
  if (!backup) throw new ProblemError(404, 'There is no backup.');
  return c.body(backup.body, 200, { 'Content-Type': 'application/gzip', 'Last-Modified': backup.uploaded.toUTCString() });
});

desk.post('/accept-loss', async (c) => c.json({ lost: await openDesk(c.env).upkeep.acceptLoss() }));

desk.post(
  '/import',
  limitBodyTo(maxImportBytes, () => {
    throw new ProblemError(413, 'The body can be at most 4 MiB long.');
  }),
  async (c) => {
    requireType(c, ndjson);
    const lines = (await c.req.text()).split('\n').filter((line) => line.trim() !== '');
    const result = await openDesk(c.env).upkeep.importLines(lines);
    return c.json(result);
  },
);
