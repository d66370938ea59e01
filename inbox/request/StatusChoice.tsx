import { styled } from 'styled-components';
import { from, space } from '../../components/theme.ts';
import { type RequestStatus, requestStatuses, statusNames } from '../../schema/request-statuses.ts';
import { NoticeLine } from '../NoticeLine.tsx';
import { SmallButton } from '../SmallButton.tsx';
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
      <Choices role="group" aria-labelledby="inbox-status">
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
      </Choices>
      <NoticeLine notice={notice} about="status" />
    </section>
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  button {
    flex: 1 0 auto;
  }
  ${from.tablet} {
    button {
      flex-grow: 0;
    }
  }
`;
