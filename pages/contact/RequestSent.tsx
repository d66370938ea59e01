import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { showAndFocus } from '../../components/form/show-and-focus.ts';
import { AddPhotos } from '../../components/own-request/AddPhotos.tsx';
import { HaveReady } from '../../components/own-request/HaveReady.tsx';
import { PickTimes } from '../../components/own-request/PickTimes.tsx';
import { SentFields } from '../../components/own-request/SentFields.tsx';
import type { Uploads } from '../../components/own-request/use-uploads.ts';
import { whenWeAnswer } from '../../components/own-request/when-we-answer.ts';
import { Filled } from '../../components/section/Filled.tsx';
import { size, space } from '../../components/theme.ts';
import type { BusinessHours } from '../../schema/business-time.ts';
import type { EstimateRequest } from '../../schema/estimate-request.ts';
import { type Language, pathIn } from '../../schema/language.ts';
import { referenceOf } from '../../schema/reference.ts';
import { windowsAhead } from '../../schema/visit-windows.ts';
import type { OwnRequestWords } from '../own-request-words.ts';
import { Outcome } from './FormParts.tsx';
import type { Stored } from './send-estimate.ts';

interface RequestSentProps {
  request: EstimateRequest;
  /** Unix milliseconds. */
  sentAt: number;
  stored: Stored;
  /** `reference` has {number}. */
  message: { title: string; text: string; reference: string };
  language: Language;
  /** Null if they didn't load. The request is stored all the same. */
  words: (OwnRequestWords & { services: Record<EstimateRequest['serviceNeeded'], string> }) | null;
  uploads: Uploads;
  phone: { text: string; href: string };
  hours: BusinessHours;
}

/** Stands where the form was once the request is stored. */
export function RequestSent(props: RequestSentProps) {
  const { request, sentAt, stored, message, language, words, uploads, phone, hours } = props;
  const { id, fragment } = stored;
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => showAndFocus(top.current, 'start'), []);

  return (
    <Panel>
      <Outcome ref={top} tabIndex={-1} data-kind="success">
        <h2>{message.title}</h2>
        <p>{message.text}</p>
        {id && (
          <p>
            <Filled text={message.reference} parts={{ number: <b>{referenceOf(id)}</b> }} />
          </p>
        )}
      </Outcome>
      {words && (
        <>
          <section>
            <h3>{words.after.next}</h3>
            <p>{whenWeAnswer(sentAt, hours, words.answer, language)}</p>
            <p>
              <Filled text={words.after.call} parts={{ phone: <a href={phone.href}>{phone.text}</a> }} />
            </p>
          </section>
          {fragment && (
            <section aria-labelledby="add-photos">
              <h3 id="add-photos">{words.after.photos}</h3>
              <AddPhotos fragment={fragment} uploads={uploads} words={words.photos} />
            </section>
          )}
          {fragment && (
            <section aria-labelledby="pick-time">
              <h3 id="pick-time">{words.after.time}</h3>
              <PickTimes fragment={fragment} windows={windowsAhead(sentAt, hours)} words={words.times} language={language} />
            </section>
          )}
          <section>
            <h3>{words.after.ready}</h3>
            <HaveReady items={words.haveReady} />
          </section>
          <section>
            <h3>{words.after.sent}</h3>
            <SentFields
              sent={{ ...request, serviceNeeded: words.services[request.serviceNeeded] }}
              hasPlan={request.plan !== undefined}
              words={words.sent}
            />
          </section>
          {fragment && (
            <section>
              <h3>{words.after.check}</h3>
              <p>
                <Filled
                  text={words.after.aboutLink}
                  parts={{ link: <a href={pathIn(language, `/request#${fragment}`)}>{words.after.open}</a> }}
                />
              </p>
            </section>
          )}
        </>
      )}
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
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
