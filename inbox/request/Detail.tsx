import { ArrowLeft } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { font, from, secondaryText, size, space } from '#components/theme.ts';
import { InboxIcon } from '../InboxIcon.tsx';
import { ButtonRow, SmallButton } from '../SmallButton.tsx';
import type { Navigation } from '../use-navigation.ts';
import { RequestBody } from './RequestBody.tsx';
import { RequestHeader } from './RequestHeader.tsx';
import type { Loaded } from './use-loaded.ts';
import { type RequestEvents, useRequest } from './use-request.ts';

interface DetailProps {
  navigation: Navigation;
  isDuplicate: boolean;
  /** False if the page was opened at this request. */
  takesFocus: boolean;
  /** Grows whenever something may have changed. */
  changes: number;
  events: RequestEvents;
}

/** The open request and everything that can be done with it. */
export function Detail({ navigation, isDuplicate, takesFocus, changes, events }: DetailProps) {
  const { view, closeRequest } = navigation;
  const editor = useRequest(view.id, changes, events);
  const { loaded, reload } = editor;
  const heading = useRef<HTMLHeadingElement>(null);
  const { kind } = loaded;

  useEffect(() => {
    if (takesFocus && kind !== 'loading') heading.current?.focus({ preventScroll: true });
  }, [takesFocus, kind]);

  return (
    <Sheet aria-labelledby="inbox-request">
      <SmallButton className="back" onClick={closeRequest}>
        <InboxIcon icon={ArrowLeft} />
        All requests
      </SmallButton>
      {loaded.kind === 'ready' ? (
        <>
          <RequestHeader request={loaded.request} isDuplicate={isDuplicate} heading={heading} />
          <RequestBody request={loaded.request} editor={editor} navigation={navigation} />
        </>
      ) : (
        <LoadMessage loaded={loaded} heading={heading} retry={reload} />
      )}
    </Sheet>
  );
}

interface LoadMessageProps {
  loaded: Exclude<Loaded, { kind: 'ready' }>;
  heading: RefObject<HTMLHeadingElement | null>;
  retry: () => void;
}

/** Takes the place of a request that isn't there, or not yet. */
function LoadMessage({ loaded, heading, retry }: LoadMessageProps) {
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

const Sheet = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[5]};
  max-width: 54rem;
  /* Leaves space for the bar with Call at the bottom of phones. */
  padding: ${space[3]} ${space[4]} 7rem;
  h2 {
    font-size: ${size.h3};
    overflow-wrap: anywhere;
  }
  h3,
  h4 {
    font: 650 0.97rem/1.3 ${font.text};
    letter-spacing: 0;
  }
  h3 {
    margin-bottom: ${space[2]};
  }
  .more {
    ${secondaryText}
  }
  .back {
    justify-self: start;
    margin: -${space[1]} -${space[3]} -${space[4]};
    border-color: transparent;
    background: none;
  }
  ${from.laptop} {
    padding: ${space[5]} ${space[6]} ${space[7]};
    .back {
      display: none;
    }
  }
`;
