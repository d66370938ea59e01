/** Looking after the desk: `npm run desk` calls these. */
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as z from 'zod/mini';
import type { AppEnv } from '../env.ts';
import { requireSignIn } from '../http/authorize.ts';
import { emptyResponse, jsonResponse, problems, security } from '../http/describe.ts';
import { ProblemError } from '../http/problem.ts';
import { limitBodyTo, requireType, validateQuery } from '../http/validate.ts';
import { exportStream, newestBackup } from '../store/backup.ts';
import { openDesk } from '../store/open-desk.ts';
import { rebuildPage } from '../store/reconcile.ts';

const ndjson = 'application/x-ndjson';
/** More than the longest line of an export, a request with 200 long notes. */
const maxImportBytes = 4 * 1024 * 1024;

const rebuildSchema = z.object({ read: z.int(), inserted: z.int(), cursor: z.nullable(z.string()) });

export const desk = new Hono<AppEnv>();
desk.use(requireSignIn);

desk.post(
  '/rebuild',
  describeRoute({
    summary: 'Inserts a page of what KV holds and the desk does not',
    description:
      'Call it with the cursor it returns until that is null. Nobody is notified again, and nothing that was erased comes back.',
    security,
    responses: {
      200: jsonResponse('How many requests KV has on this page, and how many were inserted', rebuildSchema),
      ...problems(400, 401, 403, 503),
    },
  }),
  validateQuery(z.object({ cursor: z.optional(z.string().check(z.maxLength(2000))) })),
  async (c) => c.json(await rebuildPage(c.env, c.req.valid('query').cursor || null)),
);

desk.post(
  '/example',
  describeRoute({
    summary: 'Marks an empty desk as one that is filled with examples',
    description: 'Works on this computer only. What such a desk publishes says that it is an example.',
    security,
    responses: { 204: emptyResponse('Marked'), ...problems(401, 403, 409, 503) },
  }),
  async (c) => {
    if (!['localhost', '127.0.0.1', '[::1]'].includes(new URL(c.req.url).hostname)) {
      throw new ProblemError(403, 'Examples belong on your own computer only.');
    }
    if (!(await openDesk(c.env).proof.beginExample())) throw new ProblemError(409, 'This desk has requests already.');
    return c.body(null, 204);
  },
);

desk.get(
  '/export',
  describeRoute({
    summary: 'Exports everything the desk holds',
    security,
    responses: { 200: { description: 'A line of JSON each', content: { [ndjson]: {} } }, ...problems(401, 503) },
  }),
  async (c) => {
    const stream = await exportStream(c.env);
    return c.body(stream, 200, {
      'Content-Type': ndjson,
      'Content-Disposition': `attachment; filename="desk-${new Date().toISOString().slice(0, 10)}.ndjson"`,
    });
  },
);

desk.get(
  '/backup',
  describeRoute({
    summary: 'The newest nightly backup',
    security,
    responses: { 200: { description: 'An export, gzipped', content: { 'application/gzip': {} } }, ...problems(401, 404, 503) },
  }),
  async (c) => {
    const backup = await newestBackup(c.env);
    if (!backup) throw new ProblemError(404, 'There is no backup.');
    return c.body(backup.body, 200, { 'Content-Type': 'application/gzip', 'Last-Modified': backup.uploaded.toUTCString() });
  },
);

desk.post(
  '/accept-loss',
  describeRoute({
    summary: 'Publishes again without the jobs and reviews that no backup has',
    description:
      'A lost desk publishes nothing until all that it had published is back. A backup that has the rest still brings it back later.',
    security,
    responses: { 200: jsonResponse('How many those are', z.object({ lost: z.int() })), ...problems(401, 403, 503) },
  }),
  async (c) => c.json({ lost: await openDesk(c.env).upkeep.acceptLoss() }),
);

desk.post(
  '/import',
  describeRoute({
    summary: 'Imports lines of an export',
    description:
      'At most 4 MiB a call. What was erased stays erased, and what somebody has worked on stays as it is. A line that cannot be read doesn’t stop the others.',
    security,
    requestBody: { required: true, content: { [ndjson]: { schema: { type: 'string' } } } },
    responses: {
      200: jsonResponse(
        'How many lines were new, and the numbers of those that could not be read',
        z.object({ added: z.int(), skipped: z.int(), unreadable: z.array(z.int()) }),
      ),
      ...problems(400, 401, 403, 413, 415, 503),
    },
  }),
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
