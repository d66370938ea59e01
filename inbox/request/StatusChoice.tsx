import type { StoredRequest } from '#schema/api/stored-request.ts';
import { type RequestStatus, requestStatuses, statusNames } from '#schema/rules/request-statuses.ts';
import { NoticeLine } from '../NoticeLine.tsx';
import { SmallButton, WideButtonRow } from '../SmallButton.tsx';
import type { RequestEditor } from './use-request.ts';

interface StatusChoiceProps {
  state: StoredRequest['state'];
  editor: Pick<RequestEditor, 'saving' | 'notice'>;
  choose: (status: RequestStatus) => void;
}

export function StatusChoice({ state: { status }, editor: { saving, notice }, choose }: StatusChoiceProps) {
  return (
    <section aria-labelledby="inbox-status">
      <h3 id="inbox-status" tabIndex={-1}>
        Status
      </h3>
      <WideButtonRow role="group" aria-labelledby="inbox-status">
        {statusNames.map((each) => (
          <SmallButton
            key={each}
            aria-pressed={each === status}
            aria-disabled={saving !== null}
            onClick={() => each !== status && choose(each)}
          >
            {requestStatuses[each].label}
          </SmallButton>
        ))}
      </WideButtonRow>
      <NoticeLine notice={notice} about="status" />
    </section>
  );
}
