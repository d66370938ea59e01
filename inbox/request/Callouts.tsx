import { RotateCcw } from 'lucide-react';
import { styled } from 'styled-components';
import { color, space } from '#components/theme.ts';
import { type StoredRequest, spamDays, trashDays } from '#schema/api/stored-request.ts';
import { dayMs } from '#schema/rules/duration.ts';
import { InboxIcon } from '../InboxIcon.tsx';
import { reasonLabel } from '../labels.ts';
import { NoticeLine } from '../NoticeLine.tsx';
import { SmallButton } from '../SmallButton.tsx';
import { fullTime } from '../times.ts';
import type { RequestEditor } from './use-request.ts';

interface CalloutsProps {
  state: StoredRequest['state'];
  editor: Pick<RequestEditor, 'saving' | 'notice' | 'change' | 'restore'>;
}

/** What to know about a request before anything else. */
export function Callouts({ state: { status, spamReason, notNotified, trashedAt, withdrawnAt }, editor }: CalloutsProps) {
  const { saving, notice, change, restore } = editor;
  const isBusy = saving !== null;
  return (
    <>
      {trashedAt && (
        <div>
          <Callout>
            <p>
              <b>{`In the trash since ${fullTime(trashedAt)}.`}</b>
              {` It will be deleted for good on ${fullTime(new Date(Date.parse(trashedAt) + trashDays * dayMs).toISOString())}.`}
            </p>
            <SmallButton aria-disabled={isBusy} onClick={restore}>
              <InboxIcon icon={RotateCcw} />
              Restore
            </SmallButton>
          </Callout>
          <NoticeLine notice={notice} about="trash" />
        </div>
      )}
      {withdrawnAt && (
        <Callout>
          <p>
            <b>The visitor withdrew this request</b>
            {` on ${fullTime(withdrawnAt)}.`}
          </p>
        </Callout>
      )}
      {status === 'spam' && !trashedAt && (
        <Callout>
          <p>
            <b>{`Marked as spam${spamReason ? `: ${reasonLabel(spamReason)}` : ''}.`}</b>
            {` It will be deleted ${spamDays} days after it was received or last changed.`}
          </p>
          <SmallButton aria-disabled={isBusy} onClick={() => change('status', { status: 'new' })}>
            Not spam
          </SmallButton>
        </Callout>
      )}
      {notNotified && (
        <Callout>
          <p>
            <b>You weren't notified about this request:</b>
            {` the ${notNotified.by.join(' and the ')} failed, last tried ${fullTime(notNotified.at)}.`}
          </p>
        </Callout>
      )}
    </>
  );
}

/** Something to notice before anything else, with an optional button. */
const Callout = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-left: 4px solid ${color.warning};
  background: ${color.warningSoft};
  font-size: 0.97rem;
  line-height: 1.45;
  p {
    flex: 1 1 16rem;
  }
`;
