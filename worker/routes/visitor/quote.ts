/** What the customer says to a quote. */
import { Hono } from 'hono';
import { quoteAnswerSchema } from '#schema/api/quote.ts';
import type { AppEnv } from '../../env.ts';
import { limitBody, validateJson } from '../../http/validate.ts';
import { openDesk } from '../../store/open-desk.ts';
import { answer, callOf } from './answer.ts';

export const visitorQuote = new Hono<AppEnv>();

/** Whoever holds a link may answer. */
visitorQuote.post('/', limitBody, validateJson(quoteAnswerSchema), async (c) => {
  const sent = c.req.valid('json');
  const { id } = c.get('visitor');
  const { quotes } = openDesk(c.env);
  if (sent.action === 'decline') return answer(c, quotes.decline(id, sent, callOf(c)));
  if (sent.action === 'cancel') return answer(c, quotes.cancel(id, sent.number, callOf(c)));
  const device = c.req.header('User-Agent')?.slice(0, 300) ?? '';
  return answer(c, quotes.accept(id, sent, device, callOf(c)));
});
