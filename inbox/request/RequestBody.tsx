import { lazy, Suspense, use, useRef, useState } from 'react';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import { dateOf, dateText } from '#schema/rules/business-time.ts';
import { hasReached, type RequestStatus, requestStatuses } from '#schema/rules/request-statuses.ts';
import { namesIn } from '#schema/rules/table.ts';
import { Rows } from '../Rows.tsx';
import { SmallButton } from '../SmallButton.tsx';
import type { Navigation } from '../use-navigation.ts';
import { Now } from '../use-now.ts';
import { Callouts } from './Callouts.tsx';
import { CorrectContact } from './CorrectContact.tsx';
import { Duplicates } from './Duplicates.tsx';
import { Entries } from './Entries.tsx';
import { History } from './History.tsx';
import { JobDone } from './JobDone.tsx';
import { LinkToText } from './LinkToText.tsx';
import { Notes } from './Notes.tsx';
import { isOurs, nextStepOf, type Step } from './next-step.ts';
import { OpenMoney, openIn } from './OpenMoney.tsx';
import { Photos } from './Photos.tsx';
import { WorkPlan } from './quote/WorkPlan.tsx';
import { RequestFields } from './RequestFields.tsx';
import { RequestFooter } from './RequestFooter.tsx';
import { ContactLinks } from './reply/ContactLinks.tsx';
import { Reply } from './reply/Reply.tsx';
import { SentPlan } from './SentPlan.tsx';
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
  const { id, unreadable, plan, photos, source, state } = request;
  const messages = state.notes.filter(({ kind }) => kind !== undefined);
  const now = use(Now);
  const step = nextStepOf(state, now, source);
  // Nothing moves while somebody works on it.
  const [first] = useState(step);
  const isInTrash = state.trashedAt !== undefined;
  const canReply = !isInTrash && unreadable === undefined;
  const isWon = hasReached(state.status, 'won') && requestStatuses[state.status].stage === 'open';
  const work = state.quote?.work;
  const hasBegun = work !== undefined && work.first <= dateText(dateOf(now));
  const thread = useRef<HTMLHeadingElement>(null);
  const openMoney = useRef<HTMLDialogElement>(null);
  const open = openIn(state.quote);

  /** Nobody should forget what isn't paid. */
  function setStatus(status: RequestStatus) {
    if (status === 'done' && open > 0) openMoney.current?.showModal();
    else saveStatus(status);
  }

  async function saveStatus(status: RequestStatus) {
    // A button that was pressed may be gone, and how it went is said there.
    if (await editor.change('status', { status })) document.getElementById('inbox-status')?.focus();
  }

  async function markAnswered() {
    // The button that was pressed is gone.
    if (await editor.change('reply', { isAnswered: true })) thread.current?.focus();
  }

  const parts = {
    job: !isInTrash && isWon && hasBegun && (
      <JobDone isBusy={editor.saving !== null} isNext={isOurs(step, 'job')} finish={() => setStatus('done')} />
    ),
    work: canReply && (work || isWon) && <WorkPlan request={request} editor={editor} isNext={isOurs(step, 'work')} />,
    quote: canReply && (
      <Suspense>
        <Quotes request={request} editor={editor} isNext={isOurs(step, 'quote')} />
      </Suspense>
    ),
    visit: canReply && <Visit request={request} editor={editor} step={step} />,
    reply: (canReply || messages.length > 0) && (
      <Rows as="section" aria-labelledby="inbox-thread">
        <h3 id="inbox-thread" ref={thread} tabIndex={-1}>
          Messages
        </h3>
        <Entries entries={messages} />
        {canReply && <Reply request={request} editor={editor} step={step} />}
        {isOurs(step, 'answer') && <SmallButton onClick={markAnswered}>Mark as answered</SmallButton>}
      </Rows>
    ),
  };
  const isVisitNext = first?.part === 'call' || isOurs(first, 'visit');
  const lead = isVisitNext ? 'visit' : partOf(first);
  const names = namesIn(parts).toSorted((a, b) => Number(b === lead) - Number(a === lead));
  // A visit is planned by what they sent.
  const above = isVisitNext || names[0] !== lead ? 0 : 1;
  const show = (name: keyof typeof parts) => (
    <StepFrame key={name} step={partOf(step) === name ? step : null} open={open}>
      {parts[name]}
    </StepFrame>
  );

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
      {canReply && <CorrectContact request={request} editor={editor} />}
      {source === 'phone' && !isInTrash && <LinkToText request={request} />}
      {photos.length > 0 && <Photos id={id} photos={photos} />}
      {plan && <SentPlan plan={plan} />}
      {!isInTrash && <StatusChoice state={state} editor={editor} choose={setStatus} />}
      {names.slice(above).map(show)}
      <Notes request={request} editor={editor} />
      {unreadable === undefined && <Duplicates request={request} navigation={navigation} />}
      <History request={request} />
      <RequestFooter request={request} editor={editor} />
      <OpenMoney ref={openMoney} open={open} finish={() => saveStatus('done')} />
    </>
  );
}

/** Where a step is taken: an answer is a reply, and payments are with the quote. */
function partOf(step: Step | null) {
  if (step?.part === 'payment') return 'quote';
  return step?.part === 'answer' ? 'reply' : step?.part;
}
