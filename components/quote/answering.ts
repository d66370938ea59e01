import type { QuoteAnswer } from '../../schema/quote.ts';

/** How the customer's answers go out, and how the last one went. */
export interface Answering {
  isBusy: boolean;
  /** Why the last one wasn't taken. */
  problem: { action: QuoteAnswer['action']; text: string } | null;
  /** Resolves to whether it was taken. */
  answer: (sent: QuoteAnswer) => Promise<boolean>;
}
