import type { StoredRequest } from '../../../schema/stored-request.ts';
import { stateOf } from '../../../schema/stored-request.ts';
import { spamLabels } from '../labels.ts';
import { SmallButton } from '../SmallButton.tsx';
import { fullTime } from '../times.ts';
import type { Navigation } from '../use-navigation.ts';
import { Callout } from './Callout.tsx';
import { ContactLinks } from './ContactLinks.tsx';
import { DeleteRequest } from './DeleteRequest.tsx';
import { Duplicates } from './Duplicates.tsx';
import { Notes } from './Notes.tsx';
import { RequestFields } from './RequestFields.tsx';
import { SentPlan } from './SentPlan.tsx';
import { StatusChoice } from './StatusChoice.tsx';
import type { RequestEditor } from './use-request.ts';

interface RequestBodyProps {
  request: StoredRequest;
  editor: RequestEditor;
  /** Unix milliseconds. */
  now: number;
  navigation: Navigation;
  onDelete: () => void;
}

export function RequestBody({ request, editor, now, navigation, onDelete }: RequestBodyProps) {
  const { saving, notice, change } = editor;
  const { status, spamReason, notNotified, notes } = stateOf(request);
  const isBusy = saving !== null;
  return (
    <>
      {status === 'spam' && (
        <Callout>
          <p>
            <b>Marked as spam{spamReason && `: ${spamLabels[spamReason]}`}.</b> It will be deleted 30 days after it was received
            or last changed.
          </p>
          <SmallButton type="button" aria-disabled={isBusy} onClick={() => change('status', { status: 'new' })}>
            Not spam
          </SmallButton>
        </Callout>
      )}
      {notNotified && (
        <Callout>
          <p>
            <b>You weren't notified of this request:</b> the {notNotified.by.join(' and the ')} failed, last tried{' '}
            {fullTime(notNotified.at)}.
          </p>
        </Callout>
      )}
      <ContactLinks request={request} />
      <RequestFields request={request} />
      <StatusChoice status={status} isBusy={isBusy} notice={notice} onChoose={(chosen) => change('status', { status: chosen })} />
      <Notes
        id={request.id}
        notes={notes}
        isBusy={saving === 'note'}
        notice={notice}
        addNote={(note) => change('note', { note })}
      />
      {request.plan && <SentPlan plan={request.plan} />}
      <Duplicates request={request} now={now} navigation={navigation} />
      <DeleteRequest fullName={request.fullName} editor={editor} onDelete={onDelete} />
    </>
  );
}
