/**
 * Quotes and the work days of won jobs. A version never changes once it's sent, and the newest alone can be accepted. Only its customer does
 * that. Whatever the business tries with what was signed is refused, and stands in the history.
 */
import { dateOf, dateText } from '../../../../schema/business-time.ts';
import {
  optionsOf,
  type Quote,
  type QuoteAnswer,
  type QuoteFigures,
  type QuoteVersion,
  quoteLimits,
  standingOf,
  type Work,
} from '../../../../schema/quote.ts';
import { money, quoteText } from '../../../../schema/quote-parts.ts';
import { quoteTotals } from '../../../../schema/quote-totals.ts';
import quoteWords from '../../../../schema/quote-words.json' with { type: 'json' };
import type { Message } from '../../../../schema/reply.ts';
import { canReply } from '../../../notify/reply.ts';
import { sha256Hex } from '../../../sha256.ts';
import { timeText } from '../../../time-text.ts';
import { DeskApi } from '../api.ts';
import { type Author, addEvent, type Changed, changeRequest, type Edit, moveStatus, type Refusal } from '../change.ts';
import { addEntry, visitorName } from '../entries.ts';
import { enqueue } from '../outbox.ts';
import { recordReply } from '../replies.ts';
import { findRow, type RequestRow } from '../rows.ts';
import { addRow, hasRow, replaceColumns } from '../sql.ts';
import { changeAsVisitor, hasChangedOften, type VisitorOutcome } from '../visitor-change.ts';
import { quoteFigures } from './figures.ts';
import { findSigned, keptUntil, plannedWork, quotesOf, writeProgress, writeQuote } from './quote-rows.ts';

interface Written {
  quote: Quote;
  ownNotes: string;
}
type Acceptance = Extract<QuoteAnswer, { action: 'accept' }>;

