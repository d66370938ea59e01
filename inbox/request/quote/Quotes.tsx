import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Quote } from '#components/quote/Quote.tsx';
import { contractOf, type Quote as QuoteContent } from '#schema/api/quote.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import { ConfirmDialog } from '../../ConfirmDialog.tsx';
import { NoticeLine } from '../../NoticeLine.tsx';
import { Rows } from '../../Rows.tsx';
import { ButtonRow, SmallButton } from '../../SmallButton.tsx';
import type { RequestEditor } from '../use-request.ts';
import { CrewSheet } from './CrewSheet.tsx';
import { Payments } from './Payments.tsx';
import { QuoteForm } from './QuoteForm.tsx';
import { saveQuote } from './quote-api.ts';
import { SendQuote } from './SendQuote.tsx';
import { useWritten } from './use-written.ts';
import { Versions } from './Versions.tsx';

interface QuotesProps {
  request: StoredRequest;
  editor: RequestEditor;
  /** Whether writing one is the next step. */
  isNext: boolean;
}

/** Quotes of a request: what was sent and what came of it, and the one that is being written. */
export function Quotes({ request, editor, isNext }: QuotesProps) {
  const { id, state } = request;
  const { versions = [], unreadable = [], draft } = state.quote ?? {};
  const save = (draft: QuoteContent) => editor.update('quote', 'Draft saved.', (version) => saveQuote(id, draft, version));
  const {
    written,
    errors: wrong,
    hasStreet,
    start,
    stop,
    change,
    keep,
    isUnsaved,
    isUnkept,
  } = useWritten(request, { isSaving: editor.saving !== null, hasConflict: editor.notice?.kind === 'conflict' }, save);
  const [step, setStep] = useState<'write' | 'check'>('write');
  /** Whether to say what is wrong with it. */
  const [isTried, setTried] = useState(false);
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const closing = useRef<HTMLDialogElement>(null);
  const newest = versions.at(-1);
  const isAsSent = JSON.stringify(written) === JSON.stringify(newest?.quote);
  const contract = contractOf(versions);
  /** What was typed before the customer signed can't be sent anymore. */
  const isWriting = written !== null && written.changes === contract?.number;

  const toSend = new Map([...wrong, ...(hasStreet ? [] : [['place', "Enter the job's street address"] as const])]);
  const errors = isTried ? toSend : new Map<string, string>();
  const problem = isWriting && [...errors.values()].at(-1);
  // "Draft saved." was about what was there before.
  const notice = isUnsaved && editor.notice?.kind === 'done' ? null : editor.notice;

  /** The button that was pressed may be gone. */
  function show(next: typeof step) {
    setTried(false);
    setStep(next);
    heading.current?.focus();
    heading.current?.scrollIntoView();
  }

  function isReady(): boolean {
    flushSync(() => setTried(true));
    section.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    return toSend.size === 0;
  }

  async function close() {
    // What can't be kept stays open, with the reason below it.
    if (!(await keep())) return;
    stop();
    heading.current?.focus();
  }

  const writeButton = !isWriting && (
    <SmallButton
      data-kind={isNext ? 'main' : undefined}
      onClick={() => {
        start();
        show('write');
      }}
    >
      {draft ? 'Go on with the draft' : versions.length > 0 ? 'Change the quote' : 'Write a quote'}
    </SmallButton>
  );

  const quotes = (
    <section aria-labelledby="inbox-quote" ref={section}>
      <h3 id="inbox-quote" ref={heading} tabIndex={-1}>
        Quote
      </h3>
      <Rows>
        <Versions id={id} state={{ versions, unreadable }} editor={editor}>
          {writeButton}
        </Versions>
        {isWriting && contract && (
          <p>{`The customer has signed quote ${contract.number}. It holds until they sign this one, too.`}</p>
        )}
        {isWriting && step === 'write' && (
          <Rows as="form" aria-label="Quote" noValidate onSubmit={(event) => event.preventDefault()}>
            <QuoteForm quote={written} {...{ request, errors, change }} />
            <ButtonRow>
              {written.lines.length > 0 && (
                <SmallButton data-kind="main" onClick={() => isReady() && show('check')}>
                  Look at it
                </SmallButton>
              )}
              <SmallButton onClick={() => (isUnkept ? closing.current?.showModal() : close())}>Close</SmallButton>
            </ButtonRow>
          </Rows>
        )}
        {isWriting && step === 'check' && (
          <>
            <Quote shown={{ quote: written, isOpen: true, ...(contract && { before: contract.total }) }} />
            {isAsSent ? (
              <p>{`This is quote ${newest?.number} as you sent it. Change something, or remind them with a reply below.`}</p>
            ) : (
              <SendQuote
                request={request}
                quote={written}
                editor={editor}
                onSent={() => {
                  stop();
                  show('write');
                }}
              />
            )}
            <div>
              <SmallButton onClick={() => show('write')}>Back to writing</SmallButton>
            </div>
          </>
        )}
        <NoticeLine notice={problem ? { about: 'quote', kind: 'failure', text: problem } : notice} about="quote" />
      </Rows>
      <ConfirmDialog
        ref={closing}
        title="Close without keeping it?"
        text="Something is missing or wrong in this quote, so it can't be saved as a draft yet. What you typed will be lost."
        action="Close it"
        cancel="Go on writing"
        onConfirm={close}
      />
    </section>
  );
  const paid = contract ?? versions.findLast(({ signature }) => signature);
  return (
    <Rows>
      {quotes}
      {contract && state.quote?.work && <CrewSheet request={request} contract={contract} work={state.quote.work} />}
      {paid && <Payments request={request} editor={editor} contract={paid} />}
    </Rows>
  );
}
