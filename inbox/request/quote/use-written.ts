import { use, useState } from 'react';
import { dateOf, dateText } from '../../../schema/business-time.ts';
import { grouped } from '../../../schema/number-format.ts';
import { contractOf, type Quote, quoteDraftSchema, quoteLimits, type WrittenQuote } from '../../../schema/quote.ts';
import type { StoredRequest } from '../../../schema/stored-request.ts';
import { Business } from '../../business.ts';
import { Now } from '../../use-now.ts';
import { readDraft, saveDraft } from '../drafts.ts';
import { changeOf, prefillQuote } from './prefill.ts';

/** The Worker speaks of cents and hundredths. */
const typedErrors: Partial<Record<string, string>> = {
  quantity: `Enter a quantity from 0.01 to ${grouped(quoteLimits.quantity / 100)}`,
  price: `Enter a price from $0 to $${grouped(quoteLimits.price / 100)}`,
  discount: 'Enter the discount in dollars, or 0',
  taxRate: 'Enter the sales tax in percent, from 0 to 20',
};

/** The quote that is being written, or null. What is typed survives a reload once it could be sent. */
export function useWritten(request: StoredRequest) {
  const business = use(Business);
  const now = use(Now);
  const { id, state } = request;
  const [written, setWritten] = useState<WrittenQuote | null>(() => readTyped(id));
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
    const { quote = fresh, ownNotes = '' } = draft ?? versions.at(-1) ?? {};
    const { validUntil, earliestStart } = fresh;
    const isOver = quote.validUntil < dateText(dateOf(now));
    const isOther = contract && quote.changes !== contract.number;
    const next = isOther ? changeOf(contract, fresh) : { ...quote, ...(isOver && { validUntil, earliestStart }) };
    write({ quote: next, ownNotes });
  }

  return {
    written,
    /** What can't be sent like that, by the path of its field, such as 'lines.0.price'. */
    errors: new Map(
      issues.toReversed().map(({ path, code, message }) => {
        const typed = code === 'custom' ? undefined : typedErrors[String(path.at(-1))];
        return [path.slice(1).join('.'), typed ?? message];
      }),
    ),
    start,
    stop: () => write(null),
    change: (changes: Partial<Quote>) => written && write({ ...written, quote: { ...written.quote, ...changes } }),
    note: (ownNotes: string) => written && write({ ...written, ownNotes }),
  };
}

function readTyped(id: string): WrittenQuote | null {
  try {
    return quoteDraftSchema.safeParse(JSON.parse(readDraft('quote', id))).data ?? null;
  } catch {
    return null;
  }
}
