import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { color, space } from '../../../components/theme.ts';
import { count } from '../labels.ts';
import { SmallButton } from '../SmallButton.tsx';
import type { Navigation } from '../use-navigation.ts';
import { firstView, type View } from '../view.ts';
import { ListBar } from './ListBar.tsx';
import { Pager } from './Pager.tsx';
import { RequestRow } from './RequestRow.tsx';
import type { List } from './use-list.ts';

export type PageDirection = 'newest' | 'newer' | 'older';

interface RequestListProps {
  list: List;
  navigation: Navigation;
  /** Unix milliseconds. */
  now: number;
  heading: RefObject<HTMLHeadingElement | null>;
  showPage: (which: PageDirection) => void;
  /** What was just done with a request. */
  children: ReactNode;
}

export function RequestList({ list, navigation, now, heading, showPage, children }: RequestListProps) {
  const { page, isLoading, failure, movedIds, reload } = list;
  const { depth } = navigation;
  return (
    <Frame aria-labelledby="inbox-list" aria-busy={isLoading} onKeyDown={moveFocus}>
      <ListBar list={list} showNewest={() => showPage('newest')}>
        <h2 id="inbox-list" ref={heading} tabIndex={-1} className="unseen">
          Requests{depth > 0 && `, page ${depth + 1}`}
        </h2>
      </ListBar>
      {children}
      <p className="unseen" role="status">
        {announcement(list, depth)}
      </p>
      {failure?.isBadCursor && (
        <Problem role="alert">
          <p>This page of the list no longer exists.</p>
          <SmallButton type="button" onClick={() => showPage('newest')}>
            Go to the newest requests
          </SmallButton>
        </Problem>
      )}
      {failure && !failure.isBadCursor && (
        <Problem role="alert">
          <p>Couldn't load the list. {failure.reason}</p>
          <SmallButton type="button" onClick={reload}>
            Try again
          </SmallButton>
        </Problem>
      )}
      {page?.requests.length === 0 && !isLoading && !failure && <EmptyList navigation={navigation} />}
      {/* Without the role, Safari doesn't announce a list that has no bullets. */}
      {/** biome-ignore lint/a11y/noRedundantRoles: see above */}
      <ol role="list">
        {page?.requests.map((row) => (
          <RequestRow key={row.id} row={row} hasMoved={movedIds.has(row.id)} now={now} navigation={navigation} />
        ))}
      </ol>
      <Pager list={list} navigation={navigation} showPage={showPage} />
    </Frame>
  );
}

function EmptyList({ navigation: { view, clearFilter } }: Pick<RequestListProps, 'navigation'>) {
  const isFiltered = view.status !== firstView.status || view.q !== firstView.q;
  return (
    <Empty>
      <strong>{emptyMessage(view, isFiltered)}</strong>
      {isFiltered ? (
        <SmallButton type="button" onClick={clearFilter}>
          Show all
        </SmallButton>
      ) : (
        <p>New requests appear here automatically.</p>
      )}
    </Empty>
  );
}

function emptyMessage({ status, q, after }: View, isFiltered: boolean): string {
  if (status === 'trash' && q === '') return 'The trash is empty.';
  return isFiltered || after !== '' ? 'No requests match.' : 'No requests yet.';
}

/** The arrow keys, J and K move the focus from row to row. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key];
  if (step === undefined || event.metaKey || event.ctrlKey || event.altKey) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-request]')];
  const index = rows.findIndex((row) => row.matches(':focus')) + step;
  if (index < 0 || index >= rows.length) return;
  event.preventDefault();
  rows[index]?.focus();
}

/** For screen readers. */
function announcement({ newRequests, isLoading, page }: List, depth: number): string {
  if (newRequests.length > 0) return count(newRequests.length, 'new request');
  if (isLoading || !page) return '';
  return `${count(page.requests.length, 'request')}${depth > 0 ? `, page ${depth + 1}` : ''}`;
}

const Frame = styled.section`
  display: flow-root;
  &[aria-busy='true'] {
    cursor: progress;
  }
`;

const Problem = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  padding: ${space[4]};
  background: ${color.signalSoft};
`;

const Empty = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  padding: ${space[6]} ${space[4]};
`;
