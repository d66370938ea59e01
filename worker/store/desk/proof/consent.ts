import { dayMs } from '../../../../schema/duration.ts';
import { changesPerDay } from '../../../../schema/visitor.ts';
import { findDecision } from '../decisions.ts';
import { countDecisions } from '../entries.ts';
import { findRow } from '../rows.ts';
import { type Notify, raiseVersion, record, type VisitorOutcome } from '../visitor.ts';
import { jobPhotos, showPhotos } from './job-photos.ts';
import { findJob } from './job-rows.ts';

/** Shows these of the job's photos and no others. Names that it doesn't have, or has no more, are left out. */
export function setConsent(
  sql: SqlStorage,
  id: string,
  names: readonly string[],
  isOwnLink: boolean,
  notify: Notify,
): VisitorOutcome {
  const row = findRow(sql, id);
  if (!row) return 'gone';
  if (names.length > 0 && !findJob(sql, id)) return 'not done';
  const photos = jobPhotos(sql, id);
  const isChanged = photos.filter(({ name, is_shown }) => names.includes(name) !== (is_shown === 1));
  // A desk that was lost may not have its photos back yet.
  const isUnseen = photos.length === 0 && Boolean(findDecision(sql, id, 'photos')?.value);
  if (isChanged.length === 0 && !isUnseen) return 'done';
  // Taking consent back is never refused.
  const isGiven = isChanged.some(({ is_shown }) => is_shown === 0);
  if (isGiven && !isOwnLink) return 'not own link';
  if (isGiven && countDecisions(sql, id, notify.now - dayMs) >= changesPerDay) return 'too many changes';
  showPhotos(sql, id, names, notify.now);
  raiseVersion(sql, id);
  const shown = photos.filter(({ name }) => names.includes(name)).length;
  record(sql, row, { kind: 'event', text: `Photos that may be shown: ${shown} of ${photos.length}` }, notify);
  return 'done';
}
