/** What the desk knows of a request's photos. Their bytes are in KV (store/photos.ts). */
import { type PhotoType, photoLimits, type RequestPhoto, type StoredPhoto } from '#schema/api/photo.ts';
import { timeText } from '../../time-text.ts';
import { findRow } from './rows.ts';
import { addRow, countRows } from './sql.ts';

export interface PhotoRow extends Record<string, SqlStorageValue> {
  name: string;
  kind: StoredPhoto['kind'];
  type: PhotoType;
  bytes: number;
  at: number;
  /** When KV deletes it, in Unix ms. */
  expires_at: number;
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

/** False if it's there already. */
export function addPhoto(sql: SqlStorage, id: string, photo: StoredPhoto, expiresAt: number): boolean {
  const row = { ...photo, request_id: id, at: Date.parse(photo.at), expires_at: expiresAt };
  return addRow(sql, 'photos', row, 'ON CONFLICT DO NOTHING').rowsWritten > 0;
}

/** Inserts photos that only KV has. */
export function insertPhotos(sql: SqlStorage, found: RequestPhoto[]): void {
  for (const { id, photo } of found) {
    const row = findRow(sql, id);
    if (row && checkPhoto(sql, id, photo).outcome !== 'known') addPhoto(sql, id, photo, row.expires_at);
  }
}

/** Oldest first. */
export function photosOf(sql: SqlStorage, id: string): StoredPhoto[] {
  return photoRows(sql, id).map(photoOf);
}

export function photoOf({ name, kind, type, bytes, at }: PhotoRow): StoredPhoto {
  return { name, kind, type, bytes, at: timeText(at) };
}

export function photoRows(sql: SqlStorage, id: string): PhotoRow[] {
  return sql
    .exec<PhotoRow>(`SELECT name, kind, type, bytes, at, expires_at FROM photos WHERE request_id = ? ORDER BY rowid`, id)
    .toArray();
}

export function countPhotos(sql: SqlStorage, id: string): number {
  return countRows(sql, 'photos WHERE request_id = ?', id);
}

export function renewPhoto(sql: SqlStorage, id: string, name: string, expiresAt: number): void {
  sql.exec('UPDATE photos SET expires_at = ? WHERE request_id = ? AND name = ?', expiresAt, id, name);
}

/** Once their bytes are gone. */
export function forgetPhotos(sql: SqlStorage, id: string, names: string[]): void {
  for (const name of names) sql.exec('DELETE FROM photos WHERE request_id = ? AND name = ?', id, name);
}
