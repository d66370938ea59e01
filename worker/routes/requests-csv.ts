/** GET /api/requests.csv: every request of a filter, streamed. */
import { Hono } from 'hono';
import { requestQuerySchema } from '../../schema/inbox.ts';
import { type StoredRequest, stateOf } from '../../schema/stored-request.ts';
import type { AppEnv } from '../env.ts';
import { requireSignIn } from '../http/authorize.ts';
import { byteOrderMark, csvLine } from '../http/csv.ts';
import { problem } from '../http/problem.ts';
import { planText } from '../notify/plan-text.ts';
import { readRequests } from '../store/list.ts';

const columns = {
  id: ({ id }) => id,
  receivedAt: ({ receivedAt }) => receivedAt,
  status: (request) => stateOf(request).status,
  fullName: ({ fullName }) => fullName,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  zipCode: ({ zipCode }) => zipCode,
  serviceNeeded: ({ serviceNeeded }) => serviceNeeded,
  projectDetails: ({ projectDetails }) => projectDetails,
  spamReason: (request) => stateOf(request).spamReason ?? '',
  notes: (request) =>
    stateOf(request)
      .notes.map(({ at, text }) => `${at} ${text}`)
      .join('\n'),
  plan: ({ plan }, origin) => (plan ? planText(plan, origin) : ''),
} satisfies Record<string, (request: StoredRequest, origin: string) => string>;

export const requestsCsv = new Hono<AppEnv>();
requestsCsv.use(requireSignIn());

requestsCsv.get('/', async (c) => {
  const query = requestQuerySchema.safeParse({ status: c.req.query('status') || undefined, q: c.req.query('q') });
  if (!query.success) return problem(c, 400, { detail: query.error.issues[0]?.message ?? 'This filter is not understood.' });
  const portions = readRequests(c.env.REQUESTS, query.data);
  try {
    // Read before the answer begins, so that a store that does not answer is still a 503.
    const first = await portions.next();
    return c.body(csv(first, portions, new URL(c.req.url).origin), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="requests-${new Date().toISOString().slice(0, 10)}.csv"`,
    });
  } catch {
    return problem(c, 503, { detail: 'The store of requests does not answer.', headers: { 'Retry-After': '5' } });
  }
});

requestsCsv.all('/', (c) => problem(c, 405, { detail: 'The export is read with GET.', headers: { Allow: 'GET, HEAD' } }));

type Portions = AsyncGenerator<StoredRequest[]>;

/** One portion at a time is held. A store that fails on the way breaks the download off, so that it cannot pass for whole. */
function csv(first: Awaited<ReturnType<Portions['next']>>, portions: Portions, origin: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let next: typeof first | undefined = first;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(byteOrderMark + csvLine(Object.keys(columns))));
    },
    async pull(controller) {
      const { value, done } = next ?? (await portions.next());
      next = undefined;
      if (done) return controller.close();
      const lines = value.map((request) => csvLine(Object.values(columns).map((cell) => cell(request, origin))));
      controller.enqueue(encoder.encode(lines.join('')));
    },
  });
}
