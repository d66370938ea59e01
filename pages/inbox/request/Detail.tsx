import { type RefObject, use, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { color, font, from, size, space } from '../../../components/theme.ts';
import { type ListedRequest, type StoredRequest, stateOf } from '../../../schema/stored-request.ts';
import { InboxIcon } from '../InboxIcon.tsx';
import { Marks } from '../Mark.tsx';
import { NoticeLine } from '../NoticeLine.tsx';
import { ShopFacts } from '../shop.ts';
import { Tool } from '../Tool.tsx';
import type { View } from '../view.ts';
import { spamWords, waitingOf, wholeTime } from '../words.ts';
import { Confirm } from './Confirm.tsx';
import { ContactLinks } from './ContactLinks.tsx';
import { Duplicates } from './Duplicates.tsx';
import { Fields } from './Fields.tsx';
import { Notes } from './Notes.tsx';
import { PlanSeen } from './PlanSeen.tsx';
import { StatusChoice } from './StatusChoice.tsx';
import { useRequest } from './use-request.ts';

interface DetailProps {
  id: string;
  /** Unix milliseconds. */
  now: number;
  view: View;
  /** Of the list, where it stands there. */
  row: ListedRequest | undefined;
  /** True once somebody opened a request here, rather than by its address. */
  takesFocus: RefObject<boolean>;
  open: (id: string) => void;
  close: () => void;
  onChanged: (request: StoredRequest) => void;
  onDeleted: () => void;
  onSignedOut: () => void;
}

/** Everything about one request, and all that can be done with it. */
export function Detail({ id, now, view, row, takesFocus, open, close, onChanged, onDeleted, onSignedOut }: DetailProps) {
  const { hours } = use(ShopFacts);
  const { loaded, saving, notice, reload, change, remove } = useRequest(id, { onSignedOut, onChanged });
  const heading = useRef<HTMLHeadingElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const request = loaded.kind === 'ready' ? loaded.request : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each kind, not for each change
  useEffect(() => {
    if (loaded.kind !== 'loading' && takesFocus.current) heading.current?.focus({ preventScroll: true });
  }, [loaded.kind]);

  // The list has heard of a change that was made elsewhere.
  const behind = request !== null && row !== undefined && row.version > stateOf(request).version && !saving;
  useEffect(() => {
    if (behind) reload();
  }, [behind, reload]);

  const back = (
    <Tool type="button" className="back" onClick={close}>
      <InboxIcon name="back" />
      All requests
    </Tool>
  );
  if (!request) {
    return (
      <Sheet>
        {back}
        {loaded.kind === 'loading' && <p role="status">Reading…</p>}
        {loaded.kind === 'gone' && (
          <>
            <h2 ref={heading} tabIndex={-1}>
              No longer there
            </h2>
            <p>This request was deleted, or its time was over.</p>
          </>
        )}
        {loaded.kind === 'failed' && (
          <>
            <h2 ref={heading} tabIndex={-1}>
              Not read
            </h2>
            <p role="alert">The request could not be read. {loaded.reason}</p>
            <Tool type="button" onClick={reload}>
              Try again
            </Tool>
          </>
        )}
      </Sheet>
    );
  }

  const { status, spamReason, notNotified, notes } = stateOf(request);
  const waiting = waitingOf({ status, receivedAt: request.receivedAt }, now, hours);
  return (
    <Sheet aria-labelledby="inbox-request">
      {back}
      <Head>
        <h2 id="inbox-request" ref={heading} tabIndex={-1} dir="auto">
          {request.fullName}
        </h2>
        <p>
          Came in <time dateTime={request.receivedAt}>{wholeTime(request.receivedAt)}</time>
        </p>
        <Marks row={{ status, duplicate: row?.duplicate }} waiting={waiting} />
      </Head>
      {status === 'spam' && (
        <Aside data-kind="spam">
          <p>
            <b>Held back as spam{spamReason && `: ${spamWords[spamReason]}`}.</b> It is deleted 30 days after it came in or was
            last changed.
          </p>
          <Tool type="button" aria-disabled={saving !== null} onClick={() => change('status', { status: 'new' })}>
            Not spam
          </Tool>
        </Aside>
      )}
      {notNotified && (
        <Aside>
          <p>
            <b>You were not told of this request:</b> the {notNotified.by.join(' and the ')} did not take it, last tried{' '}
            {wholeTime(notNotified.at)}.
          </p>
        </Aside>
      )}
      <ContactLinks request={request} />
      <Fields request={request} />
      <StatusChoice
        status={status}
        busy={saving !== null}
        notice={notice}
        choose={(chosen) => change('status', { status: chosen })}
      />
      <Notes id={id} notes={notes} busy={saving === 'note'} notice={notice} add={(note) => change('note', { note })} />
      {request.plan && <PlanSeen plan={request.plan} />}
      <Duplicates request={request} view={view} now={now} open={open} />
      <Last>
        <Tool type="button" data-kind="signal" onClick={() => dialog.current?.showModal()}>
          <InboxIcon name="delete" />
          Delete for good
        </Tool>
        <NoticeLine notice={notice} about="deletion" />
      </Last>
      <Confirm
        ref={dialog}
        title="Delete this request for good?"
        text={`The request of ${request.fullName} with its notes is gone then. Nobody can bring it back.`}
        action="Delete for good"
        cancel="Keep it"
        onConfirm={async () => {
          if (await remove()) onDeleted();
        }}
      />
    </Sheet>
  );
}

const Sheet = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[5]};
  max-width: 54rem;
  /* Room for the bar under the thumb. */
  padding: ${space[3]} ${space[4]} 7rem;
  h2 {
    font-size: ${size.h3};
    overflow-wrap: anywhere;
  }
  h3 {
    margin-bottom: ${space[2]};
    font: 650 0.97rem/1.3 ${font.text};
    letter-spacing: 0;
  }
  .back {
    justify-self: start;
    margin-bottom: -${space[2]};
  }
  ${from.laptop} {
    padding: ${space[5]} ${space[6]} ${space[7]};
    .back {
      display: none;
    }
  }
`;

const Head = styled.div`
  display: grid;
  gap: ${space[1]};
  p {
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
`;

const Aside = styled.div`
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

const Last = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
  padding-top: ${space[5]};
  border-top: 1px solid ${color.rule};
`;
