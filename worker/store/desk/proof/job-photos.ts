import { decide } from '../decisions.ts';
import { isOfJob, type PhotoRow, photoRows } from '../photos.ts';

/** What the history says of it. */
export const photoDeleted = 'Deleted a photo of the job';

/** The crew's photos, those from before the work first. */
export function jobPhotos(sql: SqlStorage, id: string): PhotoRow[] {
  return photoRows(sql, id)
    .filter(isOfJob)
    .sort((a, b) => Number(b.kind === 'before') - Number(a.kind === 'before'));
}

/** Shows these and no others. */
export function showPhotos(sql: SqlStorage, id: string, names: readonly string[], now: number): void {
  const shown = jobPhotos(sql, id).flatMap(({ name }) => (names.includes(name) ? [name] : []));
  decide(sql, id, { kind: 'photos', value: shown.join(' '), at: now });
}
