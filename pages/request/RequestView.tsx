import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { AddPhotos } from '../../components/own-request/AddPhotos.tsx';
import { PickTimes } from '../../components/own-request/PickTimes.tsx';
import { PlanSummary } from '../../components/own-request/PlanSummary.tsx';
import { SentFields } from '../../components/own-request/SentFields.tsx';
import { useUploads } from '../../components/own-request/use-uploads.ts';
import { erase, withdraw } from '../../components/own-request/visitor-api.ts';
import { whenWeAnswer } from '../../components/own-request/when-we-answer.ts';
import { Filled } from '../../components/section/Filled.tsx';
import { belowTablet, color, radius, size, space } from '../../components/theme.ts';
import type { BusinessHours } from '../../schema/business-time.ts';
import { dayMs } from '../../schema/duration.ts';
import { fill } from '../../schema/fill.ts';
import type { Language } from '../../schema/language.ts';
import { referenceOf } from '../../schema/reference.ts';
import { whyUrgent } from '../../schema/urgency.ts';
import { undoMs, type VisitorPage } from '../../schema/visitor.ts';
import type { OwnRequestWords } from '../own-request-words.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import { JobParts } from './JobParts.tsx';
import { Messages } from './Messages.tsx';
import { Steps } from './Steps.tsx';
import { StoredPhotos } from './StoredPhotos.tsx';
import { stepOf } from './steps.ts';
import { UndoWithdrawal } from './UndoWithdrawal.tsx';
import { VisitActions } from './VisitActions.tsx';
import { When } from './When.tsx';
import type { ViewWords } from './words.ts';

interface RequestViewProps {
  language: Language;
  words: ViewWords;
  ownWords: OwnRequestWords;
  /** Addresses of the visualizer's floors, by name. */
  pictures: Readonly<Record<string, string>>;
  fragment: string;
  request: VisitorPage;
  /** When it was read, in Unix milliseconds. */
  openedAt: number;
  reload: () => Promise<void>;
  noteErased: (fragment: string) => void;
  phone: { text: string; href: string };
  hours: BusinessHours;
}

