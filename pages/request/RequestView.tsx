import { useRef, useState } from 'react';
import { ButtonLink } from '#components/form/Button.tsx';
import { Toasts } from '#components/form/Toasts.tsx';
import { MarkedList } from '#components/layout/MarkedList.tsx';
import { usePageLanguage, useWords } from '#components/page-language.ts';
import { fill } from '#schema/rules/fill.ts';
import { AddPhotos } from './AddPhotos.tsx';
import { Confirmed } from './Confirmed.tsx';
import { DueNow } from './DueNow.tsx';
import { Head } from './Head.tsx';
import { KeepLink } from './KeepLink.tsx';
import { Messages } from './Messages.tsx';
import { NextActions } from './NextActions.tsx';
import { type NextStep, nextStepOf, visitStepOf } from './next-step.ts';
import { useOpenRequest } from './open-request.ts';
import { Part } from './Part.tsx';
import { PickTimes } from './PickTimes.tsx';
import { SentPart } from './SentPart.tsx';
import { StoredPhotos } from './StoredPhotos.tsx';
import { standingOf } from './standing.ts';
import { useArrival } from './use-arrival.ts';
import { useUploads } from './use-uploads.ts';
import { erase, withdraw } from './visitor-api.ts';

const toChoose: readonly NextStep['kind'][] = ['sent', 'timed', 'answered', 'missed'];

/** What comes next, and everything else its visitor can see and do. */
export function RequestView() {
  const words = useWords('requestView');
  const { language } = usePageLanguage();
  const { fragment, request, QuotePart, openedAt, reload, noteErased, phone, landlordPage } = useOpenRequest();
  const { id, sent, quote, preferredTimes, windows, photos } = request;
  const isForUnits = landlordPage !== undefined && sent.context?.page === landlordPage;
  const { kind } = nextStepOf(request, openedAt, language);
  const visit = visitStepOf(request, openedAt, language);
  const { isOpen, isSigned, canWithdraw, isUrgent } = standingOf(request, openedAt);
  /** Nothing is measured once the work is over. */
  const isAfterWork = kind === 'finished' && visit?.kind === 'confirmed';
  const uploads = useUploads();
  const heading = useRef<HTMLHeadingElement>(null);
  const [wantsOther, setWantsOther] = useState(false);
  const choosesTimes = wantsOther || visit?.kind === 'taken' || (toChoose.includes(kind) && !isUrgent);

  useArrival(uploads);

  async function showNext() {
    await reload();
    // The button is gone.
    heading.current?.focus();
  }

  // The device is the office's, and goes back to it.
  if (request.way === 'table') {
    return (
      <>
        <h1>{words.heading}</h1>
        {quote && <DueNow shown={quote} />}
        {QuotePart && <QuotePart />}
        <div>
          <ButtonLink href={`/inbox?id=${id}`}>{words.handBack}</ButtonLink>
        </div>
      </>
    );
  }
  const actions = { askForOther: () => setWantsOther(true), showNext };
  return (
    <>
      <Toasts />
      <Head heading={heading} {...actions} />
      {QuotePart && <QuotePart />}
      {visit && visit.kind !== kind && (
        <Part id="visit" heading={fill(words.now[visit.kind].heading, visit.values)}>
          {!isAfterWork && <p>{fill(words.now[visit.kind].text, visit.values)}</p>}
          <NextActions kind={visit.kind} {...actions} />
        </Part>
      )}
      {isOpen && windows.length > 0 && choosesTimes && (
        <Part id="times" heading={words.times}>
          <PickTimes fragment={fragment} windows={windows} preferred={preferredTimes} />
        </Part>
      )}
      <Messages />
      {(isOpen || photos.length > 0) && (
        <Part id="photos" heading={words.photos.heading}>
          <StoredPhotos photos={photos} />
          {isOpen && <AddPhotos uploads={uploads} count={photos.filter(({ kind }) => kind === 'photo').length} />}
        </Part>
      )}
      {kind === 'sent' && (
        <Part id="ready" heading={words.next.ready}>
          <MarkedList texts={isForUnits ? words.next.haveReadyForUnits : words.next.haveReady} />
        </Part>
      )}
      {isOpen && (
        <Part id="keep-link" heading={words.keepLink.heading}>
          <KeepLink />
        </Part>
      )}
      <SentPart />
      <Part id="end" heading={canWithdraw || isSigned ? words.end.heading : words.end.data}>
        {isSigned && <p>{fill(quote?.cancelable ? words.end.cancel : words.end.signed, { phone: phone.text })}</p>}
        {canWithdraw && <Confirmed what="withdraw" act={() => withdraw(fragment).then(showNext)} />}
        <Confirmed
          what={isSigned ? 'eraseSigned' : 'erase'}
          act={() => erase(fragment).then(() => (isSigned ? showNext() : noteErased(fragment)))}
        />
      </Part>
    </>
  );
}
