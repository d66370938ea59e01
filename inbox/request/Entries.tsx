import { styled } from 'styled-components';
import { color, space } from '../../components/theme.ts';
import type { RequestState } from '../../schema/stored-request.ts';
import { ChangedBy } from './ChangedBy.tsx';
import { NoteLabel } from './NoteLabel.tsx';

/** Notes, or what the visitor and the business wrote to each other. */
export function Entries({ entries }: { entries: RequestState['notes'] }) {
  if (entries.length === 0) return null;
  return (
    <List>
      {entries.map(({ at, by, text, ...about }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries are only added at the end
        <li key={index} data-kind={about.kind}>
          <NoteLabel {...about} />
          <ChangedBy by={by} at={at} />
          {about.subject && <b dir="auto">{about.subject}</b>}
          <p dir="auto">{text}</p>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
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
