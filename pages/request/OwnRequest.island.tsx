import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../components/form/Button.tsx';
import { Filled } from '../../components/section/Filled.tsx';
import { type Language, pathIn } from '../../schema/language.ts';
import { RequestView } from './RequestView.tsx';
import { useOwnRequest } from './use-own-request.ts';
import type { Words } from './words.ts';

interface OwnRequestProps {
  language: Language;
  words: Words;
  phone: { text: string; href: string };
  /** Addresses of the visualizer's floors, by name. */
  pictures: Readonly<Record<string, string>>;
}

/** The visitor's own request, for whoever has its link. */
export function OwnRequest({ language, words, phone, pictures }: OwnRequestProps) {
  const { state, reload, noteErased } = useOwnRequest(language);
  const erased = useRef<HTMLHeadingElement>(null);
  const number = <a href={phone.href}>{phone.text}</a>;

  useEffect(() => {
    if (state.kind === 'erased') erased.current?.focus();
  }, [state.kind]);

  if (state.kind === 'shown') {
    const { kind: _, ...shown } = state;
    return (
      <RequestView
        key={shown.fragment}
        {...shown}
        language={language}
        reload={reload}
        noteErased={noteErased}
        phone={phone}
        pictures={pictures}
      />
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
  return (
    <>
      <h1>{words.heading}</h1>
      {state.kind === 'loading' ? (
        <p role="status">{words.loading}</p>
      ) : (
        <p role="alert">
          <Filled text={words[state.kind]} parts={{ phone: number }} />
        </p>
      )}
      {state.kind === 'failed' && (
        <div>
          <Button type="button" onClick={reload}>
            {words.tryAgain}
          </Button>
        </div>
      )}
    </>
  );
}
