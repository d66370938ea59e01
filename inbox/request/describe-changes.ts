import { nameAuthor } from '#schema/api/author.ts';
import type { RequestState, StoredRequest } from '#schema/api/stored-request.ts';
import { visitStateWords } from '#schema/api/visit.ts';
import { requestStatuses } from '#schema/rules/request-statuses.ts';
import { describeWindow } from '#schema/rules/visit-windows.ts';
import { count } from '../labels.ts';

/** Who has changed a request meanwhile, and what: 'Dana just changed this request: the status is now Quoted.' */
export function describeChanges({ state: before }: StoredRequest, { state: after }: StoredRequest): string {
  const notes = after.notes.slice(before.notes.length);
  const events = after.history.slice(before.history.length);
  const others = [...events, ...notes].filter(({ actor }) => actor !== 'site');
  const people = [...new Set(others.map((author) => (author.actor === 'customer' ? 'The customer' : nameAuthor(author))))];
  const hasNewTimes = JSON.stringify(after.preferredTimes) !== JSON.stringify(before.preferredTimes);
  const isWithdrawn = after.withdrawnAt !== undefined && before.withdrawnAt === undefined;
  const wasTrashed = after.trashedAt !== undefined && before.trashedAt === undefined;
  const changes = [
    wasTrashed && "it's in the trash",
    isWithdrawn && "it's withdrawn",
    hasNewTimes && 'the times they asked for are different',
    after.status !== before.status && `the status is now ${requestStatuses[after.status].label}`,
    describeVisit(before, after),
    notes.length > 0 && `${count(notes.length, 'note')} ${notes.length === 1 ? 'was' : 'were'} added`,
  ].filter(Boolean);
  return `${people.join(' and ') || 'Someone else'} just changed this request: ${changes.join(' and ') || 'see below'}.`;
}

function describeVisit({ visit: before }: RequestState, { visit: after }: RequestState): string | null {
  if (!after || JSON.stringify(after) === JSON.stringify(before)) return null;
  return `the visit is ${visitStateWords[after.state]} (${describeWindow(after)})`;
}
