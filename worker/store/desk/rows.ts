import { findFirst } from './sql.ts';

export interface RequestRow extends Record<string, SqlStorageValue> {
  position: number;
  id: string;
  key_hash: string | null;
  content_hash: string;
  received_at: number;
  value: string;
  email_key: string;
  phone_key: string;
  status: string;
  version: number;
  spam_reason: string | null;
  trashed_at: number | null;
  expires_at: number;
  urgency: string | null;
  preferred: string;
  withdrawn_at: number | null;
  links_revoked_at: number | null;
  /** 1 from the customer's message until it's answered, or marked so. */
  is_unanswered: number;
}

export function findRow(sql: SqlStorage, id: string): RequestRow | null {
  return findFirst<RequestRow>(sql, 'SELECT * FROM requests WHERE id = ?', id);
}
