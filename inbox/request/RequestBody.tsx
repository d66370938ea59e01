import { lazy, Suspense, use, useState } from 'react';
import { flushSync } from 'react-dom';
import { hasReached, requestStatuses } from '../../schema/request-statuses.ts';
import type { StoredRequest } from '../../schema/stored-request.ts';
import { namesIn } from '../../schema/table.ts';
import type { Navigation } from '../use-navigation.ts';
import { Now } from '../use-now.ts';
import { Callouts } from './Callouts.tsx';
import { Duplicates } from './Duplicates.tsx';
import { Entries } from './Entries.tsx';
import { History } from './History.tsx';
import { Job } from './job/Job.tsx';
import { Review } from './job/Review.tsx';
import { LinkToText } from './LinkToText.tsx';
import { Notes } from './Notes.tsx';
import { isOurs, nextStepOf } from './next-step.ts';
import { Photos } from './Photos.tsx';
import { SentPlan } from './plan/SentPlan.tsx';
import { WorkPlan } from './quote/WorkPlan.tsx';
import { RequestFields } from './RequestFields.tsx';
import { RequestFooter } from './RequestFooter.tsx';
import { ContactLinks } from './reply/ContactLinks.tsx';
import { Reply } from './reply/Reply.tsx';
import { StatusChoice } from './StatusChoice.tsx';
import { StepFrame } from './StepFrame.tsx';
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
  const { id, unreadable, plan, photos, state } = request;
  const [asksForJob, setAsksForJob] = useState(false);
  const messages = state.notes.filter(({ kind }) => kind !== undefined);
  const sent = photos.filter(({ kind }) => kind === 'photo' || kind === 'visualizer');
  const step = nextStepOf(state, use(Now));
  // Nothing moves while somebody works on it.
  const [first] = useState(step);
  const isInTrash = state.trashedAt !== undefined;
  const canReply = !isInTrash && unreadable === undefined;
  const isWon = hasReached(state.status, 'won') && requestStatuses[state.status].stage === 'open';
  const parts = {
    job: !isInTrash && (asksForJob || state.job || step?.part === 'job') && <Job request={request} editor={editor} />,
    review: !isInTrash && <Review request={request} editor={editor} />,
    work: canReply && (state.quote?.work || isWon) && (
      <WorkPlan request={request} editor={editor} askForJob={state.job || step?.part === 'job' ? undefined : askForJob} />
    ),
    quote: canReply && (
      <Suspense>
        <Quotes request={request} editor={editor} isNext={isOurs(step, 'quote')} />
      </Suspense>
    ),
    visit: canReply && <Visit request={request} editor={editor} step={step} />,
    reply: (canReply || messages.length > 0) && (
      <section aria-labelledby="inbox-thread">
        <h3 id="inbox-thread">Messages</h3>
        <Entries entries={messages} />
        {canReply && <Reply request={request} editor={editor} isNext={isOurs(step, 'reply')} />}
      </section>
    ),
  };
  const isVisitNext = first?.part === 'call' || isOurs(first, 'visit');
  const lead = isVisitNext ? 'visit' : first?.part;
  const names = namesIn(parts).toSorted((a, b) => Number(b === lead) - Number(a === lead));
  // A visit is planned by what they sent.
  const above = isVisitNext || names[0] !== lead ? 0 : 1;
  const show = (name: keyof typeof parts) => (
    <StepFrame key={name} step={step?.part === name ? step : null}>
      {parts[name]}
    </StepFrame>
  );

  function askForJob() {
    flushSync(() => setAsksForJob(true));
    document.getElementById('inbox-job')?.focus();
  }

  return (
    <>
      <Callouts state={state} editor={editor} />
      {unreadable === undefined && (
        <ContactLinks
          request={request}
          isNext={step?.part === 'call'}
          markContacted={() => editor.change('status', { status: 'contacted' })}
        />
      )}
      {names.slice(0, above).map(show)}
      <RequestFields request={request} />
      {request.source === 'phone' && !isInTrash && <LinkToText request={request} />}
      {sent.length > 0 && <Photos id={id} photos={sent} />}
      {plan && <SentPlan plan={plan} />}
      {!isInTrash && <StatusChoice state={state} editor={editor} askForJob={askForJob} />}
      {names.slice(above).map(show)}
      <Notes request={request} editor={editor} />
      {unreadable === undefined && <Duplicates request={request} navigation={navigation} />}
      <History request={request} />
      <RequestFooter request={request} editor={editor} />
    </>
  );
}
