/** What the customer says to a quote, and the quote itself without scripts. That form carries the link, so that no address or log holds the secret. */
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { fill } from '../../../schema/fill.ts';
import type { Language } from '../../../schema/language.ts';
import { optionsOf, type QuoteAnswer, quoteAnswerSchema } from '../../../schema/quote.ts';
import { type QuotePart, quoteParts, quoteState } from '../../../schema/quote-parts.ts';
import { quoteTotals } from '../../../schema/quote-totals.ts';
import { parseFragment } from '../../../schema/visitor.ts';
import { sayProblem } from '../../../schema/visitor-problems.ts';
import { quoteWords } from '../../business.ts';
import type { AppEnv } from '../../env.ts';
import { callLanguage, pageLanguage } from '../../http/language.ts';
import { limitCalls } from '../../http/limit.ts';
import { plainPage } from '../../http/plain-page.ts';
import { outage, problemFrom } from '../../http/problem.ts';
import { formType, invalidFields, limitBody, refuseForeignForm, requireType, validateJson } from '../../http/validate.ts';
import { noSuchLink, openLink, requireDesk } from '../../http/visitor.ts';
import { sha256Hex } from '../../sha256.ts';
import { openDesk, unlessUnreachable } from '../../store/open-desk.ts';
import { answer, originOf } from './answer.ts';

export const visitorQuote = new Hono<AppEnv>();

visitorQuote.post('/', limitBody, requireDesk, validateJson(quoteAnswerSchema), (c) =>
  answerQuote(c, c.req.valid('json'), callLanguage(c)),
);

export const plainQuote = new Hono<AppEnv>();

plainQuote.post('/', limitCalls('VISITOR_LIMIT'), limitBody, async (c) => {
  requireType(c, formType);
  refuseForeignForm(c);
  const form = new URLSearchParams(await c.req.text());
  const link = parseFragment(form.get('link')?.split('#').at(-1)?.trim() ?? '');
  if (!link) throw noSuchLink();
  const visitor = await openLink(c, link.id, await sha256Hex(link.secret));
  if (visitor.intake !== null) throw outage();
  c.set('visitor', visitor);
  c.set('quoteForm', form);
  const { quotes, visitors } = openDesk(c.env);
  const shown = (await visitors.page(link.id))?.quote;
  if (shown && visitor.isOwn) await quotes.open(link.id, shown.number);
  const { action = 'show', number, total, agrees, text = '', name, hash } = Object.fromEntries(form);
  if (!shown || action === 'show') return quotePage(c);
  const acceptance = { hash, options: chosenIn(form), total: Number(total), name, agrees };
  const sent = { action, number: Number(number), ...(action === 'accept' ? acceptance : { text }) };
  const { data, error } = quoteAnswerSchema.safeParse(sent);
  if (error) throw invalidFields(error.issues);
  await answerQuote(c, data, shown.quote.language);
  return quotePage(c, action === 'ask' ? quoteWords[shown.quote.language].asked : '');
});

/** Shows the quote below the problem, if the link opens one. */
plainQuote.onError((error, c: Context<AppEnv>) => {
  const problem = problemFrom(error, c.get('outage'));
  if (problem.status >= 500) console.error(JSON.stringify({ event: 'api_error', path: '/api/quote', error: error.name }));
  return quotePage(c, Object.values(problem.errors ?? {})[0] ?? problem.message, problem.status);
});

/** The business has seen the links that it made, so those sign and decline nothing. A question is a message. */
function answerQuote(c: Context<AppEnv>, sent: QuoteAnswer, language: Language): Promise<Response> {
  const { id, isOwn } = c.get('visitor');
  const { quotes, visitors } = openDesk(c.env);
  if (sent.action === 'ask') return answer(c, visitors.addMessage(id, fill(quoteWords[language].about, sent), originOf(c)));
  const device = c.req.header('User-Agent')?.slice(0, 300) ?? '';
  if (!isOwn) return answer(c, 'notOwnLink');
  if (sent.action === 'decline') return answer(c, quotes.decline(id, sent.number, sent.text, originOf(c)));
  return answer(c, quotes.accept(id, sent, device, originOf(c)));
}

function chosenIn(form: URLSearchParams): number[] {
  return form.getAll('option').map(Number);
}

/** `said` is what went right or wrong. */
async function quotePage(c: Context<AppEnv>, said = '', status = 200): Promise<Response> {
  const [form = new URLSearchParams(), visitor] = [c.get('quoteForm'), c.get('visitor')];
  const page = visitor && (await unlessUnreachable(async () => openDesk(c.env).visitors.page(visitor.id)));
  const language = page?.quote?.quote.language ?? pageLanguage(c);
  const words = quoteWords[language];
  const message = said && html`<p role="${status < 400 ? 'status' : 'alert'}">${sayProblem(language, said)}</p>`;
  if (!page?.quote) return plainPage(c, language, words.none, html`<h1>${words.none}</h1>${message}`, status);
  const { number, hash, quote, signature, signed } = page.quote;
  const options = optionsOf(quote);
  const chosen = signature?.options ?? chosenIn(form).filter((option) => options.includes(option));
  const parts = quoteParts(page.quote, chosen, words);
  const { isOpen, said: standing, payLink } = quoteState(page.quote, Date.now(), words);
  const hidden = { link: form.get('link') ?? '', number, hash, total: quoteTotals(quote, chosen).total };
  const button = (action: string, label: string) => html`<button name="action" value="${action}">${label}</button>`;
  const signing = html`${options.map(
    (option) => html`<label><input type="checkbox" name="option" value="${option}" ${chosen.includes(option) ? 'checked' : ''}>
${quote.lines[option]?.description ?? ''}</label>`,
  )}
${options.length > 0 && button('show', words.newTotal)}
<label>${words.name}<input type="text" name="name" autocomplete="name" value="${form.get('name') ?? ''}"></label>
<label><input type="checkbox" name="agrees" value="${words.agree}"> ${words.agree}</label>
${button('accept', words.accept)}`;
  const body = html`${message}
<p>${standing}</p>
${parts.map(partOf)}
${payLink && html`<p><a href="${payLink}">${words.pay}</a></p>`}
<form action="/api/quote" method="post">
${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${isOpen && (visitor.isOwn ? signing : html`<p>${words.otherLink}</p>`)}
<label>${words.question}<textarea name="text" rows="3"></textarea></label>
${button('ask', words.ask)}
${isOpen && visitor.isOwn && button('decline', words.decline)}
</form>
${signed.map((other) => quoteParts(other, other.signature?.options ?? [], words).map((part) => partOf(part)))}`;
  return plainPage(c, language, parts[0]?.heading ?? '', body, status);
}

function partOf({ heading, isFacts, rows, text }: QuotePart, index = 1) {
  const title = index === 0 ? html`<h1>${heading}</h1>` : html`<h2>${heading}</h2>`;
  const lines = rows.map(
    ({ label, value, note, isTotal }) =>
      html`<tr data-total="${isTotal ? 'yes' : 'no'}"><th scope="row">${label}${note && html`<small>${note}</small>`}</th><td>${value}</td></tr>`,
  );
  const facts = rows.map(({ label, value }) => html`<dt>${label}</dt><dd>${value}</dd>`);
  const list = isFacts ? html`<dl>${facts}</dl>` : html`<table>${lines}</table>`;
  return html`<section>${title}${rows.length > 0 && list}${text && html`<p class="text">${text}</p>`}</section>`;
}
