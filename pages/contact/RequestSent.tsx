import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { AddPhotos } from '../../components/own-request/AddPhotos.tsx';
import { HaveReady } from '../../components/own-request/HaveReady.tsx';
import { PickTimes } from '../../components/own-request/PickTimes.tsx';
import { SentFields } from '../../components/own-request/SentFields.tsx';
import type { Uploads } from '../../components/own-request/use-uploads.ts';
import { whenWeAnswer } from '../../components/own-request/when-we-answer.ts';
import { size, space } from '../../components/theme.ts';
import type { BusinessHours } from '../../schema/business-time.ts';
import { type EstimateRequest, serviceLabels } from '../../schema/estimate-request.ts';
import { referenceOf } from '../../schema/reference.ts';
import { windowsAhead } from '../../schema/visit-windows.ts';
import { Outcome } from './FormParts.tsx';
import type { Stored } from './send-estimate.ts';

interface RequestSentProps {
  request: EstimateRequest;
  /** Unix milliseconds. */
  sentAt: number;
  stored: Stored;
  message: { title: string; text: string };
  uploads: Uploads;
  phone: { text: string; href: string };
  hours: BusinessHours;
}

/** Stands where the form was once the request is stored. */
export function RequestSent({ request, sentAt, stored: { id, fragment }, message, uploads, phone, hours }: RequestSentProps) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), []);

  return (
    <Panel>
      <Outcome ref={top} tabIndex={-1} data-kind="success">
        <h2>{message.title}</h2>
        <p>{message.text}</p>
        {id && (
          <p>
            Your reference number is <b>{referenceOf(id)}</b>.
          </p>
        )}
      </Outcome>
      <section>
        <h3>What happens next</h3>
        <p>{whenWeAnswer(sentAt, hours)}</p>
        <p>
          Can't wait? Call <a href={phone.href}>{phone.text}</a>.
        </p>
      </section>
      {fragment && (
        <section aria-labelledby="add-photos">
          <h3 id="add-photos">Add photos</h3>
          <AddPhotos fragment={fragment} uploads={uploads} />
        </section>
      )}
      {fragment && (
        <section aria-labelledby="pick-time">
          <h3 id="pick-time">Pick a time for our visit</h3>
          <PickTimes fragment={fragment} windows={windowsAhead(sentAt, hours)} />
        </section>
      )}
      <section>
        <h3>What to have ready</h3>
        <HaveReady />
      </section>
      <section>
        <h3>What you sent</h3>
        <SentFields
          sent={{ ...request, serviceNeeded: serviceLabels[request.serviceNeeded] }}
          extra={request.plan ? 'Your plan from the visualizer' : undefined}
        />
      </section>
      {fragment && (
        <section>
          <h3>Check on your request</h3>
          <p>
            <a href={`/request#${fragment}`}>Open your request</a> to see where it stands, write to us, change your times, or
            withdraw it. Anyone with the link can do the same, so keep it to yourself.
          </p>
        </section>
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