export class Quotes extends DeskApi {
  saveDraft(id: string, written: Written, edit: Edit): Promise<Changed> {
    return this.#change(id, edit, 'a new draft', (_, author) => {
      if (quotesOf(this.sql, id)[0]?.number !== 0) addEvent(this.sql, id, 'Started a quote', author);
      writeQuote(this.sql, id, versionOf(0, '', written, author));
      return null;
    });
  }

  /** Makes a version and tells the customer. The same content again is the same version, and nobody is told twice. */
  async send(id: string, { tell, ...written }: Written & { tell: Message }, origin: string | null, edit: Edit): Promise<Changed> {
    const { sql } = this;
    const hash = await sha256Hex(JSON.stringify(written.quote));
    return this.#change(id, edit, 'a new version', (row, author) => {
      const newest = quotesOf(sql, id).at(-1);
      if (newest?.hash === hash) return null;
      if (row.withdrawn_at !== null) return 'withdrawn';
      if (written.quote.validUntil < dateText(dateOf(author.now))) return 'is over';
      const version = versionOf((newest?.number ?? 0) + 1, hash, written, author);
      if (version.number > quoteLimits.versions) return 'too many quotes';
      const refusal = recordReply(sql, row, tell, origin, author);
      if (refusal) return refusal;
      sql.exec('DELETE FROM quotes WHERE request_id = ? AND number = 0', id);
      writeQuote(sql, id, version);
      addEvent(sql, id, `Quote ${version.number} sent: ${money(version.total)}`, author);
      const told = findRow(sql, id) ?? row;
      if (!['quoted', 'won', 'done'].includes(told.status)) moveStatus(sql, told, 'quoted', author);
      return null;
    });
  }

  /** The first time that the customer reads it by a link of their own. Edits that are under way needn't read the request again. */
  async open(id: string, number: number): Promise<void> {
    this.core.transact((now) => {
      const version = quotesOf(this.sql, id).find((each) => each.number === number);
      if (!version || version.openedAt) return;
      writeProgress(this.sql, id, version, { openedAt: timeText(now) });
      addEvent(this.sql, id, `Quote ${number} opened`, { by: visitorName, now });
    });
    await this.core.announceChange();
  }

  /**
   * Signs it, or declines it; a declined one can still be accepted. The copy for the customer is in the outbox with the signature. The same
   * acceptance again is the first one; another one is told that the quote is signed already.
   */
  answer(id: string, answer: Exclude<QuoteAnswer, { action: 'ask' }>, device: string, origin: string): Promise<VisitorOutcome> {
    const { sql } = this;
    return changeAsVisitor(this.core, id, origin, (row, now) => {
      const all = quotesOf(sql, id);
      const version = all.find(({ number }) => number === answer.number);
      const signed = all.find(({ signature }) => signature);
      if (signed) return answer.action === 'accept' && isSigned(signed, answer) ? 'done' : 'quoteSigned';
      if (row.withdrawn_at !== null) return 'withdrawn';
      if (row.trashed_at !== null || row.status === 'spam' || row.status === 'done') return 'quoteClosed';
      if (!version || version.number === 0 || all.at(-1)?.number !== version.number) return 'quoteReplaced';
      if (answer.action === 'accept') return this.#sign(row, version, answer, device, origin, now);
      if (version.declined?.reason === answer.text) return 'done';
      if (hasChangedOften(sql, id, now)) return 'tooManyChanges';
      writeProgress(sql, id, version, { declined: { at: timeText(now), reason: answer.text } });
      return { event: `Quote ${answer.number} declined${answer.text && `: ${answer.text}`}` };
    });
  }

  /** Plans a won job. A crew that has another one then is refused, unless the business wants both. */
  setWork(id: string, { first, last, crew }: Work, isAlongside: boolean, edit: Edit): Promise<Changed> {
    const { sql } = this;
    return changeRequest(this.core, id, edit, (row, author) => {
      if (row.status !== 'won' && row.status !== 'done') return 'not won';
      const others = `${plannedWork} AND id <> ? AND crew = ? COLLATE NOCASE AND first <= ? AND last >= ?`;
      if (!isAlongside && hasRow(sql, others, id, crew, last, first)) return 'crew is busy';
      const columns = { first, last, crew, changed_at: author.now };
      const replace = `${replaceColumns('request_id', ...Object.keys(columns))}, sequence = sequence + 1`;
      addRow(sql, 'work', { request_id: id, sequence: 0, ...columns }, replace);
      addEvent(sql, id, `Work days: ${first} to ${last}, ${crew}`, author);
      return null;
    });
  }

  /** What was signed, also once its request is gone. */
  contract(id: string): (QuoteVersion & { keptUntil: string }) | null {
    const signed = findSigned(this.sql, id);
    return signed ? { ...signed, keptUntil: timeText(keptUntil(signed)) } : null;
  }

  figures(): QuoteFigures {
    return quoteFigures(this.sql, Date.now());
  }

  #sign(
    row: RequestRow,
    version: QuoteVersion,
    { hash, name, total, ...sent }: Acceptance,
    device: string,
    origin: string,
    now: number,
  ) {
    const { sql } = this;
    const { id, status } = row;
    const { quote, number } = version;
    const words = quoteWords[quote.language];
    const options = [...new Set(sent.options)].sort((a, b) => a - b);
    if (version.hash !== hash) return 'quoteReplaced';
    if (standingOf({ ...version, declined: undefined }, number, now) === 'expired') return 'quoteExpired';
    const isOffered = options.every((option) => optionsOf(quote).includes(option));
    if (!isOffered || quoteTotals(quote, options).total !== total) return 'quoteTotal';
    const at = timeText(now);
    const signature = { name, at, options, total, consent: words.agree, intent: words.accept, device };
    writeProgress(sql, id, version, { signature, total, declined: undefined, openedAt: version.openedAt ?? at });
    sql.exec('DELETE FROM quotes WHERE request_id = ? AND number = 0', id);
    const text = `${words.copy}\n\n${quoteText({ ...version, signature }, options)}`;
    const about = addEntry(sql, { id, kind: 'reply', text, by: null, at: now, channel: 'mail', subject: words.copySubject });
    if (canReply(this.core.env)) enqueue(sql, { id, task: 'reply', about, origin, now });
    if (status !== 'won') moveStatus(sql, row, 'won', { by: visitorName, now });
    return { event: `Quote ${number} accepted and signed by ${name}: ${money(total)}` };
  }

  /** What would change a signed quote is refused, and the history says who tried. */
  #change(id: string, edit: Edit, what: string, apply: (row: RequestRow, author: Author) => Refusal | null): Promise<Changed> {
    return changeRequest(this.core, id, edit, (row, author) => {
      const signed = findSigned(this.sql, id);
      if (!signed) return apply(row, author);
      addEvent(this.sql, id, `Refused, because quote ${signed.number} is signed: ${what}`, author);
      return 'is signed';
    });
  }
}

function versionOf(number: number, hash: string, { quote, ownNotes }: Written, { by, now }: Author): QuoteVersion {
  return { number, hash, quote, ownNotes, total: quoteTotals(quote, []).total, by: by ?? '', at: timeText(now) };
}

function isSigned({ number, signature }: QuoteVersion, sent: Acceptance): boolean {
  const chosen = [sent.number, sent.name, sent.total, [...new Set(sent.options)].sort((a, b) => a - b)];
  return JSON.stringify([number, signature?.name, signature?.total, signature?.options]) === JSON.stringify(chosen);
}
