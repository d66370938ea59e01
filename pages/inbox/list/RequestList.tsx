import type { KeyboardEvent, RefObject } from 'react';
import { styled } from 'styled-components';
import { color, size, space } from '../../../components/theme.ts';
import { InboxIcon } from '../InboxIcon.tsx';
import { Tool } from '../Tool.tsx';
import { addressOf, firstView, sameFilter, type View } from '../view.ts';
import { clockTime, count } from '../words.ts';
import { RequestRow } from './RequestRow.tsx';
import type { ListState } from './use-list.ts';

interface RequestListProps {
  view: View;
  /** Pages before this one, as far as they are known. */
  depth: number;
  list: ListState;
  now: number;
  heading: RefObject<HTMLHeadingElement | null>;
  open: (id: string) => void;
  showNewest: () => void;
  newer: () => void;
  older: () => void;
  clear: () => void;
}

/** A page of requests under a line that says how fresh it is and what has come in since. */
export function RequestList({ view, depth, list, now, heading, open, showNewest, newer, older, clear }: RequestListProps) {
  const { page, loading, failure, arrived } = list;
  const rows = page?.requests ?? [];
  const isFirst = view.after === '';
  return (
    <Frame aria-labelledby="inbox-list" aria-busy={loading} onKeyDown={walk}>
      <Line>
        <h2 id="inbox-list" ref={heading} tabIndex={-1} className="unseen">
          Requests{depth > 0 && `, page ${depth + 1}`}
        </h2>
        {arrived.length > 0 ? (
          <Tool type="button" data-kind="main" onClick={showNewest}>
            Show {count(arrived.length, 'new request')}
          </Tool>
        ) : (
          <span>{freshness(list)}</span>
        )}
        <Tool
          type="button"
          className="refresh"
          onClick={() => {
            list.reload();
            if (!isFirst) list.look();
          }}
        >
          <InboxIcon name="refresh" />
          <span className="unseen">Refresh</span>
        </Tool>
      </Line>
      <p className="unseen" role="status">
        {announcement(list, depth)}
      </p>
      {failure && (
        <Problem role="alert">
          <p>
            {failure.badCursor ? 'This page of the list is no longer there.' : `The list could not be read. ${failure.reason}`}
          </p>
          <Tool type="button" onClick={failure.badCursor ? showNewest : list.reload}>
            {failure.badCursor ? 'Go to the newest' : 'Try again'}
          </Tool>
        </Problem>
      )}
      {page && rows.length === 0 && !loading && !failure && (
        <Nothing>
          <strong>{sameFilter(view, firstView) && isFirst ? 'No requests yet.' : 'No requests match.'}</strong>
          {sameFilter(view, firstView) ? (
            <p>New ones show up here by themselves.</p>
          ) : (
            <Tool type="button" onClick={clear}>
              Show all
            </Tool>
          )}
        </Nothing>
      )}
      {/* Safari takes a list without marks for none. */}
      {/** biome-ignore lint/a11y/noRedundantRoles: see above */}
      <ol role="list">
        {rows.map((row) => (
          <RequestRow
            key={row.id}
            row={row}
            now={now}
            isOpen={row.id === view.id}
            href={addressOf({ ...view, id: row.id })}
            open={open}
          />
        ))}
      </ol>
      {page && (!isFirst || page.cursor !== null) && (
        <Pager aria-label="Pages of the list">
          <Tool type="button" aria-disabled={isFirst || loading} onClick={isFirst || loading ? undefined : newer}>
            Newer
          </Tool>
          <span>{depth > 0 || isFirst ? `Page ${depth + 1}` : ''}</span>
          <Tool
            type="button"
            aria-disabled={page.cursor === null || loading}
            onClick={page.cursor === null || loading ? undefined : older}
          >
            Older
          </Tool>
        </Pager>
      )}
    </Frame>
  );
}

/** Arrow keys, j and k go from row to row. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key];
  if (step === undefined || event.metaKey || event.ctrlKey || event.altKey) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-request]')];
  const at = rows.findIndex((row) => row.matches(':focus'));
  const next = rows[at + step];
  if (!next || at + step < 0) return;
  event.preventDefault();
  next.focus();
}

function freshness({ lookedAt, outOfDate, loading }: ListState): string {
  if (loading) return 'Reading…';
  if (outOfDate) return lookedAt ? `No connection since ${clockTime(lookedAt)}` : 'No connection';
  return lookedAt ? `Up to date, ${clockTime(lookedAt)}` : '';
}

/** Said aloud: what came in, or what is listed now. */
function announcement({ arrived, loading, page }: ListState, depth: number): string {
  if (arrived.length > 0) return count(arrived.length, 'new request');
  if (loading || !page) return '';
  return `${count(page.requests.length, 'request')}${depth > 0 ? `, page ${depth + 1}` : ''}`;
}

const Frame = styled.section`
  display: flow-root;
  &[aria-busy='true'] {
    cursor: progress;
  }
`;

const Line = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: ${space[2]};
  min-height: 52px;
  padding: 4px ${space[4]};
  border-bottom: 1px solid ${color.rule};
  background: ${color.page};
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;
  color: ${color.inkMuted};
  .refresh {
    width: 44px;
    padding: 0;
    border-color: transparent;
    background: none;
  }
`;

const Problem = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  padding: ${space[4]};
  background: ${color.signalSoft};
`;

const Nothing = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  padding: ${space[6]} ${space[4]};
`;

const Pager = styled.nav`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]} ${space[5]};
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;
  color: ${color.inkMuted};
  [aria-disabled='true'] {
    border-color: ${color.rule};
    color: ${color.inkMuted};
    cursor: default;
  }
`;
