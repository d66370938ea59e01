import type { RefObject } from 'react';
import { ButtonRow, SmallButton } from '../SmallButton.tsx';
import type { Loaded } from './use-loaded.ts';

interface LoadMessageProps {
  loaded: Exclude<Loaded, { kind: 'ready' }>;
  heading: RefObject<HTMLHeadingElement | null>;
  retry: () => void;
}

/** Takes the place of a request that isn't there, or not yet. */
export function LoadMessage({ loaded, heading, retry }: LoadMessageProps) {
  if (loaded.kind === 'loading') return <p role="status">Loading…</p>;
  return (
    <>
      <h2 id="inbox-request" ref={heading} tabIndex={-1}>
        {loaded.kind === 'gone' ? 'This request is gone' : "Couldn't load this request"}
      </h2>
      {loaded.kind === 'gone' ? (
        <p>It was deleted for good, or it has expired.</p>
      ) : (
        <>
          <p role="alert">{loaded.reason}</p>
          <ButtonRow>
            <SmallButton onClick={retry}>Try again</SmallButton>
          </ButtonRow>
        </>
      )}
    </>
  );
}
