/** What the customer says to a quote. */
import { type Context, Hono } from 'hono';
import { fill } from '../../../schema/fill.ts';
import type { Language } from '../../../schema/language.ts';
import { type QuoteAnswer, quoteAnswerSchema } from '../../../schema/quote.ts';
import quoteWords from '../../../schema/quote-words.json' with { type: 'json' };
import type { AppEnv } from '../../env.ts';
import { callLanguage } from '../../http/language.ts';
import { limitBody, validateJson } from '../../http/validate.ts';
import { requireDesk } from '../../http/visitor.ts';
import { openDesk } from '../../store/open-desk.ts';
import { answer, originOf } from './answer.ts';

export const visitorQuote = new Hono<AppEnv>();

visitorQuote.post('/', limitBody, requireDesk, validateJson(quoteAnswerSchema), (c) =>
  answerQuote(c, c.req.valid('json'), callLanguage(c)),
);

/** The business has seen the links that it made, so those sign and decline nothing. A question is a message. */
export function answerQuote(c: Context<AppEnv>, sent: QuoteAnswer, language: Language): Promise<Response> {
  const { id, isOwn } = c.get('visitor');
  const { quotes, visitors } = openDesk(c.env);
  if (sent.action === 'ask') return answer(c, visitors.addMessage(id, fill(quoteWords[language].about, sent), originOf(c)));
  const device = c.req.header('User-Agent')?.slice(0, 300) ?? '';
  if (!isOwn) return answer(c, 'notOwnLink');
  if (sent.action === 'decline') return answer(c, quotes.decline(id, sent.number, sent.text, originOf(c)));
  return answer(c, quotes.accept(id, sent, device, originOf(c)));
}
