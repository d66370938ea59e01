import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import type { QuoteAnswer, SentQuote } from '#schema/api/quote.ts';
import { money } from '#schema/api/quote-parts.ts';
import { fill } from '#schema/rules/fill.ts';
import { quoteTotals } from '#schema/rules/quote-totals.ts';
import { Button } from '../form/Button.tsx';
import { choiceLine } from '../form/choice-line.ts';
import { Field, Input } from '../form/Field.tsx';
import { color, font, size, space } from '../theme.ts';
import { quoteWords } from './words.ts';

/** How the customer's answers go out, and how the last one went. */
export interface Answering {
  isBusy: boolean;
  /** Why the last one wasn't taken. */
  problem: { action: QuoteAnswer['action']; text: string } | null;
  /** Resolves to whether it was taken. */
  answer: (sent: QuoteAnswer) => Promise<boolean>;
  /** What they've asked us and we haven't answered. */
  question?: string | undefined;
}

interface AnswerFormProps extends Answering {
  version: Pick<SentQuote, 'number' | 'hash' | 'quote'>;
  /** The words of the box before signing. */
  consent: string;
  /** The places of the options that count. */
  chosen: readonly number[];
}

/** A typed name is the signature; the box and the button say what it means. */
export function AnswerForm({ version, consent, chosen, isBusy, problem, answer, question }: AnswerFormProps) {
  const { number, hash, quote } = version;
  const { language } = quote;
  const words = quoteWords[language];
  const { total } = quoteTotals(quote, chosen);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const said = (name: string) => String(typed.get(name));
    await answer({
      action: 'accept',
      number,
      hash,
      options: [...chosen],
      total,
      intent: words.accept,
      name: said('name'),
      agrees: said('agrees'),
      ...(quote.hasTwoSigners && { second: said('second'), secondAgrees: said('secondAgrees') }),
      ...(typed.has('photos') && { photos: said('photos') }),
    });
  }

  const box = (name: string, value: string, required = true) => (
    <label className="consent">
      <input type="checkbox" name={name} value={value} required={required} />
      <span>{value}</span>
    </label>
  );

  return (
    <Form aria-label={words.accept} onSubmit={submit}>
      <p className="sum" role="status">
        <span>{words.total}</span>
        <b translate="no">{money(total)}</b>
      </p>
      {question && (
        <p>
          <b>{fill(words.waiting, { question })}</b>
        </p>
      )}
      <p>
        <b>{words.right}</b>
      </p>
      <Field form="quote" name="name" label={words.name} error={undefined}>
        {(control) => <Input {...control} autoComplete="name" required />}
      </Field>
      {box('agrees', consent)}
      {quote.hasTwoSigners && (
        <>
          <Field form="quote" name="second" label={words.second} error={undefined}>
            {(control) => <Input {...control} autoComplete="off" required />}
          </Field>
          {box('secondAgrees', words.secondAgree)}
        </>
      )}
      {box('photos', words.showPhotos, false)}
      {problem?.action === 'accept' && <p role="alert">{problem.text}</p>}
      <Button type="submit" disabled={isBusy}>
        {isBusy ? words.signing : words.accept}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[3]};
  padding: ${space[5]};
  background: ${color.sunken};
  .sum {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
    font-size: ${size.large};
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  [name='name'],
  [name='second'] {
    font: 500 1.35rem/1.4 ${font.heading};
  }
  .consent {
    ${choiceLine}
    align-items: start;
    font-size: ${size.small};
  }
`;
