import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { type Quote, quoteAnswerSchema } from '../../schema/quote.ts';
import { money } from '../../schema/quote-parts.ts';
import { quoteTotals } from '../../schema/quote-totals.ts';
import { sayProblem } from '../../schema/visitor-problems.ts';
import { Button } from '../form/Button.tsx';
import { Field, Input } from '../form/Field.tsx';
import { color, font, size, space } from '../theme.ts';
import type { Answering } from './answering.ts';
import { quoteWords } from './words.ts';

interface SigningFormProps {
  version: { number: number; hash: string; quote: Quote };
  /** The places of the options that count. */
  chosen: readonly number[];
  answering: Answering;
}

/** A typed name is the signature. The box and the button say what it means. */
export function SigningForm({ version: { number, hash, quote }, chosen, answering }: SigningFormProps) {
  const { isBusy, problem, answer } = answering;
  const { language } = quote;
  const words = quoteWords[language];
  const { total } = quoteTotals(quote, chosen);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { name, agrees } = Object.fromEntries(new FormData(form));
    const sent = { action: 'accept', number, hash, options: [...chosen], total, name, agrees };
    const { data, error } = quoteAnswerSchema.safeParse(sent);
    const wrong = (error?.issues ?? []).map(({ path, message }) => [String(path[0]), sayProblem(language, message)] as const);
    setErrors(Object.fromEntries(wrong));
    if (data) await answer(data);
    else form.querySelector<HTMLInputElement>(`[name="${wrong[0]?.[0]}"]`)?.focus();
  }

  return (
    <Form aria-label={words.accept} noValidate onSubmit={submit}>
      <p role="status">
        <span>{words.total}</span>
        <b translate="no">{money(total)}</b>
      </p>
      <Field form="quote" name="name" label={words.name} error={errors.name}>
        {(control) => <Input {...control} autoComplete="name" />}
      </Field>
      <div>
        <label className="consent">
          <input
            type="checkbox"
            name="agrees"
            value={words.agree}
            aria-invalid={errors.agrees ? true : undefined}
            aria-describedby="quote-agrees-error"
          />
          <span>{words.agree}</span>
        </label>
        <p id="quote-agrees-error" className="error">
          {errors.agrees}
        </p>
      </div>
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
  & > [role='status'] {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
    font-size: ${size.large};
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  [name='name'] {
    font: 500 1.35rem/1.4 ${font.heading};
  }
  .consent {
    display: flex;
    gap: ${space[3]};
    font-size: ${size.small};
    cursor: pointer;
  }
  .consent input {
    flex: none;
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: ${color.accent};
  }
  .error {
    padding-top: ${space[1]};
    font-size: ${size.small};
    font-weight: 550;
    color: ${color.signal};
  }
`;
