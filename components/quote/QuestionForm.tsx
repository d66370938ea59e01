import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { Language } from '../../schema/language.ts';
import { quoteAnswerSchema } from '../../schema/quote.ts';
import { sayProblem } from '../../schema/visitor-problems.ts';
import { Button } from '../form/Button.tsx';
import { Field, TextArea } from '../form/Field.tsx';
import { space } from '../theme.ts';
import type { Answering } from './answering.ts';
import { quoteWords } from './words.ts';

interface QuestionFormProps {
  number: number;
  language: Language;
  canDecline: boolean;
  answering: Answering;
}

/** A question about the quote, or why it's declined. */
export function QuestionForm({ number, language, canDecline, answering }: QuestionFormProps) {
  const { isBusy, problem, answer } = answering;
  const words = quoteWords[language];
  const [error, setError] = useState<string>();
  const [isAsked, setAsked] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>, action: 'ask' | 'decline') {
    event.preventDefault();
    const form = event.currentTarget;
    const { data, error } = quoteAnswerSchema.safeParse({ action, number, text: new FormData(form).get('text') });
    setError(error && sayProblem(language, error.issues[0]?.message ?? ''));
    setAsked(false);
    if (!data) return form.querySelector('textarea')?.focus();
    if (!(await answer(data))) return;
    form.reset();
    setAsked(action === 'ask');
  }

  return (
    <Form noValidate onSubmit={(event) => submit(event, isDecline(event) ? 'decline' : 'ask')}>
      <Field form="quote" name="text" label={canDecline ? words.question : words.laterQuestion} error={error}>
        {(control) => <TextArea {...control} rows={3} />}
      </Field>
      <div>
        <Button type="submit" data-kind="quiet" disabled={isBusy}>
          {words.ask}
        </Button>
        {canDecline && (
          <Button type="submit" data-kind="quiet" name="action" value="decline" disabled={isBusy}>
            {words.decline}
          </Button>
        )}
      </div>
      <p role="status">{isAsked && words.asked}</p>
      {problem && problem.action !== 'accept' && <p role="alert">{problem.text}</p>}
    </Form>
  );
}

function isDecline({ nativeEvent }: FormEvent): boolean {
  return nativeEvent instanceof SubmitEvent && nativeEvent.submitter?.getAttribute('value') === 'decline';
}

const Form = styled.form`
  display: grid;
  gap: ${space[2]};
  & > div:not(:first-child) {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]};
  }
`;
