import { type ReactNode, type RefObject, use } from 'react';
import { styled } from 'styled-components';
import { color, size, space } from '#components/theme.ts';
import { daysOfWeek } from '#schema/api/inbox.ts';
import type { ListedRequest } from '#schema/api/stored-request.ts';
import { count } from '../labels.ts';
import { ButtonRow, SmallButton } from '../SmallButton.tsx';
import type { Navigation } from '../use-navigation.ts';
import { Now } from '../use-now.ts';
import { firstView, urlOf, type View } from '../view.ts';
import { countAtSameTime, type Group, groupToday, groupWaiting, groupWeek } from './group-visits.ts';
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
  showNext: () => void;
  /** What was just done with a request. */
  children: ReactNode;
}

export function RequestList({ list, changes, navigation, heading, showNext, children }: RequestListProps) {
  const { page, next, isLoading, failure, reload, showMore } = list;
  const { view } = navigation.view;
  const now = use(Now);
  const requests = page?.requests ?? [];
  const groups = groupsOf(navigation.view, requests, now);
  return (
    <Frame aria-labelledby="inbox-list" aria-busy={isLoading}>
      <Bar>
        <h2 id="inbox-list" ref={heading} tabIndex={-1} className="unseen">
          Requests
        </h2>
        <span role="status">{next ? '' : describeAge(list)}</span>
        {next && (
          <SmallButton data-kind="main" onClick={showNext}>
            {`Show ${count(next.newCount, 'new request')}`}
          </SmallButton>
        )}
      </Bar>
      {children}
      {failure && (
        <Problem role="alert">
          <p>{`Couldn't load the list. ${failure}`}</p>
          <SmallButton onClick={reload}>Try again</SmallButton>
        </Problem>
      )}
      {view !== '' && <WorkDays days={view === 'today' ? 1 : daysOfWeek} now={now} navigation={navigation} changes={changes} />}
      {page?.requests.length === 0 && !isLoading && !failure && <EmptyList navigation={navigation} />}
      {groups.map(({ title, hasVisits, requests }) => (
        <section key={title} aria-label={title || undefined}>
          {title && <GroupTitle>{title}</GroupTitle>}
          <RowList>
            {requests.map((row) =>
              hasVisits ? (
                <VisitRow key={row.id} row={row} atSameTime={countAtSameTime(row, requests)} navigation={navigation} />
              ) : (
                <RequestRow key={row.id} row={row} navigation={navigation} />
              ),
            )}
          </RowList>
        </section>
      ))}
      {page?.hasMore && (
        <More>{showMore ? <SmallButton onClick={showMore}>Show more</SmallButton> : <p>Search to find older requests.</p>}</More>
      )}
    </Frame>
  );
}

function groupsOf({ view, status, q }: View, requests: readonly ListedRequest[], now: number): Group[] {
  if (view === 'today') return groupToday(requests, now);
  if (view === 'week') return groupWeek(requests, now);
  return view === '' && status === 'not-spam' && q === '' ? groupWaiting(requests) : [{ title: '', hasVisits: false, requests }];
}

function EmptyList({ navigation: { view, clearFilter } }: Pick<RequestListProps, 'navigation'>) {
  const isFiltered = urlOf({ ...view, id: '' }) !== urlOf(firstView);
  return (
    <Empty>
      <strong>{emptyMessage(view, isFiltered)}</strong>
      {isFiltered ? <SmallButton onClick={clearFilter}>Show all</SmallButton> : <p>New requests appear here automatically.</p>}
    </Empty>
  );
}

const emptyViews = {
  today: 'Nothing is due today.',
  week: 'No visits in the next seven days.',
} as const;

function emptyMessage({ status, view, q }: View, isFiltered: boolean): string {
  if (view !== '' && q === '') return emptyViews[view];
  if (status === 'trash' && q === '') return 'The trash is empty.';
  return isFiltered ? 'No requests match.' : 'No requests yet.';
}

function describeAge({ isCheckFailed, isLoading }: List): string {
  if (isLoading) return 'Loading…';
  return isCheckFailed ? 'No connection' : 'Up to date';
}

const Frame = styled.section`
  display: flow-root;
  &[aria-busy='true'] {
    cursor: progress;
  }
`;

const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  min-height: 36px;
  padding-inline: ${space[4]};
  border-bottom: 1px solid ${color.rule};
  background: ${color.page};
  font-size: ${size.small};
  color: ${color.inkMuted};
  button {
    flex: 1;
  }
`;

const More = styled(ButtonRow)`
  padding: ${space[3]} ${space[4]} ${space[5]};
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
