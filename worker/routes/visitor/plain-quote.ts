/** The customer's quote without scripts. Its form carries the link, so that no address or log holds the secret. */
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { fill } from '../../../schema/fill.ts';
import { contractYears, optionsOf, quoteAnswerSchema, standingOf, type VisitorQuote } from '../../../schema/quote.ts';
import { type QuotePart, quoteParts } from '../../../schema/quote-parts.ts';
import { quoteTotals } from '../../../schema/quote-totals.ts';
import quoteWords from '../../../schema/quote-words.json' with { type: 'json' };
import { parseFragment } from '../../../schema/visitor.ts';
import { sayProblem } from '../../../schema/visitor-problems.ts';
import type { AppEnv } from '../../env.ts';
import { pageLanguage } from '../../http/language.ts';
import { limitCalls } from '../../http/limit.ts';
import { plainPage } from '../../http/plain-page.ts';
import { outage, problemFrom } from '../../http/problem.ts';
import { formType, invalidFields, limitBody, refuseForeignForm, requireType } from '../../http/validate.ts';
import { noSuchLink, openLink } from '../../http/visitor.ts';
import { sha256Hex } from '../../sha256.ts';
import { openDesk, unlessUnreachable } from '../../store/open-desk.ts';
import { answerQuote } from './quote.ts';

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
  const quote = await readQuote(c);
  if (quote && visitor.isOwn) await openDesk(c.env).quotes.open(link.id, quote.number);
  const action = form.get('action') ?? 'show';
  if (!quote || action === 'show') return quotePage(c);
  const { data, error } = quoteAnswerSchema.safeParse(answerIn(form, action));
  if (error) throw invalidFields(error.issues);
  await answerQuote(c, data, quote.quote.language);
  return quotePage(c, action === 'ask' ? quoteWords[quote.quote.language].asked : '');
});

/** With the quote below the problem, if the link opens one. */
plainQuote.onError((error, c: Context<AppEnv>) => {
  const problem = problemFrom(error, c.get('outage'));
  if (problem.status >= 500) console.error(JSON.stringify({ event: 'api_error', path: c.req.path, error: error.name }));
  return quotePage(c, Object.values(problem.errors ?? {})[0] ?? problem.message, problem.status);
});

function answerIn(form: URLSearchParams, action: string): object {
  const [number, text] = [Number(form.get('number')), form.get('text') ?? ''];
  if (action !== 'accept') return { action, number, text };
  const shown = { hash: form.get('hash'), options: chosenIn(form), total: Number(form.get('total')) };
  return { action, number, ...shown, name: form.get('name'), agrees: form.has('agrees') };
}

function chosenIn(form: URLSearchParams): number[] {
  return form.getAll('option').map(Number);
}

async function readQuote(c: Context<AppEnv>): Promise<VisitorQuote | undefined> {
  return (await openDesk(c.env).visitors.page(c.get('visitor').id))?.quote;
}

/** `said` is what went right or wrong. */
async function quotePage(c: Context<AppEnv>, said = '', status = 200): Promise<Response> {
  const form = c.get('quoteForm') ?? new URLSearchParams();
  const shown = c.get('visitor') && (await unlessUnreachable(() => readQuote(c)));
  const language = shown?.quote.language ?? pageLanguage(c);
  const words = quoteWords[language];
  const message = said && html`<p role="${status < 400 ? 'status' : 'alert'}">${sayProblem(language, said)}</p>`;
  if (!shown) return plainPage(c, language, words.none, html`<h1>${words.none}</h1>${message}`, status);
  const { number, hash, quote, signature } = shown;
  const options = optionsOf(quote);
  const chosen = signature?.options ?? chosenIn(form).filter((option) => options.includes(option));
  const parts = quoteParts(shown, chosen);
  const standing = standingOf(shown, number, Date.now());
  const standings: Record<string, string> = words.standings;
  const isOpen = standing !== 'accepted' && standing !== 'expired';
  const { isOwn } = c.get('visitor');
  const signing = html`${options.map(
    (option) => html`<label><input type="checkbox" name="option" value="${option}" ${chosen.includes(option) ? 'checked' : ''}>
${quote.lines[option]?.description ?? ''}</label>`,
  )}
${options.length > 0 && html`<button name="action" value="show">${words.newTotal}</button>`}
<label>${words.name}<input name="name" autocomplete="name" value="${form.get('name') ?? ''}"></label>
<label><input type="checkbox" name="agrees"> ${words.agree}</label>
<button name="action" value="accept">${words.accept}</button>`;
  const body = html`${message}<p>${fill(standings[standing] ?? '', { years: contractYears })}</p>
${parts.map(partOf)}
${standing === 'accepted' && quote.depositLink && html`<p><a href="${quote.depositLink}">${words.pay}</a></p>`}
<form action="/api/quote" method="post">
<input type="hidden" name="link" value="${form.get('link') ?? ''}"><input type="hidden" name="number" value="${number}">
<input type="hidden" name="hash" value="${hash}"><input type="hidden" name="total" value="${quoteTotals(quote, chosen).total}">
${isOpen && (isOwn ? signing : html`<p>${words.otherLink}</p>`)}
<label>${words.question}<textarea name="text" rows="3"></textarea></label>
<button name="action" value="ask">${words.ask}</button>
${isOpen && isOwn && html`<button name="action" value="decline">${words.decline}</button>`}
</form>`;
  return plainPage(c, language, parts[0]?.heading ?? '', body, status);
}

function partOf({ heading, rows, text }: QuotePart, index: number) {
  const title = index === 0 ? html`<h1>${heading}</h1>` : html`<h2>${heading}</h2>`;
  const lines = rows.map(
    ({ label, value, note }) =>
      html`<tr><th scope="row">${label}${note && html`<small>${note}</small>`}</th><td>${value}</td></tr>`,
  );
  return html`<section>${title}<table>${lines}</table>${text && html`<p class="text">${text}</p>`}</section>`;
}
