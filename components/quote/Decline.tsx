import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { quoteLimits } from '#schema/api/quote.ts';
import type { ShownQuote } from '#schema/api/quote-parts.ts';
import { Button } from '../form/Button.tsx';
import { Field, TextArea } from '../form/Field.tsx';
import { space } from '../theme.ts';
import type { Answering } from './AnswerForm.tsx';
import { quoteWords } from './words.ts';

/** Declines, with the reason if they like. */
export function Decline({ shown: { number = 0, quote }, isBusy, problem, answer }: Answering & { shown: ShownQuote }) {
  const words = quoteWords[quote.language];

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text'));
    answer({ action: 'decline', number, text });
  }

  return (
    <details>
      <summary>{words.decline}</summary>
      <Form noValidate onSubmit={submit}>
        <Field form="quote" name="text" label={words.reason} error={undefined}>
          {(control) => <TextArea {...control} rows={3} maxLength={quoteLimits.note} />}
        </Field>
        <Button type="submit" data-kind="quiet" disabled={isBusy}>
          {words.declineYes}
        </Button>
        {problem?.action === 'decline' && <p role="alert">{problem.text}</p>}
      </Form>
    </details>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[2]};
  & > button {
    justify-self: start;
  }
`;
