import { styled } from 'styled-components';
import { color, size } from '../../components/theme.ts';
import type { RequestState } from '../../schema/stored-request.ts';

type NoteLabelProps = Pick<RequestState['notes'][number], 'kind' | 'channel' | 'delivery'>;

const replyLabels = { mail: 'Reply by email', text: 'Reply by text', phone: 'By phone' } as const;

/** Tells messages and replies from notes, and says if a mail hasn't gone out. */
export function NoteLabel({ kind, channel, delivery }: NoteLabelProps) {
  if (kind === undefined) return null;
  const label = kind === 'message' ? 'Message from the visitor' : replyLabels[channel ?? 'mail'];
  return (
    <Line>
      {label}
      {delivery === 'waiting' && <span>, still being sent</span>}
      {delivery === 'failed' && <strong>, couldn't be sent</strong>}
      {delivery === 'unknown' && <strong>, may not have gone out</strong>}
    </Line>
  );
}

const Line = styled.div`
  font-size: ${size.small};
  font-weight: 600;
  span {
    font-weight: 400;
    color: ${color.inkMuted};
  }
  strong {
    color: ${color.signal};
  }
`;
