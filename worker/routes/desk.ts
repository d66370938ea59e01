/** Looking after the desk: `npm run desk` calls these, with the token. A session isn't enough, because they can undo what everybody did. */
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as z from 'zod/mini';
import type { AppEnv } from '../env.ts';
import { requireSignIn } from '../http/authorize.ts';
import { outage, ProblemError } from '../http/problem.ts';
import { limitBody, validateJson, validateQuery } from '../http/validate.ts';
import { listDumps, openDump } from '../store/dumps.ts';
import { openDesk } from '../store/open-desk.ts';
import { fillFromKv, finishRestore, loadDump, readClosed } from '../store/recovery.ts';
import { dumpRetentionMs } from '../store/retention.ts';

export const desk = new Hono<AppEnv>();

desk.use(
  createMiddleware<AppEnv>(async (c, next) => {
    if (c.req.header('Authorization') === undefined)
      throw new ProblemError(401, 'Send the token as "Authorization: Bearer <token>".');
    await next();
  }),
  requireSignIn,
);

desk.get('/dumps', async (c) => c.json({ dumps: await listDumps(c.env) }));

/** Says what a restore would lose. Nothing changes yet. */
desk.post('/restore', limitBody, validateJson(z.strictObject({ dump: z.string() })), async (c) => {
  const dump = await openDump(c.env, c.req.valid('json').dump);
  if (!dump) throw new ProblemError(404, 'There is no such dump.');
  if (dump.uploaded.getTime() < Date.now() - dumpRetentionMs) {
    throw new ProblemError(409, 'This dump is more than 30 days old, so nobody knows who was erased since.');
  }
  const loaded = await loadDump(
    c.env,
    dump.body.pipeThrough(new DecompressionStream('gzip')).pipeThrough(new TextDecoderStream()),
  );
  if ('problem' in loaded) throw new ProblemError(422, loaded.problem);
  return c.json(loaded);
});

desk.post('/restore/finish', async (c) => {
  if (!(await finishRestore(c.env))) throw new ProblemError(409, 'No dump is loaded, or not all of one. Start again.');
  return c.body(null, 204);
});

desk.post('/fill', validateQuery(z.object({ cursor: z.optional(z.string().check(z.maxLength(2000))) })), async (c) =>
  c.json(await fillFromKv(c.env, c.req.valid('query').cursor || null)),
);

desk.get('/bookmark', async (c) => c.json(await orExplain(openDesk(c.env).rewind.bookmark())));

const rewindSchema = z.union([z.strictObject({ to: z.iso.datetime() }), z.strictObject({ bookmark: z.string() })]);

desk.post('/rewind', limitBody, validateJson(rewindSchema), async (c) => {
  const closed = await readClosed(c.env);
  const rewound = await orExplain(openDesk(c.env).rewind.start(c.req.valid('json')));
  // The desk starts again, with what it held then.
  await scheduler.wait(1000);
  await openDesk(c.env).restore.closeAgain(closed);
  return c.json(rewound);
});

/** Only the deployed platform keeps a history. */
async function orExplain<Value extends object>(call: Promise<Value | null>): Promise<Value> {
  const value = await call;
  if (value === null) throw outage('Only a deployed desk can be rewound, and at most 30 days.');
  return value;
}
