/** What the desk knows of a request's photos. Their bytes are in KV (store/photos.ts). */
import { type PhotoType, photoLimits, type RequestPhoto, type StoredPhoto } from '#schema/api/photo.ts';
import { timeText } from '../../time-text.ts';
import { findRow } from './rows.ts';
import { addRow, countRows } from './sql.ts';

interface PhotoRow extends Record<string, SqlStorageValue> {
  name: string;
  kind: StoredPhoto['kind'];
  type: PhotoType;
  bytes: number;
  at: number;
}

/** 'gone' if the request was erased or never was. */
export type Verdict =
  | { outcome: 'new'; expiresAt: number }
  | { outcome: 'known'; photo: StoredPhoto }
  | { outcome: 'full' | 'gone' };

/** Whether a request can take this photo. */
export function checkPhoto(sql: SqlStorage, id: string, photo: StoredPhoto): Verdict {
  const row = findRow(sql, id);
  if (!row) return { outcome: 'gone' };
  // Spam is answered like anything else, but nobody looks at its photos.
  return row.status === 'spam' ? { outcome: 'known', photo } : photoVerdict(photo, photosOf(sql, id), row.expires_at);
}

/** `photos` are those that the request has. */
function photoVerdict(photo: StoredPhoto, photos: readonly StoredPhoto[], expiresAt: number): Verdict {
  const known = photos.find(({ name }) => name === photo.name);
  if (known) return { outcome: 'known', photo: known };
  const most = photo.kind === 'visualizer' ? 1 : photoLimits.count;
  const alike = photos.filter(({ kind }) => kind === photo.kind);
  return alike.length >= most ? { outcome: 'full' } : { outcome: 'new', expiresAt };
}

export function addPhoto(sql: SqlStorage, id: string, photo: StoredPhoto): void {
  addRow(sql, 'photos', { ...photo, request_id: id, at: Date.parse(photo.at) }, 'ON CONFLICT DO NOTHING');
}

/** Inserts photos that only KV has. */
export function insertPhotos(sql: SqlStorage, found: RequestPhoto[]): void {
  for (const { id, photo } of found) {
    if (findRow(sql, id) && checkPhoto(sql, id, photo).outcome !== 'known') addPhoto(sql, id, photo);
  }
}

/** Oldest first. */
export function photosOf(sql: SqlStorage, id: string): StoredPhoto[] {
  return sql
    .exec<PhotoRow>(`SELECT name, kind, type, bytes, at FROM photos WHERE request_id = ? ORDER BY rowid`, id)
    .toArray()
    .map((row) => ({ ...row, at: timeText(row.at) }));
}

export function countPhotos(sql: SqlStorage, id: string): number {
  return countRows(sql, 'photos WHERE request_id = ?', id);
}

/** Once their bytes are gone. */
export function forgetPhotos(sql: SqlStorage, id: string, names: string[]): void {
  for (const name of names) sql.exec('DELETE FROM photos WHERE request_id = ? AND name = ?', id, name);
}