/** Where the request stands, and everything its visitor can do about it. */
export function RequestView(props: RequestViewProps) {
  const { language, words, ownWords, pictures, fragment, request, openedAt, reload, noteErased, phone, hours } = props;
  const { id, receivedAt, status, withdrawnAt, isComplete, sent, preferredTimes, windows, visit, photos, messages } = request;
  const uploads = useUploads(language, ownWords.photos);
  const statusBox = useRef<HTMLDivElement>(null);
  const [wantsOther, setWantsOther] = useState(false);
  // Without the desk, only photos can be added.
  const isOpen = status !== 'withdrawn' && status !== 'closed' && status !== 'done';
  const canChange = isComplete && isOpen;
  const canSend = canChange || status === 'done';
  const step = isComplete ? stepOf(request) : null;
  const isOver = visit !== null && Date.parse(visit.end) <= openedAt;
  const isComing = canChange && visit?.state === 'confirmed' && !isOver;
  const isTaken = canChange && visit?.isTaken === true && !isOver;
  const isOffered = canChange && visit?.state === 'offered' && !isOver && !isTaken;
  const hasVisit = isComing || isOffered;
  const isNew = status === 'received' && !hasVisit && openedAt - Date.parse(receivedAt) < dayMs && whyUrgent(sent) === null;
  const isEarly = status === 'received' || status === 'in progress';
  const news = isComing && isEarly ? 'visit confirmed' : status;
  const canUndo = withdrawnAt !== undefined && openedAt - Date.parse(withdrawnAt) < undoMs;

  async function withdrawRequest() {
    await withdraw(fragment);
    await reload();
    // The button is gone.
    statusBox.current?.focus();
  }

  return (
    <>
      <Top>
        <h1>
          {isComing ? (
            <Filled text={words.coming} parts={{ when: <When window={visit} language={language} /> }} />
          ) : (
            words.heading
          )}
        </h1>
        <p>{fill(words.reference, { number: referenceOf(id) })}</p>
      </Top>
      <Status>
        <div ref={statusBox} role="status" tabIndex={-1}>
          {isOffered || isTaken ? (
            <p key={isTaken ? 'taken' : 'offered'}>
              <Filled
                text={isTaken ? words.taken : words.offer}
                parts={{
                  when: (
                    <b>
                      <When window={visit} language={language} />
                    </b>
                  ),
                }}
              />
            </p>
          ) : (
            <p>{isComplete ? words.statuses[news] : words.incomplete}</p>
          )}
          {isComing && visit.address && <p>{fill(words.address, { address: visit.address })}</p>}
          {isNew && <p>{whenWeAnswer(openedAt, hours, ownWords.answer, language)}</p>}
        </div>
        {canChange && visit && !isTaken && (visit.state === 'offered' || isComing) && (
          <VisitActions {...{ id, fragment, visit, isOver, words, reload }} askForOther={() => setWantsOther(true)} />
        )}
      </Status>
      {canUndo && <UndoWithdrawal {...{ fragment, withdrawnAt, language, words, reload }} />}
      {request.job && (
        <JobParts {...{ words, fragment, reload }} fullName={sent.fullName} job={request.job} isOwnLink={request.isOwnLink} />
      )}
      {canChange && windows.length > 0 && (wantsOther || !hasVisit) && (
        <Part aria-labelledby="times">
          <h2 id="times" tabIndex={-1}>
            {words.times}
          </h2>
          <PickTimes
            words={ownWords.times}
            language={language}
            fragment={fragment}
            windows={windows}
            preferred={preferredTimes}
          />
        </Part>
      )}
      {step !== null && <Steps label={words.stepsLabel} names={words.steps} reached={step} />}
      {(isOpen || photos.length > 0) && (
        <Part aria-labelledby="photos">
          <h2 id="photos">{words.photos.heading}</h2>
          <StoredPhotos words={words.photos} fragment={fragment} photos={photos} />
          {isOpen && <AddPhotos words={ownWords.photos} fragment={fragment} uploads={uploads} stored={photos} />}
        </Part>
      )}
      {isComplete && (canSend || messages.length > 0) && (
        <Part aria-labelledby="messages">
          <h2 id="messages">{words.messages.heading}</h2>
          <Messages language={language} words={words} fragment={fragment} messages={messages} reload={reload} canSend={canSend} />
        </Part>
      )}
      <Part aria-labelledby="sent">
        <h2 id="sent">{words.sent}</h2>
        <SentFields sent={sent} language={language} />
        {sent.plan && (
          <>
            <h3>{words.plan}</h3>
            <PlanSummary words={ownWords.attached.plan} planWords={ownWords.planWords} plan={sent.plan} pictures={pictures} />
          </>
        )}
        <p>
          <Filled text={words.wrong} parts={{ phone: <a href={phone.href}>{phone.text}</a> }} />
        </p>
      </Part>
      {isComplete && (
        <Part aria-labelledby="end">
          <h2 id="end">{canChange ? words.end.heading : words.end.data}</h2>
          {canChange && <ConfirmButton words={words} what="withdraw" act={withdrawRequest} />}
          <ConfirmButton words={words} what="erase" act={() => erase(fragment).then(() => noteErased(fragment))} />
        </Part>
      )}
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

const Status = styled.div`
  display: grid;
  gap: ${space[4]};
  padding: ${space[4]} ${space[5]};
  border-left: 6px solid ${color.success};
  border-radius: ${radius.small};
  background: ${color.successSoft};
  font-size: ${size.large};
`;

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding-top: ${space[5]};
  border-top: 1px solid ${color.rule};
  & > button {
    justify-self: start;
  }
  h2 {
    font-size: ${size.h3};
  }
  h3 {
    font-size: ${size.h4};
  }
  [role='alert'] {
    color: ${color.signal};
  }
`;
