import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/form/Button.tsx';
import { choiceLine } from '../../components/form/choice-line.ts';
import { Field, TextArea } from '../../components/form/Field.tsx';
import { deleteReview, sendReview } from '../../components/own-request/visitor-api.ts';
import { color, space } from '../../components/theme.ts';
import { fill } from '../../schema/fill.ts';
import { signatures, signReview } from '../../schema/review.ts';
import type { VisitorPage } from '../../schema/visitor.ts';
import { useOpenRequest } from './open-request.ts';
import { useAction } from './use-action.ts';

/** Writes a review, changes it, or deletes it. */
export function ReviewForm({ review }: Pick<NonNullable<VisitorPage['job']>, 'review'>) {
  const { words, fragment, request, reload } = useOpenRequest();
  const say = words.review;
  const { isRunning, problem, run } = useAction();
  const [error, setError] = useState('');
  const [done, setDone] = useState('');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const stars = Number(data.get('stars') ?? 0);
    setDone('');
    setError(stars === 0 ? say.missing : '');
    if (stars === 0) return form.querySelector('input')?.focus();
    const signature = signatures.find((style) => style === data.get('signature')) ?? signatures[0];
    if (!(await run(() => sendReview(fragment, { stars, text: String(data.get('text') ?? ''), signature })))) return;
    setDone(say.published);
    await reload();
  }

  async function remove() {
    if (!(await run(() => deleteReview(fragment)))) return;
    setDone(say.removed);
    await reload();
  }

  return (
    <>
      <p>{say.intro}</p>
      {review?.removed && <p role="alert">{fill(say.hidden, { reason: say.reasons[review.removed.reason] })}</p>}
      {/* A deleted review leaves an empty form. */}
      <Form key={review ? 'written' : 'empty'} noValidate onSubmit={submit} onInput={() => setDone('')}>
        <fieldset aria-describedby={error ? 'stars-error' : undefined}>
          <legend>{say.stars}</legend>
          {say.ratings.toReversed().map((rating, index) => {
            const stars = say.ratings.length - index;
            return (
              <label key={rating}>
                <input type="radio" name="stars" value={stars} defaultChecked={review?.stars === stars} />
                {rating}
              </label>
            );
          })}
          {error && (
            <p id="stars-error" role="alert">
              {error}
            </p>
          )}
        </fieldset>
        <Field form="review" name="text" label={say.text} error={undefined}>
          {(control) => <TextArea {...control} rows={4} defaultValue={review?.text} />}
        </Field>
        <fieldset>
          <legend>{say.signature}</legend>
          {signatures.map((style) => (
            <label key={style}>
              <input
                type="radio"
                name="signature"
                value={style}
                defaultChecked={(review?.signature ?? signatures[0]) === style}
              />
              {signReview(request.sent.fullName, style)}
            </label>
          ))}
        </fieldset>
        <div>
          <Button type="submit" disabled={isRunning}>
            {review ? say.change : say.publish}
          </Button>
          {review && (
            <Button type="button" data-kind="quiet" disabled={isRunning} onClick={remove}>
              {say.remove}
            </Button>
          )}
        </div>
      </Form>
      <p role="status">{done}</p>
      {problem && <p role="alert">{problem}</p>}
      {review?.answer && (
        <Answer>
          <b>{say.answer}</b>
          <p>{review.answer.text}</p>
        </Answer>
      )}
    </>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
  fieldset {
    display: grid;
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0 0 ${space[1]};
    font-weight: 600;
  }
  fieldset label {
    ${choiceLine}
  }
  & > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]};
  }
`;

const Answer = styled.div`
  padding: ${space[4]};
  background: ${color.sunken};
  p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
