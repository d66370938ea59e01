import { styled } from 'styled-components';
import { color, size, space } from '#components/theme.ts';
import { SmallButton } from '../SmallButton.tsx';
import type { ListOutcome } from './use-list-outcome.ts';

interface ListNoticeProps {
  outcome: ListOutcome | null;
  undo: () => void;
}

/** Says what happened to a request that isn't in the list any more. */
export function ListNotice({ outcome, undo }: ListNoticeProps) {
  return (
    <Line role="status">
      {outcome && (
        <>
          <span>{outcome.text}</span>
          {outcome.trashedId !== null && <SmallButton onClick={undo}>Undo</SmallButton>}
        </>
      )}
    </Line>
  );
}

/** Stays below the list's bar. */
const Line = styled.div`
  position: sticky;
  top: 36px;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]} ${space[4]};
  border-bottom: 1px solid ${color.rule};
  background: ${color.successSoft};
  font-size: ${size.small};
  overflow-wrap: anywhere;
  &:empty {
    display: none;
  }
`;
