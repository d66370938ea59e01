import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { color, size, space } from '../../components/theme.ts';
import { exportLink, reasonOf, signOut } from './api.ts';
import { InboxIcon } from './InboxIcon.tsx';
import { Confirm } from './request/Confirm.tsx';
import { dropNoteDrafts, hasNoteDrafts } from './request/note-draft.ts';
import { Tool, ToolLink } from './Tool.tsx';
import type { Filter } from './view.ts';

interface TopBarProps {
  filter: Filter;
  leave: () => void;
}

/** Name of the page, export of what is listed, and the way out. */
export function TopBar({ filter, leave }: TopBarProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [failure, setFailure] = useState('');

  async function goOut() {
    setFailure('');
    try {
      await signOut();
      dropNoteDrafts();
      leave();
    } catch (error) {
      setFailure(`You are still signed in. ${reasonOf(error)}`);
    }
  }

  return (
    <Bar data-tone="dark">
      <h1>Inbox</h1>
      <ToolLink data-kind="dark" href={exportLink(filter)} download>
        <InboxIcon name="download" />
        <span>
          <span className="wide">Export </span>CSV
        </span>
      </ToolLink>
      <Tool type="button" data-kind="dark" onClick={() => (hasNoteDrafts() ? dialog.current?.showModal() : goOut())}>
        <InboxIcon name="leave" />
        Sign out
      </Tool>
      {failure && <p role="alert">{failure}</p>}
      <Confirm
        ref={dialog}
        title="A note is not stored yet"
        text="Signing out discards notes that were typed but not added."
        action="Discard and sign out"
        cancel="Stay"
        onConfirm={goOut}
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
