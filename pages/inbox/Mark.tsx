import { styled } from 'styled-components';
import { color, radius, size, space } from '../../components/theme.ts';
import type { ListedRequest } from '../../schema/stored-request.ts';
import type { Level } from './business-clock.ts';
import { InboxIcon, type InboxIconName } from './InboxIcon.tsx';
import { spamWords, statusLabels, type waitingOf } from './words.ts';

type Kind = Level | 'plain' | 'good' | 'care';

interface MarkProps {
  kind: Kind;
  icon: InboxIconName;
  children: string;
}

/** A short word on a ground of its own; icon and word say what the color does. */
function Mark({ kind, icon, children }: MarkProps) {
  return (
    <Ground data-kind={kind}>
      <InboxIcon name={icon} size={15} />
      {children}
    </Ground>
  );
}

interface MarksProps {
  row: Pick<ListedRequest, 'status' | 'spamReason' | 'notNotified' | 'duplicate'>;
  waiting: ReturnType<typeof waitingOf>;
}

/** What is to be known of a request at a glance. */
export function Marks({ row: { status, spamReason, notNotified, duplicate }, waiting }: MarksProps) {
  return (
    <Row>
      {waiting && (
        <Mark kind={waiting.level} icon={waiting.level === 'late' || waiting.level === 'overdue' ? 'alert' : 'clock'}>
          {waiting.text}
        </Mark>
      )}
      {status === 'spam' ? (
        <Mark kind="plain" icon="spam">
          {spamReason ? `Spam: ${spamWords[spamReason]}` : 'Spam'}
        </Mark>
      ) : (
        status !== 'new' && (
          <Mark kind={status === 'won' ? 'good' : 'plain'} icon="check">
            {statusLabels[status]}
          </Mark>
        )
      )}
      {duplicate && (
        <Mark kind="care" icon="duplicate">
          Possible duplicate
        </Mark>
      )}
      {notNotified && (
        <Mark kind="care" icon="untold">
          Notification failed
        </Mark>
      )}
    </Row>
  );
}

const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  &:empty {
    display: none;
  }
`;

const Ground = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.3em;
  padding: 0.1rem ${space[2]} 0.1rem 0.4rem;
  border-radius: ${radius.small};
  background: ${color.sunken};
  color: ${color.ink};
  font-size: ${size.small};
  font-weight: 550;
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
  svg {
    flex: none;
    color: ${color.inkMuted};
  }
  &[data-kind='fresh'],
  &[data-kind='good'] {
    background: ${color.successSoft};
    svg {
      color: ${color.success};
    }
  }
  &[data-kind='due'],
  &[data-kind='care'] {
    background: ${color.warningSoft};
    svg {
      color: ${color.warning};
    }
  }
  &[data-kind='late'] {
    background: ${color.signalSoft};
    color: ${color.signal};
    svg {
      color: ${color.signal};
    }
  }
  &[data-kind='overdue'] {
    background: ${color.signal};
    color: ${color.onDark};
    svg {
      color: ${color.onDark};
    }
  }
`;
