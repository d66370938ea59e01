import { Mail, MessageSquare } from 'lucide-react';
import { use, useState } from 'react';
import { Input, TextArea } from '#components/form/Field.tsx';
import { replyLimits } from '#schema/api/reply.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import { type Language, languageName, languages, readLanguage } from '#schema/rules/language.ts';
import { mapTable } from '#schema/rules/table.ts';
import { SignedIn } from '../../access/signed-in.ts';
import { useBusiness } from '../../business.ts';
import { Fold } from '../../Fold.tsx';
import { InboxIcon } from '../../InboxIcon.tsx';
import { NoticeLine } from '../../NoticeLine.tsx';
import { ButtonRow, SmallButton } from '../../SmallButton.tsx';
import { readDraftAs, saveDraft } from '../drafts.ts';
import { isOurs, type Step } from '../next-step.ts';
import { SmallForm } from '../SmallForm.tsx';
import type { RequestEditor } from '../use-request.ts';
import { letterLabels, lettersFor, type ReplyDraft, replyDraftSchema, writeLetter } from './letters.ts';
import { type Way, waysTo } from './outgoing.ts';

interface ReplyProps {
  request: StoredRequest;
  editor: Pick<RequestEditor, 'saving' | 'notice' | 'reply'>;
  step: Step | null;
}

/** A reply by mail or text that starts from a letter we often write. What goes out stays in the thread. */
export function Reply({ request, editor, step }: ReplyProps) {
  const { saving, notice, reply } = editor;
  const { businessName } = useBusiness();
  const { name = '' } = use(SignedIn);
  const [draft, setDraft] = useState(() => readDraftAs('reply', request.id, replyDraftSchema));
  const isNext = isOurs(step, 'reply') || isOurs(step, 'answer');
  const [language, setLanguage] = useState(() => readLanguage(request.language));
  const { fullName, state } = request;
  const known = { fullName, visit: state.visit, work: state.quote?.work, sender: { businessName, name } };
  const letters = lettersFor(state).map((letter) => ({
    label: letterLabels[letter],
    written: mapTable({ en: null, es: null }, (_, each) => writeLetter(letter, known, each)),
  }));
  const likely = isOurs(step, 'answer') || isOurs(step, 'payment') ? undefined : letters[0]?.written[language];
  const { subject, text } = draft ?? likely ?? { subject: '', text: '' };

  function write(next: ReplyDraft | null) {
    setDraft(next);
    saveDraft('reply', request.id, next ? JSON.stringify(next) : '');
  }

  /** Whoever has changed a letter's text keeps it. */
  function chooseLanguage(next: Language) {
    setLanguage(next);
    const letter = letters.find(({ written }) => written[language].text === draft?.text);
    if (letter) write(letter.written[next]);
  }

  async function send(way: Way) {
    if (saving !== null || text.trim() === '') return;
    if (await reply({ way, subject, text })) write(null);
  }

  return (
    <section aria-labelledby="inbox-reply">
      <Fold open={draft !== null || undefined}>
        <SmallButton as="summary" data-kind={isNext ? 'main' : undefined}>
          <h4 id="inbox-reply">{isOurs(step, 'reply') ? 'Ask how it went' : 'Reply'}</h4>
        </SmallButton>
        <SmallForm onSubmit={(event) => event.preventDefault()}>
          <fieldset>
            <legend>Language</legend>
            {languages.map((each) => (
              <SmallButton key={each} aria-pressed={each === language} onClick={() => chooseLanguage(each)}>
                {languageName(each)}
              </SmallButton>
            ))}
          </fieldset>
          <fieldset>
            <legend>Start from</legend>
            {letters.map(({ label, written }) => (
              <SmallButton key={label} aria-pressed={written[language].text === text} onClick={() => write(written[language])}>
                {label}
              </SmallButton>
            ))}
          </fieldset>
          <div>
            <label htmlFor="inbox-reply-subject">Subject, for an email</label>
            <Input
              id="inbox-reply-subject"
              value={subject}
              maxLength={replyLimits.subject}
              autoComplete="off"
              onChange={({ target }) => write({ subject: target.value, text })}
            />
          </div>
          <div>
            <label htmlFor="inbox-reply-text">Message</label>
            <TextArea
              id="inbox-reply-text"
              rows={9}
              maxLength={replyLimits.text}
              value={text}
              onChange={({ target }) => write({ subject, text: target.value })}
            />
          </div>
          <ReplyButtons request={request} isBusy={saving === 'reply'} send={send} />
        </SmallForm>
      </Fold>
      <NoticeLine notice={notice} about="reply" />
    </section>
  );
}

interface ReplyButtonsProps {
  request: StoredRequest;
  isBusy: boolean;
  send: (way: Way) => void;
}

const wayLabels: Record<Way, string> = { mail: 'Send email', 'mail app': 'Send email', 'text app': 'Send text' };

/** A button for each way to send something. */
export function ReplyButtons({ request, isBusy, send }: ReplyButtonsProps) {
  const { canMail = false } = use(SignedIn);
  return (
    <ButtonRow>
      {waysTo(request, canMail).map((way, index) => (
        <SmallButton key={way} data-kind={index === 0 ? 'main' : undefined} aria-disabled={isBusy} onClick={() => send(way)}>
          <InboxIcon icon={way === 'text app' ? MessageSquare : Mail} />
          {wayLabels[way]}
        </SmallButton>
      ))}
    </ButtonRow>
  );
}
