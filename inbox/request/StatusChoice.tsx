import { requestStatuses, statusNames } from '../../schema/request-statuses.ts';
import type { StoredRequest } from '../../schema/stored-request.ts';
import { NoticeLine } from '../NoticeLine.tsx';
import { SmallButton, WideButtonRow } from '../SmallButton.tsx';
import type { RequestEditor } from './use-request.ts';

interface StatusChoiceProps {
  state: StoredRequest['state'];
  editor: Pick<RequestEditor, 'saving' | 'notice' | 'change'>;
  /** A job is done once it's recorded. */
  askForJob: () => void;
}

export function StatusChoice({ state: { status, job }, editor: { saving, notice, change }, askForJob }: StatusChoiceProps) {
  return (
    <section aria-labelledby="inbox-status">
      <h3 id="inbox-status">Status</h3>
      <WideButtonRow role="group" aria-labelledby="inbox-status">
        {statusNames.map((each) => (
          <SmallButton
            key={each}
            aria-pressed={each === status}
            aria-disabled={saving !== null}
            onClick={() => each !== status && (each === 'done' && !job ? askForJob() : change('status', { status: each }))}
          >
            {requestStatuses[each].label}
          </SmallButton>
        ))}
      </WideButtonRow>
      <NoticeLine notice={notice} about="status" />
    </section>
  );
}
