/**
 * Quotes and the work days of won jobs. A version never changes once it's sent, and only the newest can be accepted.
 * What was signed is a contract, which holds until the customer signs a change of it, too. Anything else is refused.
 */
import type { Order } from '#schema/api/order.ts';
import { type Payment, paidIn, paymentLimits } from '#schema/api/payment.ts';
import {
  cancelableIn,
  isExpired,
  optionsOf,
  type Quote,
  type QuoteAnswer,
  type QuoteVersion,
  quoteLimits,
  type Signature,
  type WorkChange,
} from '#schema/api/quote.ts';
import { consentIn, longDate, money, quoteText } from '#schema/api/quote-parts.ts';
import type { Message } from '#schema/api/reply.ts';
import { afterBusinessDays } from '#schema/rules/business-days.ts';
import { dateOf, dateText, timeOn } from '#schema/rules/business-time.ts';
import { dayMs } from '#schema/rules/duration.ts';
import { fill } from '#schema/rules/fill.ts';
import { quoteTotals } from '#schema/rules/quote-totals.ts';
import { quoted } from '#schema/rules/quoted.ts';
import { hasReached } from '#schema/rules/request-statuses.ts';
import type { QuoteWords } from '#schema/rules/words.ts';
import type { Bindings } from '../../../bindings.ts';
import { cancelDays, quoteWords, refundDays } from '../../../business.ts';
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
import { addContract, contractsOf, keptUntil } from './contracts.ts';
import { readOrder } from './order.ts';
import { paymentsOf } from './payment-rows.ts';
import { quotesOf, versionsOf, workOf, writeProgress, writeQuote } from './quote-rows.ts';
import { refuseAnswer } from './visitor-quote.ts';

/** When customers are reminded of work: at nine in the morning, in minutes. */
const reminderMinutes = 9 * 60;

type Acceptance = Extract<QuoteAnswer, { action: 'accept' }>;

type Decline = Extract<QuoteAnswer, { action: 'decline' }>;

