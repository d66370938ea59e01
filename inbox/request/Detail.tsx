import { type RefObject, useEffect, useRef } from 'react';
import { ButtonRow, SmallButton } from '../SmallButton.tsx';
import type { Navigation } from '../use-navigation.ts';
import { RequestBody } from './RequestBody.tsx';
import { RequestHeader } from './RequestHeader.tsx';
import { BackButton, Sheet } from './Sheet.tsx';
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
      <BackButton close={closeRequest} />
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
