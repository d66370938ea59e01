import { type MouseEvent, use } from 'react';
import { styled } from 'styled-components';
import { color, size, space } from '../../../components/theme.ts';
import { serviceLabels } from '../../../schema/estimate-request.ts';
import type { ListedRequest } from '../../../schema/stored-request.ts';
import { Marks } from '../Mark.tsx';
import { ShopFacts } from '../shop.ts';
import { shortTime, waitingOf } from '../words.ts';

interface RequestRowProps {
  row: ListedRequest;
  href: string;
  isOpen: boolean;
  /** Unix milliseconds. */
  now: number;
  open: (id: string) => void;
}

/** A request in the list; the whole row is its link. */
export function RequestRow({ row, href, isOpen, now, open }: RequestRowProps) {
  const { hours, cities } = use(ShopFacts);
  const waiting = waitingOf(row, now, hours);
  const city = cities[row.zipCode];

  function follow(event: MouseEvent) {
    // With a key held the browser opens a tab or a window of its own.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(row.id);
  }

  return (
    <Row data-level={waiting?.level} data-quiet={row.status === 'lost' || row.status === 'spam' || undefined}>
      <a href={href} data-request={row.id} aria-current={isOpen ? 'true' : undefined} onClick={follow}>
        <span className="top">
          <b dir="auto">{row.fullName}</b>
          <time dateTime={row.receivedAt}>{shortTime(row.receivedAt, now)}</time>
        </span>
        <span className="what">
          {serviceLabels[row.serviceNeeded]} <i aria-hidden="true">·</i> {row.zipCode}
          {city && ` ${city}`}
        </span>
        {row.excerpt && (
          <span className="excerpt" dir="auto">
            {row.excerpt}
          </span>
        )}
        <Marks row={row} waiting={waiting} />
      </a>
    </Row>
  );
}

const Row = styled.li`
  border-bottom: 1px solid ${color.rule};
  background: ${color.raised};
  a {
    display: grid;
    gap: 0.15rem;
    padding: 0.6rem ${space[4]} 0.65rem calc(${space[4]} - 4px);
    border-left: 4px solid transparent;
    color: ${color.ink};
    text-decoration: none;
    line-height: 1.35;
  }
  a:hover {
    background: ${color.page};
    color: ${color.ink};
  }
  a:focus-visible {
    outline-offset: -3px;
  }
  a[aria-current] {
    background: ${color.sunken};
  }
  &[data-level='fresh'] a {
    border-left-color: ${color.success};
  }
  &[data-level='due'] a {
    border-left-color: ${color.warning};
  }
  &[data-level='late'] a,
  &[data-level='overdue'] a {
    border-left-color: ${color.signal};
  }
  &[data-quiet] b {
    font-weight: 500;
    color: ${color.inkMuted};
  }
  .top {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: ${space[3]};
  }
  b {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    font-weight: 650;
    overflow-wrap: anywhere;
  }
  time {
    flex: none;
    font-size: ${size.small};
    font-variant-numeric: tabular-nums;
    color: ${color.inkMuted};
  }
  .what {
    font-size: ${size.small};
  }
  i {
    color: ${color.inkMuted};
  }
  .excerpt {
    overflow: hidden;
    font-size: ${size.small};
    color: ${color.inkMuted};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  a > :last-child:not(.excerpt, .what) {
    margin-top: 0.2rem;
  }
`;
