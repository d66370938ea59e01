/** A dump takes the place of all that the desk holds. It's loaded beside the desk's tables first, so one that breaks off changes nothing. */
import { parseJson } from '../../parse-json.ts';
import type { Erased } from '../intake.ts';
import { signEverybodyOut } from './accounts.ts';
import { addressHash } from './address.ts';
import { DeskApi } from './api.ts';
import { dumpedTables, dumpLineSchema, shadow } from './dump.ts';
import { type FoundRequest, insertFound } from './insert.ts';
import { deskVersion } from './migrations.ts';
import { removeRequest } from './remove.ts';
import { findRow, type RequestRow } from './rows.ts';
import { indexText } from './search.ts';
import { addRow, countRows } from './sql.ts';

/** Of each table: rows in the dump, and rows of the desk that the dump lacks or has in an earlier state. */
export type Comparison = Record<string, { dumped: number; newer: number }>;

export class Restore extends DeskApi {
  begin(): void {
    this.core.transact(() => {
      this.cancel();
      for (const table of dumpedTables(this.sql)) {
        this.sql.exec(`CREATE TABLE ${shadow}${table} AS SELECT * FROM ${table} WHERE FALSE`);
      }
    });
  }

  cancel(): void {
    for (const table of dumpedTables(this.sql)) this.sql.exec(`DROP TABLE IF EXISTS ${shadow}${table}`);
  }

  /** Returns what is wrong with these lines, or null. */
  add(lines: string[]): string | null {
    return this.core.transact(() => {
      for (const line of lines) {
        const problem = this.#addLine(line);
        if (problem !== null) return problem;
      }
      return null;
    });
  }

  #addLine(text: string): string | null {
    const { data: line } = dumpLineSchema.safeParse(parseJson(text));
    if (!line) return "A line of the dump can't be read.";
    if ('version' in line) {
      return line.version === deskVersion
        ? null
        : `The dump has tables of version ${line.version}, and the desk of version ${deskVersion}.`;
    }
    if ('rows' in line)
      return line.rows === this.#countRows() ? null : `The dump should have ${line.rows} rows, and has ${this.#countRows()}.`;
    const { table, row } = line;
    if (!dumpedTables(this.sql).includes(table)) return `The desk has no table ${table}.`;
    const columns = this.sql.exec(`SELECT * FROM ${table} LIMIT 0`).columnNames;
    if (!Object.keys(row).every((name) => columns.includes(name))) return `The desk's table ${table} has other columns.`;
    addRow(this.sql, shadow + table, row);
    return null;
  }

  #countRows(): number {
    return dumpedTables(this.sql).reduce((sum, table) => sum + countRows(this.sql, shadow + table), 0);
  }

  compare(): Comparison {
    const compareTable = (table: string) => ({
      dumped: countRows(this.sql, shadow + table),
      newer: countRows(this.sql, `(SELECT * FROM ${table} EXCEPT SELECT * FROM ${shadow}${table})`),
    });
    return Object.fromEntries(dumpedTables(this.sql).map((table) => [table, compareTable(table)]));
  }

  /** Puts the dump in place, without what was erased. Requests that KV doesn't have yet stay. */
  async finish(erased: readonly Erased[]): Promise<void> {
    this.core.transact((now) => {
      const uncopied = this.sql
        .exec<RequestRow & { origin: string }>(
          `SELECT requests.*, origin FROM requests JOIN outbox ON request_id = id WHERE task = 'copy'`,
        )
        .toArray();
      const gone = this.sql.exec<Record<string, string | number>>('SELECT * FROM tombstones').toArray();
      for (const table of dumpedTables(this.sql)) {
        this.sql.exec(`DELETE FROM ${table}`);
        this.sql.exec(`INSERT INTO ${table} SELECT * FROM ${shadow}${table}`);
        this.sql.exec(`DROP TABLE ${shadow}${table}`);
      }
      this.sql.exec('DELETE FROM request_text');
      for (const row of this.sql.exec<RequestRow>('SELECT * FROM requests').toArray()) indexText(this.sql, row);
      for (const row of gone) addRow(this.sql, 'tombstones', row, 'ON CONFLICT DO NOTHING');
      eraseRequests(this.sql, [...erased, ...gone.map(({ id, at }) => ({ id: String(id), at: Number(at) }))], now);
      for (const row of uncopied) insertFound(this.sql, row satisfies FoundRequest, { isNew: true, channels: ['copy'], now });
    });
    await this.eraseAgain(erased);
  }

  /** After a rewind, too. Everybody is signed out, because nobody knows whether somebody was since. */
  async eraseAgain(erased: readonly Erased[]): Promise<void> {
    const times = new Map(erased.map(({ id, at }) => [id, at]));
    const subscribers = this.sql.exec<{ email: string; asked_at: number }>('SELECT email, asked_at FROM subscribers').toArray();
    const hashed = await Promise.all(subscribers.map(async (row) => ({ ...row, hash: await addressHash(row.email) })));
    this.core.transact((now) => {
      eraseRequests(this.sql, erased, now);
      signEverybodyOut(this.sql);
      for (const { email, asked_at, hash } of hashed) {
        if ((times.get(hash) ?? 0) >= asked_at) this.sql.exec('DELETE FROM subscribers WHERE email = ?', email);
      }
    });
    await this.core.announceChange();
  }
}

function eraseRequests(sql: SqlStorage, erased: readonly Erased[], now: number): void {
  for (const { id, at } of erased) {
    const row = findRow(sql, id);
    if (row) removeRequest(sql, row, now);
    addRow(sql, 'tombstones', { id, at }, 'ON CONFLICT DO NOTHING');
  }
}
