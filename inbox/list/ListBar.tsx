import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, size, space } from '#components/theme.ts';
import { InboxIcon } from '../InboxIcon.tsx';
import { count } from '../labels.ts';
import { SmallButton } from '../SmallButton.tsx';
import type { List } from './use-list.ts';

interface ListBarProps {
  list: List;
  showNewest: () => void;
  /** The list's heading, which shows here when it has the focus. */
  children: ReactNode;
}

/** Whether the list is up to date, or how many requests have come in since. */
export function ListBar({ list, showNewest, children }: ListBarProps) {
  const { newRequests, reload } = list;
  return (
    <Bar>
      {children}
      {newRequests.length > 0 ? (
        <SmallButton data-kind="main" onClick={showNewest}>
          {`Show ${count(newRequests.length, 'new request')}`}
        </SmallButton>
      ) : (
        <span>{describeAge(list)}</span>
      )}
      <SmallButton className="refresh" onClick={reload}>
        <InboxIcon icon={RefreshCw} />
        <span className="unseen">Refresh</span>
      </SmallButton>
    </Bar>
  );
}

function describeAge({ isCheckFailed, isLoading }: List): string {
  if (isLoading) return 'Loading…';
  return isCheckFailed ? 'No connection' : 'Up to date';
}

const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: ${space[2]};
  min-height: 36px;
  padding-inline: ${space[4]};
  border-bottom: 1px solid ${color.rule};
  background: ${color.page};
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;
  color: ${color.inkMuted};
  button {
    min-height: 36px;
  }
  .refresh {
    width: 44px;
    padding: 0;
    border-color: transparent;
    background: none;
  }
`;
