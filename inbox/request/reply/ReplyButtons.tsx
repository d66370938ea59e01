import { type MouseEvent, use } from 'react';
import type { StoredRequest } from '../../../schema/stored-request.ts';
import { SignedIn } from '../../access/signed-in.ts';
import { InboxIcon } from '../../InboxIcon.tsx';
import { ButtonRow, SmallButton, SmallButtonLink } from '../../SmallButton.tsx';
import { mailUrl, smsUrl } from './contact-urls.ts';
import type { ReplyDraft } from './reply-draft.ts';

interface ReplyButtonsProps {
  request: StoredRequest;
  draft: ReplyDraft;
  isBusy: boolean;
  send: (event: MouseEvent, how: 'mail' | 'mail app' | 'text app') => void;
}

/** Mails a reply from here if that's set up. Otherwise these open the mail app or the text app. */
export function ReplyButtons({ request: { email, phone }, draft: { subject, text }, isBusy, send }: ReplyButtonsProps) {
  const { canMail } = use(SignedIn);
  const sms = smsUrl(phone, text);
  const hasMail = email.includes('@');
  return (
    <ButtonRow>
      {hasMail && canMail && (
        <SmallButton type="button" data-kind="main" aria-disabled={isBusy} onClick={(event) => send(event, 'mail')}>
          <InboxIcon name="mail" />
          Send email
        </SmallButton>
      )}
      {hasMail && !canMail && (
        <SmallButtonLink data-kind="main" href={mailUrl(email, subject, text)} onClick={(event) => send(event, 'mail app')}>
          <InboxIcon name="mail" />
          Open in mail app
        </SmallButtonLink>
      )}
      {sms && (
        <SmallButtonLink href={sms} onClick={(event) => send(event, 'text app')}>
          <InboxIcon name="text" />
          Open in text app
        </SmallButtonLink>
      )}
    </ButtonRow>
  );
}
