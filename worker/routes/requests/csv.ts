/** Exports every request that matches a filter, streamed as CSV. */
import { Hono } from 'hono';
import { nameAuthor } from '#schema/api/author.ts';
import { type RequestQuery, requestQuerySchema } from '#schema/api/inbox.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import { visitStateWords } from '#schema/api/visit.ts';
import { requestFields } from '#schema/request-fields/fields.ts';
import { quoted } from '#schema/rules/quoted.ts';
import { describeContext } from '#schema/rules/request-context.ts';
import { mapTable } from '#schema/rules/table.ts';
import { describeWindow } from '#schema/rules/visit-windows.ts';
import { type Deadlines, readDeadlines } from '../../built-files.ts';
import type { AppEnv, Env } from '../../env.ts';
import { requireSignIn } from '../../http/authorize.ts';
import { byteOrderMark, csvLine } from '../../http/csv.ts';
import { validateQuery } from '../../http/validate.ts';
import { planText } from '../../notify/plan-text.ts';
import type { readRequests } from '../../store/desk/list.ts';
import { describeQuotes } from '../../store/desk/quotes/quote-rows.ts';
import { openDesk } from '../../store/open-desk.ts';
import { streamText } from '../../stream-text.ts';

/** Requests the desk hands over at a time: few, so that visitors get their turn in between. */
const portionLength = 50;

const columns = {
  id: ({ id }) => id,
  receivedAt: ({ receivedAt }) => receivedAt,
  status: ({ state }) => state.status,
  ...mapTable(requestFields, (_, name) => (request: StoredRequest) => request[name]),
  spamReason: ({ state }) => state.spamReason ?? '',
  notes: ({ state }) => state.notes.map(noteLine).join('\n'),
  quote: ({ state }) => (state.quote ? describeQuotes(state.quote) : ''),
  urgency: ({ state }) => state.urgency ?? '',
  preferredTimes: ({ state }) => state.preferredTimes.map((window) => describeWindow(window)).join('\n'),
  visit: ({ state: { visit } }) => (visit ? `${visitStateWords[visit.state]}: ${describeWindow(visit)}` : ''),
  visitAddress: ({ state: { visit } }) => visit?.address ?? '',
  withdrawnAt: ({ state }) => state.withdrawnAt ?? '',
  photos: ({ photos, id }, origin) => photos.map(({ name }) => `${origin}/api/requests/${id}/photos/${name}`).join('\n'),
  source: ({ source = 'website' }) => source,
  context: ({ context }) => (context ? describeContext(context) : ''),
  language: ({ language }) => language,
  plan: ({ plan }, origin) => (plan ? planText(plan, origin) : ''),
  otherFields: ({ otherFields = {}, unreadable }) =>
    unreadable ??
    Object.entries(otherFields)
      .map(([name, value]) => `${quoted(name)}: ${quoted(value)}`)
      .join('\n'),
} satisfies Record<string, (request: StoredRequest, origin: string) => string>;

function noteLine({ at, kind, channel, text, ...author }: StoredRequest['state']['notes'][number]): string {
  const what = [kind, channel && `by ${channel}`].filter(Boolean).join(' ');
  return `${at} ${nameAuthor(author)}: ${what && `(${what}) `}${quoted(text)}`;
}

export const requestsCsv = new Hono<AppEnv>();

requestsCsv.get('/', requireSignIn, validateQuery(requestQuerySchema), async (c) => {
  const portions = readPortions(c.env, c.req.valid('query'), await readDeadlines(c.env), new URL(c.req.url).origin);
  return c.body(await streamText(portions), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="requests-${new Date().toISOString().slice(0, 10)}.csv"`,
  });
});

async function* readPortions(env: Env, query: RequestQuery, deadlines: Deadlines, origin: string): AsyncGenerator<string> {
  let head = byteOrderMark + csvLine(Object.keys(columns));
  for (let cursor: number | null = null, more = true; more; more = cursor !== null) {
    const page: ReturnType<typeof readRequests> = await openDesk(env).requests.read(query, deadlines, portionLength, cursor);
    const lines = page.requests.map((request) => csvLine(Object.values(columns).map((cell) => cell(request, origin))));
    yield head + lines.join('');
    head = '';
    cursor = page.cursor;
  }
}
