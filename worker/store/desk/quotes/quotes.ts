/**
 * Quotes and the work days of won jobs. A version never changes once it's sent, and only the newest can be accepted.
 * What was signed holds until the customer signs a change of it, too. Anything else that the business tries with it is refused, and
 * stands in the history.
 */
import {
  isExpired,
  optionsOf,
  type QuoteAnswer,
  type QuoteVersion,
  quoteLimits,
  type Signature,
  type WrittenQuote,
} from '../../../../schema/quote.ts';
import { consentIn, money, quoteText } from '../../../../schema/quote-parts.ts';
import { quoteTotals } from '../../../../schema/quote-totals.ts';
import type { Message } from '../../../../schema/reply.ts';
import { hasReached } from '../../../../schema/request-statuses.ts';
import { isDouble, type Work } from '../../../../schema/visit.ts';
import { quoteWords } from '../../../business.ts';
import { canReply } from '../../../notify/reply.ts';
import { sha256Hex } from '../../../sha256.ts';
import { timeText } from '../../../time-text.ts';
import { DeskApi } from '../api.ts';
import { addEvent, type Change, type Changed, changeRequest, type Edit, moveStatus, type Refusal } from '../change.ts';
import { addEntry, customerBy, site } from '../entries.ts';
import { enqueue } from '../outbox.ts';
import { recordReply } from '../replies.ts';
import { findRow, type RequestRow } from '../rows.ts';
import { knownStatus } from '../show.ts';
import { addRow, replaceColumns } from '../sql.ts';
import { changeAsVisitor, hasChangedOften, type VisitorCall, type VisitorOutcome } from '../visitor-change.ts';
import { keptUntil, plannedWork, quotesOf, versionsOf, type WorkRow, workOf, writeProgress, writeQuote } from './quote-rows.ts';
import { refuseAnswer } from './visitor-quote.ts';

type Acceptance = Extract<QuoteAnswer, { action: 'accept' }>;

type Decline = Extract<QuoteAnswer, { action: 'decline' }>;

