import { styled } from 'styled-components';
import { space } from '../../components/theme.ts';
import type { StoredRequest } from '../../schema/stored-request.ts';
import { decideMail } from '../api.ts';
import { NoticeLine } from '../NoticeLine.tsx';
import { ButtonRow, SmallButton } from '../SmallButton.tsx';
import { fullTime } from '../times.ts';
import { Callout } from './Callouts.tsx';
import type { RequestEditor } from './use-request.ts';

interface UndecidedMailsProps {
  request: StoredRequest;
  editor: Pick<RequestEditor, 'saving' | 'notice' | 'update'>;
}

/** Mails to the visitor that may have gone out. Sending them again by ourselves could send them twice. */
export function UndecidedMails({ request: { id, email, state }, editor: { saving, notice, update } }: UndecidedMailsProps) {
  const decide = (about: number, wasSent: boolean) =>
    update('mail', wasSent ? 'Noted: the email was sent.' : 'Your email is on its way.', () => decideMail(id, about, wasSent));
  return (
    <>
      {state.undecidedMails?.map(({ about, at, subject, text }) => (
        <Callout key={about}>
          <div>
            <p>
              <b>We don't know whether this email went out</b> on {fullTime(at)}. Look for {email} in your mail service's log, or
              ask them whether they got it.
            </p>
            <details>
              <summary>{subject}</summary>
              <Text dir="auto">{text}</Text>
            </details>
          </div>
          <ButtonRow>
            <SmallButton aria-disabled={saving !== null} onClick={() => decide(about, false)}>
              Send again
            </SmallButton>
            <SmallButton aria-disabled={saving !== null} onClick={() => decide(about, true)}>
              It was sent
            </SmallButton>
          </ButtonRow>
        </Callout>
      ))}
      <NoticeLine notice={notice} about="mail" />
    </>
  );
}

const Text = styled.p`
  margin-top: ${space[2]};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
