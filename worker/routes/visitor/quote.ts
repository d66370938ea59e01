/** What the customer says to a quote, and the quote itself without scripts. That form carries the link, so that no address or log holds the secret. */
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { fill } from '../../../schema/fill.ts';
import type { Language } from '../../../schema/language.ts';
import { optionsOf, type QuoteAnswer, quoteAnswerSchema } from '../../../schema/quote.ts';
import { consentIn, type QuotePart, quoteParts, quoteState } from '../../../schema/quote-parts.ts';
import { quoteTotals } from '../../../schema/quote-totals.ts';
import { parseFragment } from '../../../schema/visitor.ts';
import { sayProblem, visitorProblems } from '../../../schema/visitor-problems.ts';
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
  c.set('quoteForm', form);
  const link = parseFragment(form.get('link')?.split('#').at(-1)?.trim() ?? '');
  if (!link) throw noSuchLink();
  const visitor = await openLink(c, link.id, await sha256Hex(link.secret));
  if (visitor.intake !== null) throw outage();
  c.set('visitor', visitor);
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
  const { status, errors = {}, message } = problemFrom(error);
  if (status >= 500) console.error(JSON.stringify({ event: 'api_error', path: '/api/quote', error: error.name }));
  return quotePage(c, status >= 500 ? visitorProblems.server : (Object.values(errors)[0] ?? message), status);
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

/** `problem` is what went right or wrong. While the desk is away, the same answer can be sent again. */
async function quotePage(c: Context<AppEnv>, problem = '', status = 200): Promise<Response> {
  const [form = new URLSearchParams(), visitor] = [c.get('quoteForm'), c.get('visitor')];
  const page = visitor && (await unlessUnreachable(async () => openDesk(c.env).visitors.page(visitor.id)));
  const language = page?.quote?.quote.language ?? pageLanguage(c);
  const words = quoteWords[language];
  const action = form.get('action') ?? 'show';
  const isUnsure = status >= 500 && action === 'accept';
  const said = isUnsure ? words.unsure : sayProblem(language, problem);
  const button = (value: string, label: string) => html`<button name="action" value="${value}">${label}</button>`;
  const hide = ([name, value]: [string, string | number]) => html`<input type="hidden" name="${name}" value="${value}">`;
  const formOf = (content: unknown) => html`<form action="/api/quote?language=${language}" method="post">${content}</form>`;
  const kept = (page?.unreadableQuotes ?? []).map((number) => html`<p>${fill(words.unreadable, { number })}</p>`);
  if (!page?.quote) {
    const labels = new Map(Object.entries({ accept: words.accept, decline: words.decline, ask: words.ask }));
    const label = status >= 500 && labels.get(action);
    const again = label && formOf([...[...form].filter(([name]) => name !== 'action').map(hide), button(action, label)]);
    const none = said || (kept.length > 0 ? '' : words.none);
    return plainPage(
      c,
      language,
      none || fill(words.title, { number: '' }).trim(),
      html`${none && html`<h1>${none}</h1>`}${kept}${again}`,
      status,
    );
  }
  const { number, hash, quote, signature, signed, isOpen } = page.quote;
  const options = optionsOf(quote);
  const chosen = signature?.options ?? chosenIn(form).filter((option) => options.includes(option));
  const parts = quoteParts(page.quote, chosen, words);
  const { said: standing, payLink } = quoteState(page.quote, words);
  const consent = consentIn(words, page.quote.mailsCopy);
  const sent = { link: form.get('link') ?? '', number, hash, total: quoteTotals(quote, chosen).total };
  const signing = html`${options.map(
    (option) => html`<label><input type="checkbox" name="option" value="${option}" ${chosen.includes(option) ? 'checked' : ''}>
${quote.lines[option]?.description ?? ''}</label>`,
  )}
${options.length > 0 && button('show', words.newTotal)}
<label>${words.name}<input type="text" name="name" autocomplete="name" value="${form.get('name') ?? ''}"></label>
<label><input type="checkbox" name="agrees" value="${consent}"> ${consent}</label>
${button('accept', words.accept)}`;
  // Whether a lost answer was about a signature shows below.
  const body = html`${said && !(isUnsure && signature) && html`<p role="${status < 400 ? 'status' : 'alert'}">${said}</p>`}
<p>${standing}</p>
${kept}
${parts.map(partOf)}
${!signature && html`<p class="paper" aria-hidden="true"><span>${words.signature}</span><span>${words.date}</span></p>`}
${payLink && html`<p><a href="${payLink}">${words.pay}</a></p>`}
${formOf(html`${Object.entries(sent).map(hide)}
${isOpen && (visitor.isOwn ? signing : html`<p>${words.otherLink}</p>`)}
<label>${isOpen ? words.question : words.laterQuestion}<textarea name="text" rows="3"></textarea></label>
${button('ask', words.ask)}
${isOpen && visitor.isOwn && button('decline', words.decline)}`)}
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
