import { use } from 'react';
import { styled } from 'styled-components';
import { color, secondaryText, space } from '#components/theme.ts';
import type { ListedRequest } from '#schema/api/stored-request.ts';
import { fieldText } from '#schema/request-fields/words.ts';
import { requestStatuses } from '#schema/rules/request-statuses.ts';
import { useBusiness } from '../business.ts';
import { titleOf } from '../labels.ts';
import { RequestBadges } from '../RequestBadges.tsx';
import { RequestLink } from '../RequestLink.tsx';
import { shortTime, waitOf } from '../times.ts';
import type { Navigation } from '../use-navigation.ts';
import { Now } from '../use-now.ts';
import { Row } from './Row.tsx';

interface RequestRowProps {
  row: ListedRequest;
  navigation: Navigation;
}

export function RequestRow({ row, navigation }: RequestRowProps) {
  const { id, status, receivedAt, serviceNeeded, zipCode, excerpt, trashedAt } = row;
  const { promisedHours, cities } = useBusiness();
  const now = use(Now);
  const wait = trashedAt ? null : waitOf(row, now, promisedHours);
  const city = cities[zipCode];
  const place = city ? `${zipCode} ${city}` : zipCode;
  const isClosed = requestStatuses[status].stage === 'closed';
  const isPressing = wait?.isOverdue || row.urgency !== undefined;
  return (
    <Entry data-waiting={wait ? (isPressing ? 'pressing' : 'new') : undefined} data-closed={isClosed || undefined}>
      <RequestLink id={id} navigation={navigation} data-request={id}>
        <span className="top">
          <b dir="auto">{titleOf(row)}</b>
          <time dateTime={receivedAt}>{shortTime(receivedAt, now)}</time>
        </span>
        <span className="what">
          <strong>{fieldText('serviceNeeded', serviceNeeded)}</strong>
          {serviceNeeded && place && <i aria-hidden="true"> · </i>}
          <span>{place}</span>
        </span>
        {excerpt && (
          <span className="excerpt" dir="auto">
            {excerpt}
          </span>
        )}
        <RequestBadges request={row} wait={wait} />
      </RequestLink>
    </Entry>
  );
}

const Entry = styled(Row)`
  & > a {
    padding-bottom: 0.65rem;
    padding-left: calc(${space[4]} - 4px);
    border-left: 4px solid transparent;
  }
  a[aria-current] {
    background: ${color.sunken};
  }
  a[aria-current] [data-kind='plain'] {
    background: ${color.raised};
  }
  &[data-waiting='new'] a {
    border-left-color: ${color.success};
  }
  &[data-waiting='pressing'] a {
    border-left-color: ${color.signal};
  }
  &[data-closed] b {
    font-weight: 500;
    color: ${color.inkMuted};
  }
  b {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  time {
    ${secondaryText}
  }
  i {
    color: ${color.inkMuted};
  }
  .excerpt {
    overflow: hidden;
    ${secondaryText}
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  a > :last-child:not(.excerpt, .what) {
    margin-top: 0.2rem;
  }
`;
