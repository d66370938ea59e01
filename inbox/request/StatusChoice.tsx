import { type RequestStatus, requestStatuses, statusNames } from '../../schema/request-statuses.ts';
import { NoticeLine } from '../NoticeLine.tsx';
import { SmallButton, WideButtonRow } from '../SmallButton.tsx';
import type { Notice } from './use-saving.ts';

interface StatusChoiceProps {
  status: RequestStatus;
  isBusy: boolean;
  notice: Notice | null;
  onChoose: (status: RequestStatus) => void;
}

export function StatusChoice({ status, isBusy, notice, onChoose }: StatusChoiceProps) {
  return (
    <section aria-labelledby="inbox-status">
      <h3 id="inbox-status">Status</h3>
      <WideButtonRow role="group" aria-labelledby="inbox-status">
        {statusNames.map((each) => (
          <SmallButton
            key={each}
            aria-pressed={each === status}
            aria-disabled={isBusy}
            onClick={() => each !== status && onChoose(each)}
          >
            {requestStatuses[each].label}
          </SmallButton>
        ))}
      </WideButtonRow>
      <NoticeLine notice={notice} about="status" />
    </section>
  );
}