export class Quotes extends DeskApi {
  saveDraft(id: string, written: WrittenQuote, edit: Edit): Promise<Changed> {
    return this.#change(id, edit, written, 'a new draft', (_, author) => {
      if (quotesOf(this.sql, id)[0]?.number !== 0) addEvent(this.sql, id, 'Started a quote', author);
      writeQuote(this.sql, id, versionOf(0, '', written, author));
      return null;
    });
  }

  /** Makes a version and tells the customer. The same content again is the same version, and nobody is told twice. */
  async send(
    id: string,
    { tell, ...written }: WrittenQuote & { tell: Message },
    origin: string | null,
    edit: Edit,
  ): Promise<Changed> {
    const { sql } = this;
    const hash = await sha256Hex(JSON.stringify(written.quote));
    return this.#change(id, edit, written, 'a new version', (row, author) => {
      const { newest, last } = versionsOf(sql, id);
      if (newest?.hash === hash && newest.number === last) return null;
      if (row.withdrawn_at !== null) return 'withdrawn';
      if (isExpired(written.quote, author.now)) return 'is over';
      const version = versionOf(last + 1, hash, written, author);
      if (version.number > quoteLimits.versions) return 'too many quotes';
      if (versionsOf(sql, id).versions.filter(({ signature }) => signature).length >= quoteLimits.signed)
        return 'too many changes';
      const refusal = recordReply(sql, row, tell, origin, author);
      if (refusal) return refusal;
      sql.exec('DELETE FROM quotes WHERE request_id = ? AND number = 0', id);
      writeQuote(sql, id, version);
      addEvent(sql, id, `Quote ${version.number} sent: ${money(version.total)}`, author);
      const told = findRow(sql, id) ?? row;
      if (!hasReached(knownStatus(told), 'quoted')) moveStatus(sql, told, 'quoted', author);
      return null;
    });
  }

  /** Notes when the customer first reads it. The request's version stays, so an edit that is under way isn't refused. */
  async open(id: string, number: number): Promise<void> {
    this.core.transact((now) => {
      const version = quotesOf(this.sql, id).find((each) => each.number === number);
      if (!version || version.openedAt) return;
      writeProgress(this.sql, id, version, { openedAt: timeText(now) });
      addEvent(this.sql, id, `Quote ${number} opened`, { ...customerBy(null), now });
    });
    await this.core.announceChange();
  }

  /**
   * Signs it, once: the same acceptance again is the first one, and another one is told that the quote is signed already. The copy for the
   * customer is in the outbox together with the signature.
   */
  async accept(id: string, sent: Acceptance, device: string, call: VisitorCall): Promise<VisitorOutcome> {
    const { sql } = this;
    const { number, hash, name, total, agrees } = sent;
    const words = quoteWords[versionsOf(sql, id).newest?.quote.language ?? 'en'];
    const [options, at] = [[...new Set(sent.options)].sort((a, b) => a - b), timeText(Date.now())];
    const signature = { name, at, options, total, consent: agrees, intent: words.accept, device };
    return changeAsVisitor(this.core, id, call, (row, now) => {
      const { versions, newest: version, last } = versionsOf(sql, id);
      const before = versions.find((each) => each.number === number && each.hash === hash)?.signature;
      if (before) return isSame(before, signature) ? 'done' : 'quoteSigned';
      const refusal = refuseAnswer(row, last, number);
      if (refusal || version?.hash !== hash) return refusal ?? 'quoteReplaced';
      const { quote } = version;
      if (isExpired(quote, now)) return 'quoteExpired';
      if (agrees !== consentIn(words, canReply(this.core.env))) return 'quoteWords';
      const isOffered = options.every((option) => optionsOf(quote).includes(option));
      if (!isOffered || quoteTotals(quote, options).total !== total) return 'quoteTotal';
      writeProgress(sql, id, version, { signature, total, declined: undefined, openedAt: version.openedAt ?? at });
      sql.exec('DELETE FROM quotes WHERE request_id = ? AND number = 0', id);
      const text = `${words.copy}\n\n${quoteText({ ...version, signature }, options, words)}`;
      const copy = { id, kind: 'reply', text, ...site, at: now, channel: 'mail', subject: words.copySubject } as const;
      if (canReply(this.core.env)) enqueue(sql, { id, task: 'reply', about: addEntry(sql, copy), origin: call.origin, now });
      else addEvent(sql, id, `This site can't send mail, so send the customer a copy of quote ${number}`, { ...site, now });
      if (row.status !== 'won') moveStatus(sql, row, 'won', { ...customerBy(call.madeBy), now });
      return { event: `Quote ${number} accepted and signed by ${name}: ${money(total)}` };
    });
  }

  /** It can still be accepted. */
  decline(id: string, { number, text: reason }: Decline, call: VisitorCall): Promise<VisitorOutcome> {
    const { sql } = this;
    return changeAsVisitor(this.core, id, call, (row, now) => {
      const { newest: version, last } = versionsOf(sql, id);
      const refusal = version?.signature ? 'quoteSigned' : refuseAnswer(row, last, number);
      if (refusal || version?.number !== number) return refusal ?? 'quoteReplaced';
      if (version.declined?.reason === reason) return 'done';
      if (hasChangedOften(sql, id, now)) return 'tooManyChanges';
      writeProgress(sql, id, version, { declined: { at: timeText(now), reason } });
      return { event: `Quote ${number} declined${reason && `: ${reason}`}` };
    });
  }

  /** Plans a won job. A crew that has another one then is refused, unless the business wants both. */
  setWork(id: string, work: Work, isAlongside: boolean, edit: Edit): Promise<Changed> {
    const { sql } = this;
    return changeRequest(this.core, id, edit, (row, author) => {
      if (!hasReached(knownStatus(row), 'won')) return 'not won';
      const others = sql.exec<WorkRow>(`SELECT work.* FROM ${plannedWork} AND id <> ?`, id).toArray();
      if (!isAlongside && others.some((other) => isDouble(other, work))) return 'crew is busy';
      // The request's version also grows where days were removed before.
      const columns = { ...work, sequence: row.version, changed_at: author.now };
      addRow(sql, 'work', { request_id: id, ...columns }, replaceColumns('request_id', ...Object.keys(columns)));
      addEvent(sql, id, `Work days: ${work.first} to ${work.last}, ${work.crew}`, author);
      return null;
    });
  }

  removeWork(id: string, edit: Edit): Promise<Changed> {
    return changeRequest(this.core, id, edit, (_, author) => {
      const { work } = workOf(this.sql, id);
      this.sql.exec('DELETE FROM work WHERE request_id = ?', id);
      if (work) addEvent(this.sql, id, `Work days removed: ${work.first} to ${work.last}, ${work.crew}`, author);
      return null;
    });
  }

  /** What was signed, and the changes to it, also once its request is gone. */
  contract(id: string): { keptUntil: string; versions: QuoteVersion[] } | null {
    const { versions, signed } = versionsOf(this.sql, id);
    return signed ? { keptUntil: timeText(keptUntil(signed)), versions: versions.filter(({ signature }) => signature) } : null;
  }

  /** Only what says that it changes a signed quote can follow it. Anything else is refused, and the history says who tried. */
  #change(
    id: string,
    edit: Edit,
    { quote }: WrittenQuote,
    what: string,
    apply: (row: RequestRow, author: Change) => Refusal | null,
  ): Promise<Changed> {
    return changeRequest(this.core, id, edit, (row, author) => {
      const { signed } = versionsOf(this.sql, id);
      if (quote.changes === signed?.number) return apply(row, author);
      if (!signed) return 'not signed';
      addEvent(this.sql, id, `Refused, because quote ${signed.number} is signed: ${what}`, author);
      return 'is signed';
    });
  }
}

function versionOf(number: number, hash: string, { quote, ownNotes }: WrittenQuote, { by, now }: Change): QuoteVersion {
  return { number, hash, quote, ownNotes, total: quoteTotals(quote, []).total, by: by ?? '', at: timeText(now) };
}

function isSame(one: Signature, other: Signature): boolean {
  return JSON.stringify([one.name, one.total, one.options]) === JSON.stringify([other.name, other.total, other.options]);
}
