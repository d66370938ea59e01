import { styled } from 'styled-components';
import { color, size, space } from '../../components/theme.ts';
import { referenceOf } from '../../schema/reference.ts';
import { RequestLink } from '../RequestLink.tsx';
import { SmallButton } from '../SmallButton.tsx';
import type { Navigation } from '../use-navigation.ts';
import type { ListOutcome } from './use-list-outcome.ts';

interface ListNoticeProps {
  outcome: ListOutcome | null;
  undo: () => void;
  dismiss: () => void;
  navigation: Navigation;
}

/** Says what happened to a request that isn't in the list any more. */
export function ListNotice({ outcome, undo, dismiss, navigation }: ListNoticeProps) {
  return (
    <Line role="status">
      {outcome && (
        <>
          <span>{outcome.text}</span>
          {outcome.similar.length > 0 && (
            <ul>
              {outcome.similar.map((id) => (
                <li key={id}>
                  <RequestLink id={id} navigation={navigation}>
                    {referenceOf(id)}
                  </RequestLink>
                </li>
              ))}
            </ul>
          )}
          {outcome.similar.length > 0 && <SmallButton onClick={dismiss}>Done</SmallButton>}
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
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]};
  }
  &:empty {
    display: none;
  }
`;
