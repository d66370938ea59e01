import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Button, ButtonLink } from '#components/form/Button.tsx';
import { WithWords } from '#components/later-words.tsx';
import { Stack } from '#components/layout/Stack.ts';
import { PageLink } from '#components/PageLink.tsx';
import { useWords } from '#components/page-language.ts';
import { Filled } from '#components/prose/Filled.tsx';
import { NewLink } from './NewLink.tsx';
import { OpenRequest, type PageFacts } from './open-request.ts';
import { RequestView } from './RequestView.tsx';
import { useOwnRequest } from './use-own-request.ts';

/** The visitor's own request, for whoever has its link. */
export function OwnRequest(facts: PageFacts) {
  const words = useWords('request');
  const success = useWords('contact.success');
  const { state, reload, noteErased } = useOwnRequest();
  const heading = useRef<HTMLHeadingElement>(null);
  const { phone } = facts;

  useEffect(() => {
    if (state.kind === 'erased') heading.current?.focus();
  }, [state.kind]);

  switch (state.kind) {
    case 'shown':
      return (
        <OpenRequest value={{ ...facts, ...state, reload, noteErased }}>
          <WithWords words={state.words}>
            <RequestView key={state.fragment} />
          </WithWords>
        </OpenRequest>
      );
    case 'erased':
      return (
        <>
          <h1 ref={heading} tabIndex={-1}>
            {words.deleted.heading}
          </h1>
          <p>{words.deleted.text}</p>
          <p>{words.deleted.later}</p>
          <div>
            <ButtonLink as={PageLink} data-kind="quiet" href="/">
              {words.deleted.home}
            </ButtonLink>
          </div>
        </>
      );
    case 'failed':
      return (
        <>
          <h1>{state.isSent ? success.title : words.heading}</h1>
          {state.isSent && <p>{success.text}</p>}
          <p role="alert">
            <Filled text={words.failed} parts={{ phone: <a href={phone.href}>{phone.text}</a> }} />
          </p>
          <div>
            <Button type="button" onClick={reload}>
              {words.tryAgain}
            </Button>
          </div>
        </>
      );
    default: {
      const isLoading = state.kind === 'loading';
      const said = state.kind === 'loading' ? { heading: words.heading, text: words.loading } : words[state.kind];
      return (
        <>
          <h1>{said.heading}</h1>
          <Said $gap={5} $isWide>
            <p role="status">{said.text}</p>
            <NewLink phone={phone} isHidden={isLoading} />
          </Said>
        </>
      );
    }
  }
}

/** Without scripts, nothing is looked up, and the page says so. */
const Said = styled(Stack)`
  @media (scripting: none) {
    display: none;
  }
`;
