import { use, useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod/mini';
import { contractOf, isExpired, type Quote, quoteSchema } from '#schema/api/quote.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import { useBusiness } from '../../business.ts';
import { Now } from '../../use-now.ts';
import { readDraftAs, saveDraft } from '../drafts.ts';
import { changeOf, prefillQuote, townOf } from './prefill.ts';

/** Milliseconds without typing. */
const keptAfter = 2000;
/** Until what couldn't be kept is tried again. */
const triedAgainAfter = 15_000;
/** Also what isn't finished: texts can be missing, and numbers be NaN. */
const typedSchema = z.custom<Quote>((typed) => {
  const issues = quoteSchema.safeParse(typed).error?.issues ?? [];
  return issues.every((issue) => issue.code !== 'invalid_type' || ['int', 'number'].includes(issue.expected));
});

/**
 * The quote that is being written, or null. Once it could be sent, what is typed is kept for the office, and in the tab until then. `save`
 * resolves to whether the office has it. Nothing is saved while something else `isSaving`, or by itself after a `hasConflict` with
 * somebody else's change.
 */
export function useWritten(
  request: StoredRequest,
  { isSaving, hasConflict }: { isSaving: boolean; hasConflict: boolean },
  save: (quote: Quote) => Promise<boolean>,
) {
  const business = useBusiness();
  const now = use(Now);
  const { id, state } = request;
  const [written, setWritten] = useState<Quote | null>(() => readDraftAs('quote', id, typedSchema));
  /** What the office has of it. */
  const [kept, setKept] = useState<Quote | null>(null);
  /** What couldn't be saved. */
  const [failed, setFailed] = useState<Quote | null>(null);
  const issues = written ? (quoteSchema.safeParse(written).error?.issues ?? []) : [];

  const isUnsaved = written !== null && written !== kept;
  useEffect(() => saveDraft('quote', id, isUnsaved ? JSON.stringify(written) : ''), [id, written, isUnsaved]);

  /**
   * Whoever opens the request next goes on with it, on any device. Of two who write, the last one's counts. Resolves to false if it could be
   * kept and isn't.
   */
  async function keep(): Promise<boolean> {
    if (!isUnsaved || issues.length > 0) return true;
    if (isSaving) return false;
    if (!(await save(written))) {
      setFailed(written);
      return false;
    }
    setKept(written);
    return true;
  }

  const keepLatest = useEffectEvent(keep);
  useEffect(() => {
    const hasFailed = written === failed;
    if (isSaving || written === kept || (hasFailed && hasConflict)) return;
    const timer = setTimeout(() => keepLatest(), hasFailed ? triedAgainAfter : keptAfter);
    return () => clearTimeout(timer);
  }, [written, kept, failed, isSaving, hasConflict]);

  /** With the draft, the newest version, or else with what we know. */
  function start() {
    const fresh = prefillQuote(request, business, now);
    const { draft, versions = [] } = state.quote ?? {};
    const contract = contractOf(versions);
    const { quote: last = fresh } = draft ?? versions.at(-1) ?? {};
    // What it changed may be canceled.
    const quote: Quote = contract ? last : { ...last, changes: undefined };
    const { validUntil, earliestStart } = fresh;
    const isOther = contract && quote.changes !== contract.number;
    const next = isOther ? changeOf(contract, fresh) : { ...quote, ...(isExpired(quote, now) && { validUntil, earliestStart }) };
    setWritten(next);
    setKept(next);
  }

  return {
    written,
    /** What can't be sent like that, by the path of its field, such as 'lines.0.price'. */
    errors: new Map(issues.toReversed().map(({ path, message }) => [path.join('.'), message])),
    /** A draft can do without. */
    hasStreet: written?.place !== townOf(request, business),
    isUnsaved,
    /** Whether closing it loses what was typed, since it can't be kept yet. */
    isUnkept: isUnsaved && issues.length > 0,
    keep,
    start,
    stop: () => setWritten(null),
    change: (changes: Partial<Quote>) => written && setWritten({ ...written, ...changes }),
  };
}
