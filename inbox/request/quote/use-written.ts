import { use, useState } from 'react';
import { contractOf, isExpired, type Quote, quoteDraftSchema, type WrittenQuote } from '#schema/api/quote.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import { useBusiness } from '../../business.ts';
import { Now } from '../../use-now.ts';
import { readDraftAs, saveDraft } from '../drafts.ts';
import { changeOf, prefillQuote, townOf } from './prefill.ts';

/** The quote that is being written, or null. What is typed survives a reload once it could be sent. */
export function useWritten(request: StoredRequest) {
  const business = useBusiness();
  const now = use(Now);
  const { id, state } = request;
  const [written, setWritten] = useState<WrittenQuote | null>(() => readDraftAs('quote', id, quoteDraftSchema));
  const issues = written ? (quoteDraftSchema.safeParse(written).error?.issues ?? []) : [];

  function write(next: WrittenQuote | null) {
    setWritten(next);
    const isComplete = next && quoteDraftSchema.safeParse(next).success;
    if (!next || isComplete) saveDraft('quote', id, next ? JSON.stringify(next) : '');
  }

  /** With the draft, the newest version, or else with what we know. */
  function start() {
    const fresh = prefillQuote(request, business, now);
    const { draft, versions = [] } = state.quote ?? {};
    const contract = contractOf(versions);
    const { quote: last = fresh, ownNotes = '' } = draft ?? versions.at(-1) ?? {};
    // What it changed may be canceled.
    const quote: Quote = contract ? last : { ...last, changes: undefined };
    const { validUntil, earliestStart } = fresh;
    const isOther = contract && quote.changes !== contract.number;
    const next = isOther ? changeOf(contract, fresh) : { ...quote, ...(isExpired(quote, now) && { validUntil, earliestStart }) };
    write({ quote: next, ownNotes });
  }

  return {
    written,
    /** What can't be sent like that, by the path of its field, such as 'lines.0.price'. */
    errors: new Map(issues.toReversed().map(({ path, message }) => [path.join('.').replace(/^quote\./, ''), message])),
    /** A draft can do without. */
    hasStreet: written?.quote.place !== townOf(request, business),
    start,
    stop: () => write(null),
    change: (changes: Partial<Quote>) => written && write({ ...written, quote: { ...written.quote, ...changes } }),
    note: (ownNotes: string) => written && write({ ...written, ownNotes }),
  };
}
