import { styled } from 'styled-components';
import { space } from '../../components/theme.ts';
import type { StoredRequest } from '../../schema/stored-request.ts';
import { Signature } from './Signature.tsx';

/** Who changed what, and when. */
export function History({ request: { receivedAt, state } }: { request: StoredRequest }) {
  return (
    <Fold>
      <summary>History</summary>
      <ol>
        <li>
          <Signature by={undefined} at={receivedAt} />
          Received
        </li>
        {state.history.map(({ at, by, what }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are only added at the end
          <li key={index}>
            <Signature by={by} at={at} />
            {what}
          </li>
        ))}
      </ol>
    </Fold>
  );
}

const Fold = styled.details`
  summary {
    width: fit-content;
    padding-block: ${space[2]};
    font-size: 0.97rem;
    font-weight: 650;
    cursor: pointer;
  }
  ol {
    display: grid;
    gap: ${space[2]};
    padding: 0;
    list-style: none;
    overflow-wrap: anywhere;
  }
`;
