import { Mail, MessageSquare } from 'lucide-react';
import { use, useState } from 'react';
import { Input, TextArea } from '#components/form/Field.tsx';
import { replyLimits } from '#schema/api/reply.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import { type Language, languageName, languages, readLanguage } from '#schema/rules/language.ts';
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
import { type Way, waysTo } from './outgoing.ts';
import { likelyTemplate, type ReplyDraft, replyDraftSchema, replyTemplates } from './reply-templates.ts';

interface ReplyProps {
  request: StoredRequest;
  editor: Pick<RequestEditor, 'saving' | 'notice' | 'reply'>;
  step: Step | null;
}

/** A reply by mail or text that starts from a template. What goes out stays in the thread. */
export function Reply({ request, editor, step }: ReplyProps) {
  const { saving, notice, reply } = editor;
  const { businessName, promisedContact } = useBusiness();
  const { name = '' } = use(SignedIn);
  const [draft, setDraft] = useState(() => readDraftAs('reply', request.id, replyDraftSchema));
  const [problem, setProblem] = useState('');
  const isNext = isOurs(step, 'reply') || isOurs(step, 'answer');
  const [language, setLanguage] = useState(() => readLanguage(request.language));
  const sender = { businessName, promisedContact, name };
  const addressee = { fullName: request.fullName, visit: request.state.visit, work: request.state.quote?.work };
  const templates = replyTemplates(addressee, sender, language);
  const { subject, text } =
    draft ?? (isOurs(step, 'answer') ? { subject: '', text: '' } : likelyTemplate(templates, request.state));

  function write(next: ReplyDraft | null) {
    setProblem('');
    setDraft(next);
    saveDraft('reply', request.id, next ? JSON.stringify(next) : '');
  }

  /** Whoever has changed a template's text keeps it. */
  function chooseLanguage(next: Language) {
    setLanguage(next);
    const place = templates.findIndex((template) => draft?.text === template.text);
    const template = replyTemplates(addressee, sender, next)[place];
    if (template) write({ subject: template.subject, text: template.text });
  }

  async function send(way: Way) {
    const gap = /\[[^\]]*\]/.exec(text)?.[0];
    setProblem(gap ? `Replace ${gap} first.` : '');
    if (gap || saving !== null || text.trim() === '') return;
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
            {templates.map(({ label, ...template }) => (
              <SmallButton
                key={label}
                aria-pressed={template.text === text}
                onClick={() => write({ subject: template.subject, text: template.text })}
              >
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
      <NoticeLine notice={problem ? { about: 'reply', kind: 'failure', text: problem } : notice} about="reply" />
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
