import { Download } from 'lucide-react';
import { use, useRef } from 'react';
import { styled } from 'styled-components';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import type { VisitState } from '#schema/api/visit.ts';
import { describeWindow } from '#schema/rules/visit-windows.ts';
import { ConfirmDialog } from '../../ConfirmDialog.tsx';
import { Fold } from '../../Fold.tsx';
import { InboxIcon } from '../../InboxIcon.tsx';
import { NoticeLine } from '../../NoticeLine.tsx';
import { Rows } from '../../Rows.tsx';
import { ButtonRow, SmallButton, SmallButtonLink } from '../../SmallButton.tsx';
import { Now } from '../../use-now.ts';
import { isOurs, type Step } from '../next-step.ts';
import type { RequestEditor } from '../use-request.ts';
import { VisitForm } from './VisitForm.tsx';

const stateTexts: Record<VisitState, string> = {
  offered: "We offered this time, and they haven't answered yet:",
  confirmed: 'Confirmed:',
  cancelled: 'Canceled:',
};

interface VisitProps {
  request: StoredRequest;
  editor: RequestEditor;
  step: Step | null;
}

/** When we visit: the time that is planned, and a form that offers, confirms or moves it. */
export function Visit({ request, editor, step }: VisitProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, state } = request;
  const { visit, withdrawnAt } = state;
  // What is settled hides its form, so that nobody changes it by mistake.
  const isNext = isOurs(step, 'visit');
  const isSettled = !isNext && !isOurs(step, 'call');
  const Day = visit && Date.parse(visit.end) < use(Now) ? 'span' : 'b';
  const isPlanned = visit !== undefined && visit.state !== 'cancelled';

  async function cancel() {
    // The button that asked is gone.
    if (await editor.cancelVisit()) heading.current?.focus();
  }

  return (
    <section aria-labelledby="inbox-visit">
      <h3 id="inbox-visit" ref={heading} tabIndex={-1}>
        Visit
      </h3>
      <Rows>
        {visit && (
          <p>
            <span>{`${stateTexts[visit.state]} `}</span>
            <Day className="whole">{describeWindow(visit)}</Day>
            {visit.address && (
              <>
                , <Address>{visit.address}</Address>
              </>
            )}
            {visit.crew && <span>{`, ${visit.crew}`}</span>}
          </p>
        )}
        {isPlanned && (
          <ButtonRow>
            <SmallButtonLink href={`/api/requests/${id}/visit.ics`} download>
              <InboxIcon icon={Download} />
              Calendar file
            </SmallButtonLink>
            <SmallButton onClick={() => dialog.current?.showModal()}>Cancel visit…</SmallButton>
          </ButtonRow>
        )}
        {withdrawnAt ? (
          <p>The visitor withdrew this request, so no visit can be planned.</p>
        ) : (
          <Fold open={!isSettled}>
            <summary hidden={!isSettled}>{isPlanned ? 'Change the visit' : 'Plan a visit'}</summary>
            <VisitForm request={request} editor={editor} isNext={isNext} />
          </Fold>
        )}
      </Rows>
      <NoticeLine notice={editor.notice} about="visit" />
      <ConfirmDialog
        ref={dialog}
        title="Cancel this visit?"
        text="It's taken off the calendar, and the visitor's page says so. You can plan another one later."
        action="Cancel visit"
        cancel="Keep it"
        onConfirm={cancel}
      />
    </section>
  );
}

/** Keeps the house number on the line of its street, where there's room. */
const Address = styled.span`
  display: inline-block;
`;
