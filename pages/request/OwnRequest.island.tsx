import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../components/form/Button.tsx';
import { RequestView } from './RequestView.tsx';
import { useOwnRequest } from './use-own-request.ts';

interface OwnRequestProps {
  phone: { text: string; href: string };
}

/** The visitor's own request, for whoever has its link. */
export function OwnRequest({ phone }: OwnRequestProps) {
  const { state, reload, noteErased } = useOwnRequest();
  const erased = useRef<HTMLHeadingElement>(null);
  const call = <a href={phone.href}>{phone.text}</a>;

  useEffect(() => {
    if (state.kind === 'erased') erased.current?.focus();
  }, [state.kind]);

  if (state.kind === 'shown') {
    const { fragment, request } = state;
    return <RequestView key={fragment} {...{ fragment, request, reload, noteErased, phone }} />;
  }
  if (state.kind === 'erased') {
    return (
      <>
        <h1 ref={erased} tabIndex={-1}>
          Your request is deleted
        </h1>
        <p>We've deleted your request, your photos, and your messages. Your link won't work anymore.</p>
        <p>If you'd like a quote later on, just send us a new request.</p>
        <div>
          <ButtonLink data-kind="quiet" href="/">
            Go to the home page
          </ButtonLink>
        </div>
      </>
    );
  }
  return (
    <>
      <h1>Your request</h1>
      {state.kind === 'loading' && <p role="status">We're looking up your request...</p>}
      {state.kind === 'closed' && (
        <p role="alert">
          This link doesn't open a request. Part of it may be missing, or the request was deleted. Use the link in our email to
          you, or call {call}.
        </p>
      )}
      {state.kind === 'locked' && (
        <p role="alert">We got too many wrong links from your connection. Please wait ten minutes, or call {call}.</p>
      )}
      {state.kind === 'failed' && (
        <>
          <p role="alert">We can't reach your request right now. Check your connection and try again, or call {call}.</p>
          <div>
            <Button type="button" onClick={reload}>
              Try again
            </Button>
          </div>
        </>
      )}
    </>
  );
}
