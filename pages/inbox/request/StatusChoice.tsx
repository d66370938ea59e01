import { styled } from 'styled-components';
import { from, space } from '../../../components/theme.ts';
import { requestStatuses } from '../../../schema/stored-request.ts';
import { NoticeLine } from '../NoticeLine.tsx';
import { Tool } from '../Tool.tsx';
import { statusLabels } from '../words.ts';
import type { Notice } from './use-request.ts';

type Status = (typeof requestStatuses)[number];

interface StatusChoiceProps {
  status: Status;
  /** While a change is on its way, none is taken. */
  busy: boolean;
  notice: Notice | null;
  choose: (status: Status) => void;
}

export function StatusChoice({ status, busy, notice, choose }: StatusChoiceProps) {
  return (
    <section aria-labelledby="inbox-status">
      <h3 id="inbox-status">Status</h3>
      <Choices role="group" aria-labelledby="inbox-status">
        {requestStatuses.map((each) => (
          <Tool
            key={each}
            type="button"
            aria-pressed={each === status}
            aria-disabled={busy}
            onClick={() => each !== status && choose(each)}
          >
            {statusLabels[each]}
          </Tool>
        ))}
      </Choices>
      <NoticeLine notice={notice} about="status" />
    </section>
  );
}

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${space[2]};
  ${from.tablet} {
    grid-template-columns: repeat(6, auto);
    justify-content: start;
  }
`;
