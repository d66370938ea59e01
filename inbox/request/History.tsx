import { styled } from 'styled-components';
import { space } from '#components/theme.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import { Fold } from '../Fold.tsx';
import { ChangedBy } from './ChangedBy.tsx';

/** Who changed what, and when. */
export function History({ request: { receivedAt, state } }: { request: StoredRequest }) {
  return (
    <Changes>
      <summary>History</summary>
      <ol>
        <li>
          <ChangedBy actor="customer" at={receivedAt} />
          Received
        </li>
        {state.history.map(({ what, ...author }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are only added at the end
          <li key={index}>
            <ChangedBy {...author} />
            {what}
          </li>
        ))}
      </ol>
    </Changes>
  );
}

const Changes = styled(Fold)`
  summary {
    font-size: 0.97rem;
    font-weight: 650;
  }
  ol {
    display: grid;
    gap: ${space[2]};
    overflow-wrap: anywhere;
  }
`;
