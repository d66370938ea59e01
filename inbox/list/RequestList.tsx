import { type KeyboardEvent, type ReactNode, type RefObject, use } from 'react';
import { styled } from 'styled-components';
import { color, space } from '#components/theme.ts';
import { daysOfWeek } from '#schema/api/inbox.ts';
import type { ListedRequest } from '#schema/api/stored-request.ts';
import { count } from '../labels.ts';
import { SmallButton } from '../SmallButton.tsx';
import type { Navigation } from '../use-navigation.ts';
import { Now } from '../use-now.ts';
import { firstView, urlOf, type View } from '../view.ts';
import { countAtSameTime, type Group, groupToday, groupWaiting, groupWeek } from './group-visits.ts';
import { ListBar } from './ListBar.tsx';
import { type PageDirection, Pager } from './Pager.tsx';
import { RequestRow } from './RequestRow.tsx';
import { GroupTitle, RowList } from './Row.tsx';
import type { List } from './use-list.ts';
import { VisitRow } from './VisitRow.tsx';
import { WorkDays } from './WorkDays.tsx';

interface RequestListProps {
  list: List;
  /** Grows whenever something may have changed. */
  changes: number;
  navigation: Navigation;
  heading: RefObject<HTMLHeadingElement | null>;
  showPage: (which: PageDirection) => void;
  /** What was just done with a request. */
  children: ReactNode;
}

export function RequestList({ list, changes, navigation, heading, showPage, children }: RequestListProps) {
  const { page, isLoading, failure, movedIds, reload } = list;
  const { depth } = navigation;
  const { view } = navigation.view;
  const now = use(Now);
  const requests = page?.requests ?? [];
  const groups = groupsOf(navigation.view, requests, now);
  return (
    <Frame aria-labelledby="inbox-list" aria-busy={isLoading} onKeyDown={moveFocus}>
      <ListBar list={list} showNewest={() => showPage('newest')}>
        <h2 id="inbox-list" ref={heading} tabIndex={-1} className="unseen">
          {depth > 0 ? `Requests, page ${depth + 1}` : 'Requests'}
        </h2>
      </ListBar>
      {children}
      <p className="unseen" role="status">
        {announcement(list, depth)}
      </p>
      {failure && (
        <Problem role="alert">
          <p>{failure.isBadCursor ? 'This page of the list no longer exists.' : `Couldn't load the list. ${failure.reason}`}</p>
          <SmallButton onClick={failure.isBadCursor ? () => showPage('newest') : reload}>
            {failure.isBadCursor ? 'Go to the newest requests' : 'Try again'}
          </SmallButton>
        </Problem>
      )}
      {(view === 'today' || view === 'week') && (
        <WorkDays days={view === 'today' ? 1 : daysOfWeek} now={now} navigation={navigation} changes={changes} />
      )}
      {page?.requests.length === 0 && !isLoading && !failure && <EmptyList navigation={navigation} />}
      {groups.map(({ title, hasVisits, requests }) => (
        <section key={title} aria-label={title || undefined}>
          {title && <GroupTitle>{title}</GroupTitle>}
          <RowList>
            {requests.map((row) =>
              hasVisits ? (
                <VisitRow key={row.id} row={row} atSameTime={countAtSameTime(row, requests)} navigation={navigation} />
              ) : (
                <RequestRow key={row.id} row={row} hasMoved={movedIds.has(row.id)} navigation={navigation} />
              ),
            )}
          </RowList>
        </section>
      ))}
      <Pager list={list} navigation={navigation} showPage={showPage} />
    </Frame>
  );
}

function groupsOf({ view, status, q }: View, requests: readonly ListedRequest[], now: number): Group[] {
  if (view === 'today') return groupToday(requests, now);
  if (view === 'week') return groupWeek(requests, now);
  return view === '' && status === 'not-spam' && q === '' ? groupWaiting(requests) : [{ title: '', hasVisits: false, requests }];
}

function EmptyList({ navigation: { view, clearFilter } }: Pick<RequestListProps, 'navigation'>) {
  const isFiltered = urlOf({ ...view, after: '', id: '' }) !== urlOf(firstView);
  return (
    <Empty>
      <strong>{emptyMessage(view, isFiltered)}</strong>
      {isFiltered ? <SmallButton onClick={clearFilter}>Show all</SmallButton> : <p>New requests appear here automatically.</p>}
    </Empty>
  );
}

const emptyViews = {
  today: 'No visits today, and nothing is overdue.',
  week: 'No visits in the next seven days.',
  urgent: 'No urgent requests are waiting.',
  overdue: 'Nothing is overdue.',
  withdrawn: 'No visitor has withdrawn a request.',
} as const;

function emptyMessage({ status, view, q, after }: View, isFiltered: boolean): string {
  if (view !== '' && q === '') return emptyViews[view];
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
