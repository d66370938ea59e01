import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { color, from } from '#components/theme.ts';
import type { Counts } from '#schema/api/inbox.ts';
import type { Session } from '#schema/api/session.ts';
import { read } from './api.ts';
import { GuardBar, isLocal } from './GuardBar.tsx';
import { InboxFilter } from './list/InboxFilter.tsx';
import { describeErased, ListNotice, type Outcome } from './list/ListNotice.tsx';
import { RequestList } from './list/RequestList.tsx';
import { useList } from './list/use-list.ts';
import { NewRequest } from './NewRequest.tsx';
import { Order, orderId } from './order/Order.tsx';
import { Detail } from './request/Detail.tsx';
import { TopBar } from './TopBar.tsx';
import { useChanges } from './use-changes.ts';
import { useFocus } from './use-focus.ts';
import { useNavigation } from './use-navigation.ts';
import { Now, useNow } from './use-now.ts';
import { useReading } from './use-reading.ts';

/** The list with the open request beside it. On phones, the request covers the list. */
export function Workbench({ session, onSignOut }: { session: Session; onSignOut: () => void }) {
  const history = useNavigation();
  const { view, closeRequest } = history;
  const { id: openId } = view;
  const { changes, noteChange } = useChanges();
  const list = useList(view, changes);
  const counts = useReading(changes, (signal) => read<Counts>('/api/requests/counts', signal));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { heading, rememberScroll, focusAfterClosing, startAtTop } = useFocus(openId);
  const newRequest = useRef<HTMLDialogElement>(null);
  /** Opened from here, rather than by its address. */
  const [chosen, setChosen] = useState('');
  const newCount = list.next?.newCount ?? 0;
  const navigation = { ...history, openRequest };

  useEffect(() => {
    document.title = newCount > 0 ? `(${newCount}) Inbox` : 'Inbox';
  }, [newCount]);

  const closeOnEscape = useEffectEvent(({ key, target }: KeyboardEvent) => {
    const isTyping = target instanceof Element && target.matches('input, textarea, select');
    if (key === 'Escape' && openId !== '' && !isTyping && !document.querySelector('dialog[open]')) closeRequest();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => closeOnEscape(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  function openRequest(id: string) {
    if (openId === '') rememberScroll();
    setOutcome(null);
    setChosen(id);
    history.openRequest(id);
  }

  function showNext() {
    list.showNext();
    startAtTop();
  }

  function showEntered(id: string) {
    list.reload();
    openRequest(id);
  }

  /** The request has left the list. */
  function leaveRequest(outcome: Outcome) {
    const rows = list.page?.requests ?? [];
    const index = rows.findIndex(({ id }) => id === openId);
    setOutcome(outcome);
    focusAfterClosing((rows[index + 1] ?? rows[index - 1])?.id ?? '');
    list.reload();
    closeRequest();
  }

  return (
    <Now value={useNow()}>
      <Layout data-open={openId !== '' || undefined}>
        <TopBar
          session={session}
          onNew={() => newRequest.current?.showModal()}
          onOrder={() => openRequest(orderId)}
          onSignOut={onSignOut}
        />
        <div className="list" data-pane="">
          {!isLocal && <GuardBar />}
          <InboxFilter navigation={navigation} counts={counts} />
          <RequestList list={list} changes={changes} navigation={navigation} heading={heading} showNext={showNext}>
            <ListNotice outcome={outcome} setOutcome={setOutcome} onRestore={list.reload} />
          </RequestList>
          {isLocal && <GuardBar />}
        </div>
        <DetailPane className="detail" data-pane="">
          {openId === '' && <p className="none">{list.page?.requests.length ? 'Choose a request to read it.' : ''}</p>}
          {openId === orderId && <Order changes={changes} close={closeRequest} />}
          {openId !== '' && openId !== orderId && (
            <Detail
              key={openId}
              navigation={navigation}
              isDuplicate={list.page?.requests.find(({ id }) => id === openId)?.duplicate ?? false}
              takesFocus={chosen === openId}
              changes={changes}
              events={{
                onChange: (request) => {
                  list.showChange(request);
                  noteChange();
                },
                onTrash: ({ id, title }) => leaveRequest({ text: `Moved to the trash: ${title}.`, trashedId: id }),
                onErase: (erased) => leaveRequest({ text: describeErased(erased) }),
                onRestore: list.reload,
              }}
            />
          )}
        </DetailPane>
        <NewRequest ref={newRequest} onEnter={showEntered} />
      </Layout>
    </Now>
  );
}

const Layout = styled.div`
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
      /* Keeps what is out of sight, such as a file input, from making the page itself scroll. */
      position: relative;
      overflow-y: auto;
      overscroll-behavior: contain;
      scroll-padding-block: 4rem;
    }
    & > .list {
      border-right: 1px solid ${color.rule};
    }
  }
`;

const DetailPane = styled.div`
  ${from.laptop} {
    background: ${color.page};
  }
  .none {
    margin-inline: auto;
    padding-top: 30vh;
    text-align: center;
    color: ${color.inkMuted};
  }
`;
