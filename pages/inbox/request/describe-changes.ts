import type { StoredRequest } from '../../../schema/stored-request.ts';
import { count, statusLabels } from '../labels.ts';

/** Who has changed a request meanwhile, and what: 'Dana just changed this request: the status is now Quoted.' */
export function describeChanges({ state: before }: StoredRequest, { state: after }: StoredRequest): string {
  const notes = after.notes.slice(before.notes.length);
  const events = after.history.slice(before.history.length);
  const people = [...new Set([...events, ...notes].flatMap(({ by = [] }) => by))];
  const wasTrashed = after.trashedAt !== undefined && before.trashedAt === undefined;
  const changes = [
    wasTrashed && "it's in the trash",
    after.status !== before.status && `the status is now ${statusLabels[after.status]}`,
    notes.length > 0 && `${count(notes.length, 'note')} ${notes.length === 1 ? 'was' : 'were'} added`,
  ].filter(Boolean);
  return `${people.join(' and ') || 'Someone else'} just changed this request: ${changes.join(' and ') || 'see below'}.`;
}
