/** Quotes of a request, and its work days. */
import { Hono } from 'hono';
import type { Replied } from '#schema/api/inbox.ts';
import { paymentSchema } from '#schema/api/payment.ts';
import { quoteDraftSchema, quoteSendSchema, workChangeSchema } from '#schema/api/quote.ts';
import type { AppEnv } from '../../env.ts';
import { requireSignIn } from '../../http/authorize.ts';
import { ProblemError } from '../../http/problem.ts';
import { limitBody, limitBodyTo, rejectLongBody, validateJson } from '../../http/validate.ts';
import { parseJson } from '../../parse-json.ts';
import { openDesk } from '../../store/open-desk.ts';
import { answerChange, byId, changedRequest, editFrom, etagOf, idOf, mailOrigin } from './one-request.ts';

/** Enough for 60 long lines and all notes. */
const limitQuote = limitBodyTo(128 * 1024, rejectLongBody);

/** Comes before the other routes of a request, which take short bodies only. */
export const quotes = new Hono<AppEnv>();

quotes.put(`${byId}/quote`, requireSignIn, limitQuote, validateJson(quoteDraftSchema), (c) => {
  const { version, quote } = c.req.valid('json');
  return answerChange(c, openDesk(c.env).quotes.saveDraft(idOf(c), quote, editFrom(c, version)));
});

quotes.post(`${byId}/quote`, requireSignIn, limitQuote, validateJson(quoteSendSchema), async (c) => {
  const { version, ...sent } = c.req.valid('json');
  const origin = mailOrigin(c, sent.tell.channel);
  const request = await changedRequest(openDesk(c.env).quotes.send(idOf(c), sent, origin, editFrom(c, version)));
  return c.json<Replied>({ isMailed: origin !== null, request }, 201, etagOf(request));
});

quotes.put(`${byId}/quote/work`, requireSignIn, limitQuote, validateJson(workChangeSchema), (c) => {
  const { version, ...work } = c.req.valid('json');
  return answerChange(c, openDesk(c.env).quotes.setWork(idOf(c), work, mailOrigin(c, 'mail'), editFrom(c, version)));
});

quotes.delete(`${byId}/quote/work`, requireSignIn, (c) =>
  answerChange(c, openDesk(c.env).quotes.removeWork(idOf(c), editFrom(c))),
);

quotes.delete(`${byId}/quote/contract`, requireSignIn, (c) =>
  answerChange(c, openDesk(c.env).quotes.noteCancellation(idOf(c), editFrom(c))),
);

quotes.post(`${byId}/payments`, requireSignIn, limitBody, validateJson(paymentSchema), (c) => {
  const { version, ...payment } = c.req.valid('json');
  return answerChange(c, openDesk(c.env).quotes.notePayment(idOf(c), payment, editFrom(c, version)));
});

quotes.get(`${byId}/quote/contract`, requireSignIn, async (c) => {
  const contract = await openDesk(c.env).quotes.contract(idOf(c));
  if (!contract) throw new ProblemError(404, 'No quote of this request is signed.');
  const { keptUntil, documents } = contract;
  return c.json({ keptUntil, contracts: documents.map((document) => parseJson(document) ?? document) });
});
