import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { color, size, space } from '../../components/theme.ts';
import { csvUrl, reasonOf, signOut } from './api.ts';
import { InboxIcon } from './InboxIcon.tsx';
import { Confirm } from './request/Confirm.tsx';
import { deleteNoteDrafts, hasNoteDrafts } from './request/note-draft.ts';
import { SmallButton, SmallButtonLink } from './SmallButton.tsx';
import type { Filter } from './view.ts';

interface TopBarProps {
  filter: Filter;
  onSignOut: () => void;
}

export function TopBar({ filter, onSignOut }: TopBarProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [failure, setFailure] = useState('');

  async function leave() {
    setFailure('');
    try {
      await signOut();
      deleteNoteDrafts();
      onSignOut();
    } catch (error) {
      setFailure(`You are still signed in. ${reasonOf(error)}`);
    }
  }

  return (
    <Bar data-tone="dark">
      <h1>Inbox</h1>
      <SmallButtonLink data-kind="dark" href={csvUrl(filter)} download>
        <InboxIcon name="download" />
        <span>
          <span className="wide">Export </span>CSV
        </span>
      </SmallButtonLink>
      <SmallButton type="button" data-kind="dark" onClick={() => (hasNoteDrafts() ? dialog.current?.showModal() : leave())}>
        <InboxIcon name="signOut" />
        Sign out
      </SmallButton>
      {failure && <p role="alert">{failure}</p>}
      <Confirm
        ref={dialog}
        title="You have an unsaved note"
        text="If you sign out now, notes you typed but didn't add are lost."
        action="Discard and sign out"
        cancel="Stay"
        onConfirm={leave}
      />
    </Bar>
  );
}

const Bar = styled.header`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: var(--bar);
  padding: 6px ${space[4]};
  background: ${color.dark};
  color: ${color.onDark};
  h1 {
    margin-right: auto;
    font-size: ${size.h4};
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
  @media (max-width: 359px) {
    .wide {
      display: none;
    }
  }
`;
