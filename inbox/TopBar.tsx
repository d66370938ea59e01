import { LogOut, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { color, size, space, unseen } from '#components/theme.ts';
import type { Session } from '#schema/api/session.ts';
import { signEverybodyOut, signOut } from './api.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { CalendarFeed } from './calendar/CalendarFeed.tsx';
import { InboxIcon } from './InboxIcon.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { reasonOf } from './reasons.ts';
import { deleteDrafts, hasDrafts } from './request/drafts.ts';
import { SmallButton } from './SmallButton.tsx';

interface TopBarProps {
  session: Session;
  onNew: () => void;
  onOrder: () => void;
  onSignOut: () => void;
}

export function TopBar({ session, onNew, onOrder, onSignOut }: TopBarProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const everybodyDialog = useRef<HTMLDialogElement>(null);
  const calendarDialog = useRef<HTMLDialogElement>(null);
  const [failure, setFailure] = useState('');

  async function leave(end = signOut) {
    setFailure('');
    try {
      await end();
      deleteDrafts();
      // A session without an end belongs to Cloudflare Access, which has a sign-out page of its own.
      if (session.until === undefined) location.assign('/cdn-cgi/access/logout');
      else onSignOut();
    } catch (error) {
      setFailure(`You're still signed in. ${reasonOf(error)}`);
    }
  }

  return (
    <>
      <Bar data-tone="dark">
        <div className="title">
          <h1>Inbox</h1>
          <p>{session.name}</p>
        </div>
        <SmallButton data-kind="dark" onClick={onNew}>
          <InboxIcon icon={Plus} />
          <span>
            New<span className="wide"> request</span>
          </span>
        </SmallButton>
        <MoreMenu
          onOrder={onOrder}
          onCalendar={() => calendarDialog.current?.showModal()}
          onSignEverybodyOut={() => everybodyDialog.current?.showModal()}
        />
        <SmallButton data-kind="dark" onClick={() => (hasDrafts() ? dialog.current?.showModal() : leave())}>
          <InboxIcon icon={LogOut} />
          Sign out
        </SmallButton>
        {failure && <p role="alert">{failure}</p>}
      </Bar>
      <CalendarFeed ref={calendarDialog} />
      <ConfirmDialog
        ref={dialog}
        title="You have unsaved text"
        text="If you sign out now, you'll lose any notes and replies you typed but didn't save."
        action="Discard and sign out"
        cancel="Stay"
        onConfirm={() => leave()}
      />
      <ConfirmDialog
        ref={everybodyDialog}
        title="Sign everybody out?"
        text={`${everybodyText} ${session.until === undefined ? accessText : tokenText}`}
        action="Sign everybody out"
        cancel="Cancel"
        onConfirm={() => leave(signEverybodyOut)}
      />
    </>
  );
}

const everybodyText =
  "This ends every session (yours, too), every calendar address, and every link to a customer's page that was made here. Links in our emails keep working. You'll lose any notes and replies you typed but didn't save.";
const tokenText = 'Whoever knows the token can sign in again, so change it if you have to.';
const accessText = 'Whoever Cloudflare Access lets in can come back, so remove them there first.';

const Bar = styled.header`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: var(--bar);
  padding: 6px ${space[4]};
  background: ${color.dark};
  color: ${color.onDark};
  @media (max-width: 599px) {
    .wide {
      ${unseen}
    }
    & > button,
    summary {
      padding-inline: ${space[2]};
    }
    & > button svg,
    summary svg {
      display: none;
    }
  }
  .title {
    flex: 1;
    min-width: 0;
    line-height: 1.25;
  }
  h1 {
    font-size: ${size.h4};
    line-height: inherit;
  }
  .title p {
    overflow: hidden;
    font-size: ${size.small};
    color: ${color.onDarkMuted};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  :focus-visible {
    outline-color: ${color.accentOnDark};
    outline-offset: 2px;
  }
  dialog :focus-visible {
    outline-color: ${color.accent};
  }
  & > p {
    position: absolute;
    z-index: 3;
    inset: 100% 0 auto;
    max-width: none;
    padding: ${space[3]} ${space[4]};
    background: ${color.signalSoft};
    color: ${color.ink};
  }
`;
