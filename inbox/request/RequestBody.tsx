import { lazy, Suspense, use, useState } from 'react';
import type { StoredRequest } from '../../schema/stored-request.ts';
import type { Navigation } from '../use-navigation.ts';
import { Now } from '../use-now.ts';
import { Callouts } from './Callouts.tsx';
import { Duplicates } from './Duplicates.tsx';
import { History } from './History.tsx';
import { Job } from './job/Job.tsx';
import { Review } from './job/Review.tsx';
import { Notes } from './Notes.tsx';
import { nextStepOf } from './next-step.ts';
import { Photos } from './Photos.tsx';
import { SentPlan } from './plan/SentPlan.tsx';
import { RequestFields } from './RequestFields.tsx';
import { RequestFooter } from './RequestFooter.tsx';
import { ContactLinks } from './reply/ContactLinks.tsx';
import { StatusChoice } from './StatusChoice.tsx';
import { Thread } from './Thread.tsx';
import { UndecidedMails } from './UndecidedMails.tsx';
import { UnreadableValue } from './UnreadableValue.tsx';
import type { RequestEditor } from './use-request.ts';
import { Visit } from './visit/Visit.tsx';

/** Brings the customer's page along, for the preview. */
const Quotes = lazy(async () => ({ default: (await import('./quote/Quotes.tsx')).Quotes }));

interface RequestBodyProps {
  request: StoredRequest;
  editor: RequestEditor;
  navigation: Navigation;
}

export function RequestBody({ request, editor, navigation }: RequestBodyProps) {
  const { saving, notice, change } = editor;
  const { id, unreadable, plan, photos, state } = request;
  const [asksForJob, setAsksForJob] = useState(false);
  const sent = photos.filter(({ kind }) => kind === 'photo' || kind === 'visualizer');
  const next = nextStepOf(state, use(Now));
  const isInTrash = state.trashedAt !== undefined;
  return (
    <>
      <Callouts state={state} editor={editor} />
      {!isInTrash && <UndecidedMails request={request} editor={editor} />}
      {unreadable === undefined ? (
        <>
          <ContactLinks
            request={request}
            isNext={next === 'call'}
            markContacted={() => change('status', { status: 'contacted' })}
          />
          <RequestFields request={request} />
        </>
      ) : (
        <UnreadableValue value={unreadable} />
      )}
      {sent.length > 0 && <Photos id={id} photos={sent} />}
      {plan && <SentPlan plan={plan} />}
      {!isInTrash && (
        <StatusChoice
          status={state.status}
          isBusy={saving !== null}
          notice={notice}
          onChoose={(status) => (status === 'done' && !state.job ? setAsksForJob(true) : change('status', { status }))}
        />
      )}
      {!isInTrash && unreadable === undefined && (
        <Suspense>
          <Quotes request={request} editor={editor} isNext={next === 'quote'} />
        </Suspense>
      )}
      {!isInTrash && (asksForJob || state.job || state.quote?.isJobDue) && <Job request={request} editor={editor} />}
      {!isInTrash && <Review request={request} editor={editor} />}
      {!isInTrash && unreadable === undefined && <Visit request={request} editor={editor} next={next} />}
      <Thread request={request} editor={editor} canReply={!isInTrash && unreadable === undefined} />
      <Notes
        id={id}
        notes={state.notes.filter(({ kind }) => kind === undefined)}
        canAdd={!isInTrash}
        isBusy={saving === 'note'}
        notice={notice}
        addNote={(note) => change('note', { note })}
      />
      {unreadable === undefined && <Duplicates request={request} navigation={navigation} />}
      <History request={request} />
      <RequestFooter request={request} editor={editor} />
    </>
  );
}
