import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from '#components/form/Button.tsx';
import { Toasts } from '#components/form/Toasts.tsx';
import { useWords } from '#components/page-language.ts';
import { Filled } from '#components/prose/Filled.tsx';
import { belowTablet, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import { referenceOf } from '#schema/rules/reference.ts';
import { CallNow } from '../contact/CallNow.tsx';
import { AddPhotos } from './AddPhotos.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';
import { KeepLink } from './KeepLink.tsx';
import { Messages } from './Messages.tsx';
import { useOpenRequest } from './open-request.ts';
import { Part } from './Part.tsx';
import { PickTimes } from './PickTimes.tsx';
import { SentPart } from './SentPart.tsx';
import { StatusBox } from './StatusBox.tsx';
import { Steps } from './Steps.tsx';
import { StoredPhotos } from './StoredPhotos.tsx';
import { standingOf } from './standing.ts';
import { stepOf } from './steps.ts';
import { ThankYou } from './ThankYou.tsx';
import { useArrival } from './use-arrival.ts';
import { useUploads } from './use-uploads.ts';
import { erase, withdraw } from './visitor-api.ts';
import { WhatsNext } from './WhatsNext.tsx';
import { When } from './When.tsx';

/** Where the request stands, and everything its visitor can do about it. */
export function RequestView() {
  const words = useWords('requestView');
  const { fragment, request, QuotePart, openedAt, reload, noteErased, phone, help } = useOpenRequest();
  const { id, preferredTimes, windows, photos, messages } = request;
  const { isOpen, isSigned, canWithdraw, canSend, coming, offered, isUnanswered, isUrgent } = standingOf(request, openedAt);
  const uploads = useUploads();
  const statusBox = useRef<HTMLDivElement>(null);
  const [wantsOther, setWantsOther] = useState(false);
  const step = stepOf(request);

  useArrival(uploads);

  async function withdrawRequest() {
    await withdraw(fragment);
    await showStatus();
  }

  async function showStatus() {
    await reload();
    // The button is gone.
    statusBox.current?.focus();
  }

  // The device is the office's, and goes back to it.
  if (request.way === 'table') {
    return (
      <>
        <h1>{words.heading}</h1>
        {QuotePart && <QuotePart />}
        <div>
          <ButtonLink href={`/inbox?id=${id}`}>{words.handBack}</ButtonLink>
        </div>
      </>
    );
  }
  return (
    <>
      <Toasts />
      <Top>
        <h1>{coming ? <Filled text={words.coming} parts={{ when: <When window={coming} /> }} /> : words.heading}</h1>
        <p>{fill(words.reference, { number: referenceOf(id) })}</p>
      </Top>
      {isUnanswered && isUrgent && <CallNow phone={phone} help={help} isSent />}
      <StatusBox ref={statusBox} askForOther={() => setWantsOther(true)} />
      {request.status === 'done' && <ThankYou />}
      {QuotePart && <QuotePart />}
      {isOpen && windows.length > 0 && (wantsOther || !(coming || offered || QuotePart)) && (
        <Part id="times" heading={words.times}>
          <PickTimes fragment={fragment} windows={windows} preferred={preferredTimes} />
        </Part>
      )}
      {step !== null && <Steps reached={step} />}
      {(isOpen || photos.length > 0) && (
        <Part id="photos" heading={words.photos.heading}>
          <StoredPhotos photos={photos} />
          {isOpen && <AddPhotos fragment={fragment} uploads={uploads} stored={photos} />}
        </Part>
      )}
      {isUnanswered && <WhatsNext />}
      {isOpen && (
        <Part id="keep-link" heading={words.keepLink.heading}>
          <KeepLink />
        </Part>
      )}
      {(canSend || messages.length > 0) && (
        <Part id="messages" heading={words.messages.heading}>
          <Messages messages={messages} canSend={canSend} />
        </Part>
      )}
      <SentPart />
      <Part id="end" heading={canWithdraw || isSigned ? words.end.heading : words.end.data}>
        {isSigned && <p>{fill(request.quote?.cancelable ? words.end.cancel : words.end.signed, { phone: phone.text })}</p>}
        {canWithdraw && <ConfirmButton what="withdraw" act={withdrawRequest} />}
        <ConfirmButton
          what={isSigned ? 'eraseSigned' : 'erase'}
          act={() => erase(fragment).then(() => (isSigned ? showStatus() : noteErased(fragment)))}
        />
      </Part>
    </>
  );
}

const Top = styled.header`
  display: grid;
  gap: ${space[2]};
  ${belowTablet} {
    h1 .whole {
      display: block;
    }
  }
`;
