import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Button, ButtonLink } from '#components/form/Button.tsx';
import { FramedPicture, type PictureSource } from '#components/media/Picture.tsx';
import { Filled } from '#components/prose/Filled.tsx';
import type { BusinessHours } from '#schema/rules/business-time.ts';
import { type Language, pathIn } from '#schema/rules/language.ts';
import { NewLink } from './NewLink.tsx';
import { OpenRequest } from './open-request.ts';
import { RequestView } from './RequestView.tsx';
import { useOwnRequest } from './use-own-request.ts';
import type { Afterwards, Words } from './words.ts';

interface OwnRequestProps {
  language: Language;
  words: Words;
  afterwards: Afterwards;
  phone: { text: string; href: string };
  hours: BusinessHours;
  reviewProfile: string | undefined;
  /** Addresses of the visualizer's floors, by name. */
  pictures: Readonly<Record<string, string>>;
  /** Above the way to a new link. */
  picture: PictureSource;
}

/** The visitor's own request, for whoever has its link. */
export function OwnRequest({ picture, ...page }: OwnRequestProps) {
  const { language, words, afterwards, phone } = page;
  const { state, reload, noteErased } = useOwnRequest(language);
  const erased = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (state.kind === 'erased') erased.current?.focus();
  }, [state.kind]);

  if (state.kind === 'shown') {
    const { kind: _, ...shown } = state;
    return (
      <OpenRequest value={{ ...page, ...shown, reload, noteErased }}>
        <RequestView key={shown.fragment} />
      </OpenRequest>
    );
  }
  if (state.kind === 'erased') {
    return (
      <>
        <h1 ref={erased} tabIndex={-1}>
          {words.deleted.heading}
        </h1>
        <p>{words.deleted.text}</p>
        <p>{words.deleted.later}</p>
        <div>
          <ButtonLink data-kind="quiet" href={pathIn(language, '/')}>
            {words.deleted.home}
          </ButtonLink>
        </div>
      </>
    );
  }
  if (state.kind === 'closed' || state.kind === 'locked') {
    const { heading, text } = words[state.kind];
    return (
      <>
        <View image={picture} sizes="(min-width: 768px) 736px, 100vw" />
        <h1>{heading}</h1>
        <p role="alert">{text}</p>
        <NewLink language={language} words={words.newLink} phone={phone} />
      </>
    );
  }
  const { usual } = afterwards.toasts;
  const isSent = state.kind === 'failed' && state.isSent;
  return (
    <>
      <h1>{isSent ? usual.title : words.heading}</h1>
      {isSent && <p>{usual.text}</p>}
      {state.kind === 'loading' ? (
        <Loading role="status">{words.loading}</Loading>
      ) : (
        <>
          <p role="alert">
            <Filled text={words.failed} parts={{ phone: <a href={phone.href}>{phone.text}</a> }} />
          </p>
          <div>
            <Button type="button" onClick={reload}>
              {words.tryAgain}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

const View = styled(FramedPicture)`
  aspect-ratio: 5 / 2;
`;

const Loading = styled.p`
  @media (scripting: none) {
    display: none;
  }
`;
