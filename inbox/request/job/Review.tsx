import { type FormEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { TextArea } from '../../../components/form/Field.tsx';
import { color, size, space } from '../../../components/theme.ts';
import { type RemovalReason, removalReasons, reviewLimits, signReview } from '../../../schema/review.ts';
import type { StoredRequest } from '../../../schema/stored-request.ts';
import { ConfirmDialog } from '../../ConfirmDialog.tsx';
import { Fold } from '../../Fold.tsx';
import { NoticeLine } from '../../NoticeLine.tsx';
import { ButtonRow, SmallButton } from '../../SmallButton.tsx';
import { fullTime } from '../../times.ts';
import { SmallForm } from '../SmallForm.tsx';
import type { RequestEditor } from '../use-request.ts';
import { answerReview, removeReview } from './job-api.ts';

interface ReviewProps {
  request: StoredRequest;
  editor: Pick<RequestEditor, 'saving' | 'notice' | 'update'>;
}

const reasonLabels: Record<RemovalReason, string> = { abuse: 'Abuse', 'private data': "Somebody's private data" };

/** What the customer says about the job. It's published as it is; the business can answer once, and has to say why it removes one. */
export function Review({ request, editor: { saving, notice, update } }: ReviewProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [reason, setReason] = useState<RemovalReason>('abuse');
  const [text, setText] = useState('');
  const { id, fullName, state } = request;
  const { review } = state;
  if (!review) return null;
  const { stars, answer, removed } = review;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (saving === null && text.trim() !== '') update('review', 'Your answer is published.', () => answerReview(id, text));
  }

  function ask(why: RemovalReason) {
    setReason(why);
    dialog.current?.showModal();
  }

  return (
    <section aria-labelledby="inbox-review">
      <h3 id="inbox-review">Review</h3>
      <Quote>
        <p>
          <b>{`${stars} of ${reviewLimits.stars} stars`}</b>
        </p>
        {review.text && (
          <p dir="auto" className="text">
            {review.text}
          </p>
        )}
        <p className="more">{`${signReview(fullName, review.signature)}, ${fullTime(review.at)}`}</p>
        {removed && (
          <p>
            <b>{`Removed: ${reasonLabels[removed.reason]}.`}</b> It counts among the removed ones in public.
          </p>
        )}
        {answer && (
          <p className="text">
            <b>Our answer:</b>
            {` ${answer.text}`}
          </p>
        )}
      </Quote>
      {!answer && !removed && (
        <SmallForm onSubmit={submit}>
          <label htmlFor="inbox-answer">Answer in public. You can do that once.</label>
          <TextArea
            id="inbox-answer"
            rows={4}
            maxLength={reviewLimits.answer}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <ButtonRow>
            <SmallButton type="submit" data-kind="main" aria-disabled={saving !== null}>
              Publish the answer
            </SmallButton>
          </ButtonRow>
        </SmallForm>
      )}
      {!removed && (
        <Removal>
          <summary>Remove this review</summary>
          <p className="more">
            Only for abuse, or if it tells somebody's private data. The reason stays in the history and is counted in public.
          </p>
          <ButtonRow>
            {removalReasons.map((each) => (
              <SmallButton key={each} data-kind="signal" onClick={() => ask(each)}>
                {reasonLabels[each]}
              </SmallButton>
            ))}
          </ButtonRow>
        </Removal>
      )}
      <NoticeLine notice={notice} about="review" />
      <ConfirmDialog
        ref={dialog}
        title="Remove this review?"
        text={`Reason: ${reasonLabels[reason]}. A review can't be removed because it's bad. Its author can change it, and then it's published again.`}
        action="Remove it"
        cancel="Keep it"
        onConfirm={() => update('review', 'Removed.', () => removeReview(id, reason))}
      />
    </section>
  );
}

const Quote = styled.div`
  display: grid;
  gap: ${space[1]};
  margin-bottom: ${space[4]};
  padding-left: ${space[3]};
  border-left: 3px solid ${color.rule};
  .text {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

const Removal = styled(Fold)`
  margin-top: ${space[3]};
  p {
    margin-bottom: ${space[2]};
    font-size: ${size.small};
  }
`;
