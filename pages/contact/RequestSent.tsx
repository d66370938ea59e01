import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#components/form/Button.tsx';
import { ResponseError } from '#components/form/request.ts';
import { showAndFocus } from '#components/form/show-and-focus.ts';
import { MarkedList } from '#components/layout/MarkedList.tsx';
import { AddPhotos } from '#components/own-request/AddPhotos.tsx';
import { PickTimes } from '#components/own-request/PickTimes.tsx';
import type { Uploads } from '#components/own-request/use-uploads.ts';
import { readRequest } from '#components/own-request/visitor-api.ts';
import { whenWeAnswer } from '#components/own-request/when-we-answer.ts';
import { Filled } from '#components/prose/Filled.tsx';
import { size, space } from '#components/theme.ts';
import type { VisitorPage } from '#schema/api/visitor.ts';
import type { BusinessHours } from '#schema/rules/business-time.ts';
import { fill } from '#schema/rules/fill.ts';
import { type Language, pathIn } from '#schema/rules/language.ts';
import { referenceOf } from '#schema/rules/reference.ts';
import { describeDayAt, windowsAhead } from '#schema/rules/visit-windows.ts';
import type { OwnRequestWords } from '../own-request-words.ts';
import { CallNow } from './CallNow.tsx';
import { Outcome } from './FormParts.tsx';
import { KeepLink } from './KeepLink.tsx';
import type { SentRequest } from './sent-request.ts';
import type { FormWords } from './words.ts';

interface RequestSentProps {
  sent: SentRequest;
  /** False if the visitor has come back to it. */
  isNew: boolean;
  contactWithin: string;
  language: Language;
  words: FormWords;
  /** Null if they didn't load. The request is stored all the same. */
  ownWords: OwnRequestWords | null;
  uploads: Uploads;
  phone: { text: string; href: string };
  /** The page about water damage. */
  help: { href: string; hrefLang?: string } | undefined;
  hours: BusinessHours;
  startAnother: () => void;
  /** The link opens nothing any more. */
  forget: () => void;
}

/** Stands where the form was once the request is stored, also when the visitor comes back. */
export function RequestSent(props: RequestSentProps) {
  const { sent, isNew, contactWithin, language, words, ownWords, uploads, phone, help, hours, startAnother, forget } = props;
  const { id, fragment, sentAt, isUrgent } = sent;
  const top = useRef<HTMLDivElement>(null);
  const page = useStored(fragment, isNew, forget);

  useEffect(() => {
    if (isNew) showAndFocus(top.current, 'start');
  }, [isNew]);

  return (
    <Panel>
      <Outcome ref={top} tabIndex={-1} data-kind="success">
        <h2>{words.success.title}</h2>
        {!isNew && ownWords && <p>{fill(ownWords.after.sentOn, { day: describeDayAt(sentAt, language) })}</p>}
        {isNew && !isUrgent && <p>{fill(words.success.text, { time: contactWithin })}</p>}
        {isNew && !isUrgent && ownWords && <p>{whenWeAnswer(sentAt, hours, ownWords.answer, language)}</p>}
        {id && (
          <p>
            <Filled text={words.success.reference} parts={{ number: <b>{referenceOf(id)}</b> }} />
          </p>
        )}
      </Outcome>
      {isUrgent && <CallNow words={words.urgent} phone={phone} help={help} isSent />}
      {ownWords && (
        <>
          {fragment && (
            <KeepLink words={ownWords.keepLink} path={pathIn(language, `/request#${fragment}`)} isMailed={sent.isMailed} />
          )}
          {fragment && (isNew || page?.status === 'received') && (
            <>
              <section aria-labelledby="add-photos">
                <h3 id="add-photos">{ownWords.after.photos}</h3>
                <AddPhotos fragment={fragment} uploads={uploads} words={ownWords.photos} stored={page?.photos} />
              </section>
              <section aria-labelledby="pick-time">
                <h3 id="pick-time">{ownWords.after.time}</h3>
                <PickTimes
                  fragment={fragment}
                  windows={page?.windows ?? windowsAhead(sentAt, hours)}
                  preferred={page?.preferredTimes}
                  words={ownWords.times}
                  language={language}
                />
              </section>
            </>
          )}
          <section>
            <h3>{ownWords.after.ready}</h3>
            <MarkedList texts={ownWords.haveReady} />
          </section>
          <p>
            <Filled text={ownWords.after.call} parts={{ phone: <a href={phone.href}>{phone.text}</a> }} />
          </p>
          <Button type="button" data-kind="quiet" onClick={startAnother}>
            {ownWords.after.another}
          </Button>
        </>
      )}
    </Panel>
  );
}

/** What is stored of a request whose visitor has come back. Without an answer, the confirmation stays as it is. */
function useStored(fragment: string | null, isNew: boolean, forget: () => void): VisitorPage | null {
  const [page, setPage] = useState<VisitorPage | null>(null);
  const noteGone = useEffectEvent(forget);

  useEffect(() => {
    if (isNew || fragment === null) return;
    readRequest(fragment).then(setPage, (error: unknown) => {
      if (error instanceof ResponseError && error.status === 404) noteGone();
    });
  }, [fragment, isNew]);

  return page;
}

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  justify-items: start;
  & > * {
    max-width: 100%;
  }
  & > div,
  section {
    width: 100%;
  }
  h2 {
    scroll-margin-top: ${space[5]};
  }
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
  }
  section h3 {
    font-size: ${size.h4};
  }
`;
