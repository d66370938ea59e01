import { styled } from 'styled-components';
import { color, size, space } from '#components/theme.ts';
import type { RequestState } from '#schema/api/stored-request.ts';
import { Fold } from '../Fold.tsx';
import { ChangedBy } from './ChangedBy.tsx';

/** Notes, or what the visitor and the business wrote to each other. */
export function Entries({ entries }: { entries: RequestState['notes'] }) {
  if (entries.length === 0) return null;
  return (
    <EntryList>
      {entries.map(({ at, actor, by, link, text, ...about }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries are only added at the end
        <li key={index} data-kind={about.kind}>
          <NoteLabel {...about} />
          <ChangedBy at={at} actor={actor} by={by} link={link} />
          {about.subject && <b dir="auto">{about.subject}</b>}
          {about.kind === 'reply' && actor === 'site' ? (
            <Fold>
              <summary>What the site mailed</summary>
              <p dir="auto">{text}</p>
            </Fold>
          ) : (
            <p dir="auto">{text}</p>
          )}
        </li>
      ))}
    </EntryList>
  );
}

type NoteLabelProps = Pick<RequestState['notes'][number], 'kind' | 'channel' | 'delivery'>;

const replyLabels = { mail: 'Reply by email', text: 'Reply by text', phone: 'By phone' } as const;

/** Tells messages and replies from notes, and says if a mail hasn't gone out. */
function NoteLabel({ kind, channel, delivery }: NoteLabelProps) {
  if (kind === undefined) return null;
  const label = kind === 'message' ? 'Message from the customer' : replyLabels[channel ?? 'mail'];
  return (
    <Label>
      {label}
      {delivery === 'waiting' && <span>, still being sent</span>}
      {delivery === 'failed' && <strong>, couldn't be sent</strong>}
    </Label>
  );
}

const EntryList = styled.ul`
  display: grid;
  gap: ${space[3]};
  margin-bottom: ${space[4]};
  li {
    padding-left: ${space[3]};
    border-left: 3px solid ${color.rule};
  }
  [data-kind='message'] {
    border-left-color: ${color.info};
  }
  [data-kind='reply'] {
    border-left-color: ${color.success};
  }
  p {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;

const Label = styled.div`
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
