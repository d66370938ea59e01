import { styled } from 'styled-components';
import { Button } from '../../components/form/Button.tsx';
import { AddPhotos } from '../../components/own-request/AddPhotos.tsx';
import { PickTimes } from '../../components/own-request/PickTimes.tsx';
import { SentFields } from '../../components/own-request/SentFields.tsx';
import { useUploads } from '../../components/own-request/use-uploads.ts';
import { acceptVisit, erase, withdraw } from '../../components/own-request/visitor-api.ts';
import { color, radius, size, space } from '../../components/theme.ts';
import { serviceLabels, serviceValues } from '../../schema/estimate-request.ts';
import { referenceOf } from '../../schema/reference.ts';
import { describeWindow } from '../../schema/visit-windows.ts';
import type { VisitorPage } from '../../schema/visitor.ts';
import { Confirm } from './Confirm.tsx';
import { Messages } from './Messages.tsx';
import { StoredPhotos } from './StoredPhotos.tsx';
import { useAction } from './use-action.ts';

interface RequestViewProps {
  fragment: string;
  request: VisitorPage;
  reload: () => Promise<void>;
  noteErased: () => void;
  phone: { text: string; href: string };
}

/** Where the request stands, and everything its visitor can do about it. */
export function RequestView({ fragment, request, reload, noteErased, phone }: RequestViewProps) {
  const { id, status, statusText, isComplete, sent, preferredTimes, windows, visit, photos, messages } = request;
  const uploads = useUploads();
  const accept = useAction();
  // Without the desk, only photos can be added.
  const canChange = isComplete && status !== 'withdrawn';
  const service = serviceValues.find((value) => value === sent.serviceNeeded);

  return (
    <>
      <header>
        <h1>Your request</h1>
        <p>Reference number {referenceOf(id)}</p>
      </header>
      <Status role="status">
        <p>{statusText}</p>
        {visit?.state === 'confirmed' && <b>{describeWindow(visit)}</b>}
      </Status>
      {canChange && visit?.state === 'offered' && (
        <Part aria-labelledby="offer">
          <h2 id="offer">We can come on</h2>
          <b>{describeWindow(visit)}</b>
          <Button
            type="button"
            disabled={accept.isRunning}
            onClick={() => accept.run(() => acceptVisit(fragment, visit).finally(reload))}
          >
            That works for me
          </Button>
          {accept.problem && <p role="alert">{accept.problem}</p>}
        </Part>
      )}
      {canChange && windows.length > 0 && (
        <Part aria-labelledby="times">
          <h2 id="times">Times that work for you</h2>
          <PickTimes fragment={fragment} windows={windows} preferred={preferredTimes} />
        </Part>
      )}
      <Part aria-labelledby="photos">
        <h2 id="photos">Photos</h2>
        <StoredPhotos fragment={fragment} photos={photos} />
        {status !== 'withdrawn' && (
          <AddPhotos fragment={fragment} uploads={uploads} storedCount={photos.filter(({ kind }) => kind === 'photo').length} />
        )}
      </Part>
      {isComplete && (
        <Part aria-labelledby="messages">
          <h2 id="messages">Messages</h2>
          <Messages fragment={fragment} messages={messages} canSend={canChange} reload={reload} />
        </Part>
      )}
      <Part aria-labelledby="sent">
        <h2 id="sent">What you sent</h2>
        <SentFields
          sent={{ ...sent, serviceNeeded: service ? serviceLabels[service] : sent.serviceNeeded }}
          extra={sent.plan ? 'Your plan from the visualizer' : undefined}
        />
        <p>
          Is something wrong? Call <a href={phone.href}>{phone.text}</a>.
        </p>
      </Part>
      {isComplete && (
        <Part aria-labelledby="end">
          <h2 id="end">Changed your mind?</h2>
          {canChange && (
            <Confirm
              label="Withdraw my request"
              question="Withdraw your request? We'll cancel any visit and won't contact you about it."
              yes="Yes, withdraw it"
              act={() => withdraw(fragment).then(reload)}
            />
          )}
          <Confirm
            label="Delete my data"
            question="Delete your request, photos, and messages for good? We won't be able to bring them back."
            yes="Yes, delete everything"
            act={() => erase(fragment).then(noteErased)}
          />
        </Part>
      )}
    </>
  );
}

const Status = styled.div`
  display: grid;
  gap: ${space[1]};
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
  [role='alert'] {
    color: ${color.signal};
  }
`;
