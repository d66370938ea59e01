/** Search over everything a request holds: its fields, its plan, its notes. */
import { phoneDigits, phonesIn } from '#schema/rules/phone.ts';
import { plainLetters } from '#schema/rules/plain-letters.ts';
import { idPrefixOf } from '#schema/rules/reference.ts';
import { readIntake } from '../intake.ts';
import type { RequestRow } from './rows.ts';
import { addRow, replaceColumns } from './sql.ts';
import { findVisit } from './visit-rows.ts';

/** Writes the searchable text of a request, or writes it anew after a note. */
export function indexText(sql: SqlStorage, row: Pick<RequestRow, 'position' | 'id' | 'value'>): void {
  const notes = sql
    .exec<{ text: string }>(`SELECT text FROM entries WHERE request_id = ? AND kind <> 'event'`, row.id)
    .toArray()
    .map(({ text }) => text);
  const { fields } = readIntake(row.id, row.value);
  const sent = fields === null ? [row.value] : textsIn(fields);
  const texts = [...sent, findVisit(sql, row.id)?.address ?? '', ...notes];
  const text = searchable([...texts, ...texts.flatMap(phonesIn)].join('\n'));
  addRow(sql, 'request_text', { position: row.position, text }, replaceColumns('position', 'text'));
}

interface Condition {
  /** To stand behind WHERE, over `requests` and `request_text`. */
  sql: string;
  values: string[];
}

/** Every word must occur, as a part of a word, too. A number is also found as a phone number, and a request by its reference number. */
export function searchCondition(q: string): Condition {
  const isNumber = /^[\d\s().+-]+$/.test(q) && q.replace(/\D/g, '').length >= 4;
  const ways = isNumber ? [[q], [phoneDigits(q)]] : [q.split(/\s+/)];
  const texts = ways.map((terms) => terms.map(() => `text LIKE ? ESCAPE '\\'`).join(' AND ')).join(' OR ');
  const patterns = ways.flat().map((term) => `%${searchable(term).replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`);
  const prefix = idPrefixOf(q);
  if (prefix === null) return { sql: `(${texts})`, values: patterns };
  return { sql: `(${texts} OR id BETWEEN ? AND ?)`, values: [...patterns, `${prefix}-`, `${prefix}-g`] };
}

/** As people compare it: no format characters, accents or capitals. */
function searchable(text: string): string {
  return plainLetters(text.replace(/\p{Cf}/gu, ''));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