export class Quotes extends DeskApi {
  saveDraft(id: string, quote: Quote, edit: Edit): Promise<Changed> {
    return this.#change(id, edit, quote, (_, author) => {
      if (quotesOf(this.sql, id)[0]?.number !== 0) addEvent(this.sql, id, 'Started a quote', author);
      writeQuote(this.sql, id, versionOf(0, '', quote, author));
      return null;
    });
  }

  /** Makes a version and tells the customer. The same content again is the same version, and nobody is told twice. */
  async send(id: string, { tell, quote }: { tell: Message; quote: Quote }, origin: string | null, edit: Edit): Promise<Changed> {
    const { sql } = this;
    const hash = await sha256Hex(JSON.stringify(quote));
    return this.#change(id, edit, quote, (row, author) => {
      const { newest, last, signedNumbers } = versionsOf(sql, id);
      if (newest?.hash === hash && newest.number === last) return null;
      if (row.withdrawn_at !== null) return 'withdrawn';
      if (isExpired(quote, author.now)) return 'is over';
      const version = versionOf(last + 1, hash, quote, author);
      if (version.number > quoteLimits.versions) return 'too many quotes';
      if (signedNumbers.length >= quoteLimits.signed) return 'too many changes';
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
  accept(id: string, sent: Acceptance, device: string, call: VisitorCall): Promise<VisitorOutcome> {
    const { sql } = this;
    const { number, hash, name, total, agrees: consent, photos, intent, second, secondAgrees } = sent;
    const options = [...new Set(sent.options)].sort((a, b) => a - b);
    return changeAsVisitor(this.core, id, call, (row, now) => {
      const all = versionsOf(sql, id);
      const { versions, newest: version, signedNumbers } = all;
      if (signedNumbers.includes(number)) {
        const before = versions.find((each) => each.number === number && each.hash === hash)?.signature;
        return before && isSame(before, { name, options, total, photos, second }) ? 'done' : 'quoteSigned';
      }
      if (version?.number !== number || version.hash !== hash) return 'quoteReplaced';
      const refusal = refuseAnswer(row, all, version);
      if (refusal) return refusal;
      const { quote } = version;
      if (isExpired(quote, now)) return 'quoteExpired';
      const words = quoteWords[quote.language];
      const isAgreed = consent === consentIn(words, mailsCopy(this.core.env, row)) && intent === words.accept;
      if (!isAgreed || (photos !== undefined && photos !== words.showPhotos)) return 'quoteWords';
      const isSecond = second !== undefined && second !== name && secondAgrees === words.secondAgree;
      if (quote.hasTwoSigners ? !isSecond : second !== undefined) return 'quoteSecond';
      if (options.length === 0 && quote.lines.every(({ isOptional }) => isOptional)) return 'quoteEmpty';
      const amounts = quoteTotals(quote, options);
      const isOffered = options.every((option) => optionsOf(quote).includes(option));
      if (!isOffered || amounts.total !== total) return 'quoteTotal';
      const at = timeText(now);
      const { madeBy, way: how } = call;
      const signed = { name, at, options, amounts, consent, intent, photos, device, madeBy, how };
      const signature = {
        ...{ ...signed, cancel: cancelWords(version.quote, words, now) },
        ...(second !== undefined && secondAgrees !== undefined && { second: { name: second, consent: secondAgrees } }),
      };
      addContract(sql, id, { number, hash, at: version.at, quote, signature }, now);
      writeProgress(sql, id, version, { declined: undefined, openedAt: version.openedAt ?? at });
      sql.exec('DELETE FROM quotes WHERE request_id = ? AND number = 0', id);
      const notice = `${words.noticeHeading.toUpperCase()}\n${signature.cancel.notice}`;
      const text = `${words.copy}\n\n${quoteText({ ...version, signature }, options, words)}\n\n${notice}`;
      const copy = { id, kind: 'reply', text, ...site, at: now, channel: 'mail', subject: words.copySubject } as const;
      if (mailsCopy(this.core.env, row))
        enqueue(sql, { id, task: 'reply', about: addEntry(sql, copy), origin: call.origin, now });
      else addEvent(sql, id, `We can't mail the customer, so send them a copy of quote ${number}`, { ...site, now });
      if (!hasReached(knownStatus(row), 'won')) moveStatus(sql, row, 'won', { ...customerBy(call.madeBy), now });
      const names = [name, ...(second ? [second] : [])].map(quoted).join(' and ');
      return { event: `Quote ${number} accepted and signed by ${names}: ${money(total)}` };
    });
  }

  /** It can still be accepted. */
  decline(id: string, { number, text: reason }: Decline, call: VisitorCall): Promise<VisitorOutcome> {
    const { sql } = this;
    return changeAsVisitor(this.core, id, call, (row, now) => {
      const all = versionsOf(sql, id);
      const { newest: version } = all;
      if (version?.signature) return 'quoteSigned';
      if (version?.number !== number) return 'quoteReplaced';
      const refusal = refuseAnswer(row, all, version);
      if (refusal) return refusal;
      if (version.declined?.reason === reason) return 'done';
      if (hasChangedOften(sql, id, now)) return 'tooManyChanges';
      writeProgress(sql, id, version, { declined: { at: timeText(now), reason } });
      return { event: `Quote ${number} declined${reason && `: ${quoted(reason)}`}` };
    });
  }

  /** The customer cancels what is signed while they can, once. */
  cancel(id: string, number: number, call: VisitorCall): Promise<VisitorOutcome> {
    return changeAsVisitor(this.core, id, call, (row, now) => {
      const { versions } = versionsOf(this.sql, id);
      const version = versions.find((each) => each.number === number);
      if (!version?.signature) return 'notSigned';
      if (version.canceledAt) return 'done';
      if (cancelableIn(versions, now)?.number !== number) return 'cancelOver';
      return { event: cancelFrom(this.sql, row, number, { ...customerBy(call.madeBy), now }) };
    });
  }

  /** They called or wrote. A letter counts from when it was mailed, so the business decides whether that was in time. */
  noteCancellation(id: string, edit: Edit): Promise<Changed> {
    return changeRequest(this.core, id, edit, (row, author) => {
      const [number] = versionsOf(this.sql, id).heldNumbers;
      if (number === undefined) return 'not held';
      addEvent(this.sql, id, cancelFrom(this.sql, row, number, author), author);
      return null;
    });
  }

  notePayment(id: string, payment: Payment, edit: Edit): Promise<Changed> {
    return changeRequest(this.core, id, edit, (_, author) => {
      if (contractsOf(this.sql, id).length === 0) return 'nothing signed';
      const payments = paymentsOf(this.sql, id);
      if (payments.length >= paymentLimits.count) return 'too many payments';
      if (paidIn([...payments, payment]) < 0) return 'more than paid';
      addRow(this.sql, 'payments', { request_id: id, ...payment });
      const { cents, date, part, way } = payment;
      addEvent(this.sql, id, `Payment noted: ${money(cents)} on ${date}, ${part}, ${way}`, author);
      return null;
    });
  }

  /**
   * Plans a won job, and tells the customer. With an `origin`, mails are sent from here, another one the day before. The week marks a crew
   * that has two jobs.
   */
  setWork(id: string, { tell, ...work }: WorkChange, origin: string | null, edit: Edit): Promise<Changed> {
    const { sql } = this;
    return changeRequest(this.core, id, edit, (row, author) => {
      if (!hasReached(knownStatus(row), 'won')) return 'not won';
      const refusal = tell && recordReply(sql, row, tell, origin, author);
      if (refusal) return refusal;
      const at = timeOn(Date.parse(work.first) - dayMs, reminderMinutes);
      if (origin !== null && row.email_key !== '' && at > author.now) enqueue(sql, { id, task: 'reminder', origin, now: at });
      const columns = { note: null, ...work, changed_at: author.now };
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

  order(): Order {
    return readOrder(this.sql, Date.now());
  }

  /** What was signed, and the changes to it, also once its request is gone. */
  contract(id: string): { keptUntil: string; documents: string[] } | null {
    const contracts = contractsOf(this.sql, id);
    const last = contracts.at(-1);
    if (!last) return null;
    return { keptUntil: timeText(keptUntil(last.signed_at)), documents: contracts.map(({ document }) => document) };
  }

  /** Only what says that it changes a signed quote can follow it. */
  #change(
    id: string,
    edit: Edit,
    { changes }: Quote,
    apply: (row: RequestRow, author: Change) => Refusal | null,
  ): Promise<Changed> {
    return changeRequest(this.core, id, edit, (row, author) => {
      const signed = versionsOf(this.sql, id).heldNumbers.at(-1);
      if (changes === signed) return apply(row, author);
      return signed === undefined ? 'not signed' : 'is signed';
    });
  }
}

function versionOf(number: number, hash: string, quote: Quote, { by, now }: Change): QuoteVersion {
  return { number, hash, quote, total: quoteTotals(quote, []).total, by: by ?? '', at: timeText(now) };
}

function isSame(
  { name, options, amounts, photos, second }: Signature,
  other: Pick<Acceptance, 'name' | 'options' | 'total' | 'photos' | 'second'>,
): boolean {
  const one = [name, options, amounts.total, photos, second?.name];
  return JSON.stringify(one) === JSON.stringify([other.name, other.options, other.total, other.photos, other.second]);
}

/** Cancels what is signed from this number on. Without a contract, the request is lost. Returns what the history says. */
function cancelFrom(sql: SqlStorage, row: RequestRow, number: number, author: Change): string {
  const { heldNumbers } = versionsOf(sql, row.id);
  for (const held of heldNumbers)
    if (held >= number) addRow(sql, 'cancellations', { request_id: row.id, number: held, at: author.now });
  if (heldNumbers[0] === number) moveStatus(sql, row, 'lost', author);
  const paid = paidIn(paymentsOf(sql, row.id));
  const until = afterBusinessDays(dateText(dateOf(author.now)), refundDays);
  const isOwed = heldNumbers[0] === number && paid > 0;
  return `Quote ${number} canceled${isOwed ? `: ${money(paid)} has to be back by ${until}` : ''}`;
}

/** The Notice of Cancellation, with its dates in the quote's language. */
function cancelWords({ business, language }: Quote, { right, notice }: QuoteWords, now: number): Signature['cancel'] {
  const date = dateText(dateOf(now));
  const until = afterBusinessDays(date, cancelDays);
  return { until, right, notice: fill(notice, { business, date: longDate(date, language), until: longDate(until, language) }) };
}

function mailsCopy(env: Bindings, { email_key: address }: RequestRow): boolean {
  return canReply(env) && address !== '';
}
