import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { type QuoteAnswer, quoteAnswerSchema, type SentQuote } from '#schema/api/quote.ts';
import { money } from '#schema/api/quote-parts.ts';
import { sayProblem } from '#schema/api/visitor-problems.ts';
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
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = Object.fromEntries(new FormData(form));
    const said = { action: 'accept', number, hash, options: [...chosen], total, ...typed, intent: words.accept };
    const { data, error } = quoteAnswerSchema.safeParse(said);
    const wrong = (error?.issues ?? []).map(({ path, message }) => [String(path[0]), sayProblem(language, message)] as const);
    setErrors(Object.fromEntries(wrong));
    if (!data) return form.querySelector<HTMLElement>(`[name="${wrong[0]?.[0]}"]`)?.focus();
    await answer(data);
  }

  const box = (name: 'agrees' | 'secondAgrees', value: string) => (
    <div>
      <label className="consent">
        <input
          type="checkbox"
          name={name}
          value={value}
          aria-invalid={errors[name] ? true : undefined}
          aria-describedby={`quote-${name}-error`}
        />
        <span>{value}</span>
      </label>
      <p id={`quote-${name}-error`} className="error">
        {errors[name]}
      </p>
    </div>
  );

  return (
    <Form aria-label={words.accept} noValidate onSubmit={submit}>
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
      <Field form="quote" name="name" label={words.name} error={errors.name}>
        {(control) => <Input {...control} autoComplete="name" />}
      </Field>
      {box('agrees', consent)}
      {quote.hasTwoSigners && (
        <>
          <Field form="quote" name="second" label={words.second} error={errors.second}>
            {(control) => <Input {...control} autoComplete="off" />}
          </Field>
          {box('secondAgrees', words.secondAgree)}
        </>
      )}
      <label className="consent">
        <input type="checkbox" name="photos" value={words.showPhotos} />
        <span>{words.showPhotos}</span>
      </label>
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
  .error {
    font-size: ${size.small};
    font-weight: 550;
    color: ${color.signal};
  }
`;
