import type { VisitorPage } from '#schema/api/visitor.ts';
import { whyUrgent } from '#schema/rules/urgency.ts';

/** How a request stands at a time in Unix milliseconds, and what its visitor can do about it. */
export function standingOf({ status, sent, visit, quote }: VisitorPage, now: number) {
  const isOpen = status !== 'withdrawn' && status !== 'closed' && status !== 'done';
  const isSigned = [quote, ...(quote?.signed ?? [])].some((each) => each?.signature && !each.canceledAt);
  const planned = visit?.state === 'cancelled' ? null : visit;
  const isOver = planned !== null && Date.parse(planned.end) <= now;
  return {
    isOpen,
    /** Whether a contract holds. */
    isSigned,
    canWithdraw: isOpen && !isSigned,
    canSend: isOpen || status === 'done',
    /** A visit that's still ahead. */
    ahead: isOpen && !isOver ? planned : null,
    /** One whose time has passed. */
    past: isOver ? planned : null,
    isVisited: isOver && planned.state === 'confirmed',
    isUrgent: whyUrgent(sent) !== null,
  };
}
