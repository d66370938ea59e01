import { type FormEvent, use, useState } from 'react';
import { Field, Input } from '#components/form/Field.tsx';
import { Quote } from '#components/quote/Quote.tsx';
import { quoteWords } from '#components/quote/words.ts';
import { type PaymentPart, paidIn, payableBy, paymentSchema } from '#schema/api/payment.ts';
import type { QuoteVersion } from '#schema/api/quote.ts';
import { money } from '#schema/api/quote-parts.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import { dateOf, dateText } from '#schema/rules/business-time.ts';
import { referenceOf } from '#schema/rules/reference.ts';
import { requestStatuses } from '#schema/rules/request-statuses.ts';
import { Fold } from '../../Fold.tsx';
import { NoticeLine } from '../../NoticeLine.tsx';
import { Rows } from '../../Rows.tsx';
import { ButtonRow, SmallButton } from '../../SmallButton.tsx';
import { Now } from '../../use-now.ts';
import { FieldForm } from '../SmallForm.tsx';
import type { RequestEditor } from '../use-request.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { decimalText, hundredthsOf } from './DecimalInput.tsx';
import { addPayment } from './quote-api.ts';

const { paidFor, ways } = quoteWords.en;
const choices = [
  { name: 'part', label: 'For', words: paidFor },
  { name: 'way', label: 'Paid by', words: ways },
] as const;
/** In the order in which they're due. Its number is the end of an invoice's. */
const billed = ['deposit', 'start', 'end'] as const satisfies PaymentPart[];

interface PaymentsProps {
  request: StoredRequest;
  editor: RequestEditor;
  /** What is signed, the last change of it. */
  contract: QuoteVersion;
}

/** Opens the form below, once the dialog that asked for it has closed. */
export function showPaymentForm() {
  setTimeout(() => {
    const field = document.getElementById('payment-amount');
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
  });
}

/** What was paid and what is open, and the invoice for what is due. */
export function Payments({ request: { id, state }, editor: { saving, notice, update }, contract }: PaymentsProps) {
  const today = dateText(dateOf(use(Now)));
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [part, setPart] = useState<(typeof billed)[number]>();
  const { payments = [] } = state.quote ?? {};
  const paid = paidIn(payments);
  const { total, quote, signature } = contract;
  const owed = contract.canceledAt ? 0 : total;
  const dueBy = (by: (typeof billed)[number]) => Math.max(0, (signature ? payableBy(by, signature.amounts) : 0) - paid);
  const next = contract.canceledAt ? undefined : billed.find((by) => dueBy(by) > 0);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { amount, ...typed } = Object.fromEntries(new FormData(form));
    const { data, error } = paymentSchema.safeParse({ ...typed, cents: hundredthsOf(String(amount)) });
    setErrors(Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message])));
    if (!data || saving !== null) return;
    if (await update('payments', 'Payment noted.', (version) => addPayment(id, data, version))) form.reset();
  }

  function invoiceOf(by: (typeof billed)[number]) {
    return { number: `${referenceOf(id)}-${billed.indexOf(by) + 1}`, date: today, due: dueBy(by) };
  }

  return (
    <Rows as="section" aria-labelledby="inbox-payments">
      <h3 id="inbox-payments">Payments</h3>
      <p>
        <b>{`Paid ${money(paid)} of ${money(owed)}. ${paid > owed ? 'To give back' : 'Open'}: ${money(Math.abs(owed - paid))}`}</b>
      </p>
      {quote.depositLink && <a href={quote.depositLink}>{quote.depositLink}</a>}
      {payments.map(({ cents, date, part, way }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two can be the same
        <p key={index}>{`${date}: ${money(cents)}, ${paidFor[part]}, ${ways[way]}`}</p>
      ))}
      <Fold open={requestStatuses[state.status].stage === 'finished' && owed > paid}>
        <summary>Note a payment</summary>
        <FieldForm aria-label="Payment" noValidate onSubmit={submit}>
          <Field form="payment" name="amount" label="Amount in $" hint="With a minus, it takes one back" error={errors.cents}>
            {(control) => (
              <Input {...control} inputMode="decimal" autoComplete="off" defaultValue={next ? decimalText(dueBy(next)) : ''} />
            )}
          </Field>
          <Field form="payment" name="date" label="Day" error={errors.date}>
            {(control) => <Input {...control} type="date" defaultValue={today} />}
          </Field>
          {choices.map(({ name, label, words }) => (
            <ChoiceField
              key={`${name} ${next}`}
              {...{ form: 'payment', name, label }}
              choices={Object.entries<string>(words)}
              {...(name === 'part' && { value: next })}
            />
          ))}
          <ButtonRow>
            <SmallButton type="submit" data-kind="main" aria-disabled={saving !== null}>
              Note the payment
            </SmallButton>
          </ButtonRow>
        </FieldForm>
      </Fold>
      {!contract.canceledAt && (
        <ButtonRow>
          {billed.map((by) => (
            <SmallButton key={by} aria-expanded={part === by} onClick={() => setPart(part === by ? undefined : by)}>
              {`Invoice: ${paidFor[by]}`}
            </SmallButton>
          ))}
        </ButtonRow>
      )}
      {part && <Quote shown={{ ...contract, payments, invoice: invoiceOf(part) }} />}
      <NoticeLine notice={notice} about="payments" />
    </Rows>
  );
}
