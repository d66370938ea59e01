import { styled } from 'styled-components';
import { color, size, space } from '#components/theme.ts';
import type { Erased } from '#schema/api/inbox.ts';
import { restoreRequest } from '../api.ts';
import { count } from '../labels.ts';
import { reasonOf } from '../reasons.ts';
import { SmallButton } from '../SmallButton.tsx';

/** What was just done with a request that has left the list. */
export interface Outcome {
  text: string;
  /** The request that Undo restores. */
  trashedId?: string;
}

interface ListNoticeProps {
  outcome: Outcome | null;
  setOutcome: (outcome: Outcome) => void;
  onRestore: () => void;
}

export function ListNotice({ outcome, setOutcome, onRestore }: ListNoticeProps) {
  async function restore(trashedId: string) {
    try {
      await restoreRequest(trashedId);
      setOutcome({ text: 'Restored.' });
      onRestore();
    } catch (error) {
      setOutcome({ text: `Not restored. ${reasonOf(error)}`, trashedId });
    }
  }

  const { text, trashedId } = outcome ?? {};
  return (
    <Line role="status">
      {text && <span>{text}</span>}
      {trashedId && <SmallButton onClick={() => restore(trashedId)}>Undo</SmallButton>}
    </Line>
  );
}

export function describeErased({ deleted, pending, newsletter }: Erased): string {
  const subscription = newsletter ? ' and the newsletter subscription' : '';
  const later = pending > 0 ? ` Copies of ${pending} are still being deleted.` : '';
  return `Erased ${count(deleted, 'request')}${subscription}.${later} Search for the name to see whether other requests mention them.`;
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
