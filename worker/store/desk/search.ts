/** Full-text search over everything a request holds: its fields, its plan, its notes. */
import { phoneDigits } from '../../../schema/phone.ts';
import { idPrefixOf } from '../../../schema/reference.ts';
import { readIntake } from '../intake.ts';
import { addressesIn, looseKey, mailboxKey } from './address.ts';
import { linesIn } from './phone-lines.ts';
import type { RequestRow } from './rows.ts';
import { findVisit } from './visit-rows.ts';

/** Trigrams need three characters. Shorter terms are looked for in every text. */
const shortestTrigram = 3;

/** Writes the searchable text of a request, or writes it anew after a note. */
export function indexText(sql: SqlStorage, row: Pick<RequestRow, 'position' | 'id' | 'value' | 'phone_key'>): void {
  const notes = sql
    .exec<{ text: string }>(`SELECT text FROM entries WHERE request_id = ? AND kind <> 'event'`, row.id)
    .toArray()
    .map(({ text }) => text);
  const address = findVisit(sql, row.id)?.address ?? '';
  const { fields } = readIntake(row.id, row.value);
  const sent = fields === null ? [row.value] : textsIn(fields);
  // In the form that an erasure compares.
  const compared = [...sent, ...notes].flatMap((text) => [
    ...linesIn(text),
    ...addressesIn(text).flatMap((address) => [address, looseKey(mailboxKey(address))]),
  ]);
  sql.exec('DELETE FROM request_text WHERE rowid = ?', row.position);
  sql.exec(
    'INSERT INTO request_text (rowid, text) VALUES (?, ?)',
    row.position,
    // Searches have no format characters.
    [row.phone_key, ...sent, ...compared, address, ...notes].join('\n').replace(/\p{Cf}/gu, ''),
  );
}

interface Condition {
  /** To stand behind WHERE, over `request_text`. */
  sql: string;
  values: string[];
}

/** Finds texts, and a request by its reference number. */
export function searchCondition(q: string): Condition {
  const inText = textCondition(q);
  const idPrefix = idPrefixOf(q);
  if (idPrefix === null) return inText;
  return {
    sql: `request_text.rowid IN (
      SELECT rowid FROM request_text WHERE ${inText.sql} UNION SELECT position FROM requests WHERE id BETWEEN ? AND ?)`,
    values: [...inText.values, `${idPrefix}-`, `${idPrefix}-g`],
  };
}

/** Every word must occur, as a part of a word too. A number is found as it's typed, and as a phone number however it's written. */
function textCondition(q: string): Condition {
  const isNumber = /^[\d\s().+-]+$/.test(q) && q.replace(/\D/g, '').length >= 4;
  if (isNumber) return { sql: 'request_text MATCH ?', values: [`${quote(q)} OR ${quote(phoneDigits(q))}`] };
  const terms = q.split(/\s+/);
  const long = terms.filter((term) => [...term].length >= shortestTrigram);
  const short = terms.filter((term) => [...term].length < shortestTrigram);
  const conditions = [...(long.length > 0 ? ['request_text MATCH ?'] : []), ...short.map(() => `text LIKE ? ESCAPE '\\'`)];
  const match = long.map(quote).join(' AND ');
  const patterns = short.map((term) => `%${term.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`);
  return { sql: conditions.join(' AND '), values: [...(match ? [match] : []), ...patterns] };
}

/** Quoted for FTS5, so that nothing in it is an operator. */
export function quote(term: string): string {
  return `"${term.replaceAll('"', '""')}"`;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
