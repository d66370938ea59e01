import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { color, from } from '../../components/theme.ts';
import { InboxFilter } from './list/InboxFilter.tsx';
import { RequestList } from './list/RequestList.tsx';
import { useList } from './list/use-list.ts';
import { Detail } from './request/Detail.tsx';
import { TopBar } from './TopBar.tsx';
import { useNow } from './use-now.ts';
import type { ViewState } from './use-view.ts';
import { firstView, type View } from './view.ts';

interface WorkbenchProps {
  viewState: ViewState;
  onSignedOut: () => void;
  leave: () => void;
}

/** The list, and beside it, or on phones in its place, the request that is open. */
export function Workbench({ viewState: { view, trail, go, close }, onSignedOut, leave }: WorkbenchProps) {
  const list = useList(view, onSignedOut);
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  const [typing, setTyping] = useState(0);
  const rows = list.page?.requests ?? [];
  /** Where the list stood when a request took its place. */
  const scrolled = useRef(0);
  /** The request whose row takes the focus when the detail closes. */
  const before = useRef(view.id);
  const afterDeletion = useRef('');
  const toTop = useRef(false);
  const wasOpened = useRef(false);

  useEffect(() => {
    document.title = list.arrived.length > 0 ? `(${list.arrived.length}) Inbox` : 'Inbox';
  }, [list.arrived.length]);

  useLayoutEffect(() => {
    const closed = before.current;
    before.current = view.id;
    if (view.id === closed) return;
    if (view.id !== '') {
      if (isNarrow()) scrollTo(0, 0);
      return;
    }
    if (isNarrow()) scrollTo(0, scrolled.current);
    const row = document.querySelector<HTMLElement>(`[data-request="${CSS.escape(afterDeletion.current || closed)}"]`);
    afterDeletion.current = '';
    (row ?? heading.current)?.focus({ preventScroll: row !== null && isNarrow() });
  }, [view.id]);

  useEffect(() => {
    const closeByEscape = ({ key, target }: KeyboardEvent) => {
      const isTyping = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (key === 'Escape' && view.id !== '' && !isTyping && !document.querySelector('dialog[open]')) close();
    };
    document.addEventListener('keydown', closeByEscape);
    return () => document.removeEventListener('keydown', closeByEscape);
  });

  // A page that has been turned begins at its top.
  useLayoutEffect(() => {
    if (!toTop.current || list.loading) return;
    toTop.current = false;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('[data-pane]')?.scrollTo(0, 0);
    if (isNarrow()) scrollTo(0, 0);
  }, [list.loading]);

  function open(id: string) {
    if (view.id === '') scrolled.current = scrollY;
    wasOpened.current = true;
    go({ id }, { opened: view.id === '' }, view.id === '' ? 'push' : 'replace');
  }

  function turn(after: string, trailNow: readonly string[]) {
    toTop.current = true;
    go({ after, id: '' }, { trail: [...trailNow] });
  }

  function showNewest() {
    toTop.current = true;
    if (view.after === '') list.reload();
    else go({ after: '', id: '' }, { trail: [] });
  }

  function afterDelete(id: string) {
    const at = rows.findIndex((row) => row.id === id);
    afterDeletion.current = (rows[at + 1] ?? rows[at - 1])?.id ?? '';
    list.forget(id);
    close();
  }

  function narrow(changes: Partial<View>, how: 'push' | 'replace') {
    go({ ...changes, after: '', id: '' }, { trail: [] }, how);
  }

  return (
    <Bench data-open={view.id !== '' || undefined}>
      <TopBar filter={view} leave={leave} />
      <div className="list" data-pane="">
        <InboxFilter key={typing} filter={view} choose={narrow} />
        <RequestList
          view={view}
          depth={trail.length}
          list={list}
          now={now}
          heading={heading}
          open={open}
          showNewest={showNewest}
          newer={() => turn(trail.at(-1) ?? '', trail.slice(0, -1))}
          older={() => turn(list.page?.cursor ?? '', [...trail, view.after])}
          clear={() => {
            setTyping((turns) => turns + 1);
            narrow({ status: firstView.status, q: '' }, 'push');
          }}
        />
      </div>
      <div className="detail" data-pane="">
        {view.id === '' ? (
          <p className="none">Choose a request to read it here.</p>
        ) : (
          <Detail
            key={view.id}
            id={view.id}
            now={now}
            view={view}
            row={rows.find(({ id }) => id === view.id)}
            takesFocus={wasOpened}
            open={open}
            close={close}
            onChanged={list.remember}
            onDeleted={() => afterDelete(view.id)}
            onSignedOut={onSignedOut}
          />
        )}
      </div>
    </Bench>
  );
}

function isNarrow(): boolean {
  return !matchMedia('(min-width: 900px)').matches;
}

const Bench = styled.div`
  --bar: 56px;
  min-height: 100dvh;
  background: ${color.raised};
  @media (max-width: 899px) {
    &[data-open] > .list,
    &:not([data-open]) > .detail {
      display: none;
    }
  }
  ${from.laptop} {
    display: grid;
    grid-template: var(--bar) minmax(0, 1fr) / minmax(21rem, 26rem) minmax(0, 1fr);
    height: 100dvh;
    & > header {
      grid-column: 1 / -1;
    }
    & > .list,
    & > .detail {
      overflow-y: auto;
      overscroll-behavior: contain;
      scroll-padding-block: 4rem;
    }
    & > .list {
      border-right: 1px solid ${color.rule};
    }
    & > .detail {
      background: ${color.page};
    }
  }
  .none {
    margin-inline: auto;
    padding-top: 30vh;
    text-align: center;
    color: ${color.inkMuted};
  }
`;
