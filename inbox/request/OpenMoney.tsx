import type { RefObject } from 'react';
import { paidIn } from '#schema/api/payment.ts';
import { contractOf, type QuoteState } from '#schema/api/quote.ts';
import { money } from '#schema/api/quote-parts.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { showPaymentForm } from './quote/Payments.tsx';

interface OpenMoneyProps {
  ref: RefObject<HTMLDialogElement | null>;
  /** In cents. */
  open: number;
  finish: () => void;
}

/** Asks before a job is marked as done that isn't paid. Open it with `showModal`. */
export function OpenMoney({ ref, open, finish }: OpenMoneyProps) {
  return (
    <ConfirmDialog
      ref={ref}
      title={`${money(open)} is still open`}
      text="The signed quote isn't paid in full. If it is, note the payment first."
      action="Done anyway"
      cancel="Note the payment"
      onConfirm={finish}
      onCancel={showPaymentForm}
    />
  );
}

/** What isn't paid of what was signed, in cents. */
export function openIn(quote: QuoteState | undefined): number {
  const contract = quote && contractOf(quote.versions);
  return contract ? contract.total - paidIn(quote.payments) : 0;
}
