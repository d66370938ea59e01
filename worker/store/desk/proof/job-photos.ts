import { isOfJob, type PhotoRow, photoRows } from '../photos.ts';

/** What the history says of it. */
export const photoDeleted = 'Deleted a photo of the job';

/** The crew's photos, those from before the work first. */
export function jobPhotos(sql: SqlStorage, id: string): PhotoRow[] {
  return photoRows(sql, id)
    .filter(isOfJob)
    .sort((a, b) => Number(b.kind === 'before') - Number(a.kind === 'before'));
}
