import type { VisitorPage } from '#schema/api/visitor.ts';
import { dayMs } from '#schema/rules/duration.ts';
import { whyUrgent } from '#schema/rules/urgency.ts';

/** How a request stands at a time in Unix milliseconds, and what its visitor can do about it. */
export function standingOf(request: VisitorPage, now: number) {
  const { receivedAt, status, sent, visit, quote } = request;
  const isOpen = status !== 'withdrawn' && status !== 'closed' && status !== 'done';
  const isOver = visit !== null && Date.parse(visit.end) <= now;
  /** A visit that is still ahead. */
  const ahead = isOpen && !isOver ? visit : null;
  const coming = ahead?.state === 'confirmed' ? ahead : null;
  const taken = ahead?.isTaken ? ahead : null;
  const offered = ahead?.state === 'offered' && !taken ? ahead : null;
  const isUrgent = whyUrgent(sent) !== null;
  const isUnanswered = status === 'received' && !coming && !offered;
  const isEarly = status === 'received' || status === 'in progress';
  const isSigned = [quote, ...(quote?.signed ?? [])].some((each) => each?.signature && !each.canceledAt);
  return {
    isOpen,
    /** Whether a contract holds. */
    isSigned,
    canWithdraw: isOpen && !isSigned,
    canSend: isOpen || status === 'done',
    isOver,
    coming,
    offered,
    /** Somebody else has taken the time on offer. */
    taken,
    isUnanswered,
    isUrgent,
    /** Whether to say when we answer. */
    isNew: isUnanswered && !isUrgent && now - Date.parse(receivedAt) < dayMs,
    statusWord: coming && isEarly ? ('visit confirmed' as const) : status,
  };
}
