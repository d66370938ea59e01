/** A dump takes the place of all that the desk holds. It's loaded beside the desk's tables first, so one that breaks off changes nothing. */
import { parseJson } from '../../parse-json.ts';
import type { Erased } from '../intake.ts';
import { signEverybodyOut } from './accounts.ts';
import { addressHash } from './address.ts';
import { DeskApi } from './api.ts';
import { dumpedTables, dumpLineSchema, shadow } from './dump.ts';
import { type FoundRequest, insertFound } from './insert.ts';
import { revokeLinks } from './links.ts';
import { deskVersion } from './migrations.ts';
import { removeRequest } from './remove.ts';
import { findRow, type RequestRow } from './rows.ts';
import { indexText } from './search.ts';
import { addRow, countRows, hasRow } from './sql.ts';

/** A table that is there once every line of a dump is loaded. */
const whole = `${shadow}whole`;

/** Of each table: rows in the dump, and rows of the desk that the dump lacks or has in an earlier state. */
export type Comparison = Record<string, { dumped: number; newer: number }>;

/** What stays closed whatever the desk is taken back to. */
export interface Closed {
  erased: readonly Erased[];
  revoked: readonly Erased[];
}

export class Restore extends DeskApi {
  begin(): void {
    this.core.transact(() => {
      this.cancel();
      for (const table of dumpedTables(this.sql)) {
        this.sql.exec(`CREATE TABLE ${shadow}${table} AS SELECT * FROM ${table} WHERE FALSE`);
      }
    });
  }

  /** Forgets a dump that was loaded and hasn't taken the desk's place. */
  cancel(): void {
    for (const table of dumpedTables(this.sql)) this.sql.exec(`DROP TABLE IF EXISTS ${shadow}${table}`);
    this.sql.exec(`DROP TABLE IF EXISTS ${whole}`);
  }

  /** Returns what is wrong with these lines, or null. */
  add(lines: string[]): string | null {
    return this.core.transact(() => {
      this.sql.exec(`DROP TABLE IF EXISTS ${whole}`);
      const columns = new Map(dumpedTables(this.sql).map((table) => [table, this.#columnsOf(table)]));
      for (const line of lines) {
        const problem = this.#addLine(line, columns);
        if (problem !== null) return problem;
      }
      return null;
    });
  }

  #addLine(text: string, columnsOf: ReadonlyMap<string, readonly string[]>): string | null {
    const { data: line } = dumpLineSchema.safeParse(parseJson(text));
    if (!line) return "A line of the dump can't be read.";
    if ('version' in line) {
      return line.version === deskVersion
        ? null
        : `The dump has tables of version ${line.version}, and the desk of version ${deskVersion}.`;
    }
    if ('rows' in line) {
      if (line.rows !== this.#countRows()) return `The dump should have ${line.rows} rows, and has ${this.#countRows()}.`;
      this.sql.exec(`CREATE TABLE ${whole} (at INTEGER)`);
      return null;
    }
    const { table, row } = line;
    const columns = columnsOf.get(table);
    if (!columns) return `The desk has no table ${table}.`;
    if (!Object.keys(row).every((name) => columns.includes(name))) return `The desk's table ${table} has other columns.`;
    addRow(this.sql, shadow + table, row);
    return null;
  }

  #columnsOf(table: string): readonly string[] {
    return this.sql.exec(`SELECT * FROM ${table} LIMIT 0`).columnNames;
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

  /** Puts the dump in place, without what was erased. Requests that KV doesn't have yet stay. False if no whole dump is loaded. */
  async finish(erased: readonly Erased[]): Promise<boolean> {
    if (!hasRow(this.sql, 'sqlite_schema WHERE name = ?', whole)) return false;
    const revoked = this.revoked();
    this.core.transact((now) => {
      const uncopied = this.sql
        .exec<RequestRow & { origin: string }>(
          `SELECT requests.*, origin FROM requests JOIN outbox ON request_id = id WHERE task = 'copy'`,
        )
        .toArray();
      const gone = this.sql.exec<Erased & Record<string, SqlStorageValue>>('SELECT id, at FROM tombstones').toArray();
      for (const table of dumpedTables(this.sql)) {
        this.sql.exec(`DELETE FROM ${table}`);
        // A row that was replaced while it was dumped is in the dump twice, and the later one counts.
        this.sql.exec(`INSERT OR REPLACE INTO ${table} SELECT * FROM ${shadow}${table}`);
      }
      this.cancel();
      this.sql.exec('DELETE FROM request_text');
      for (const row of this.sql.exec<RequestRow>('SELECT * FROM requests').toArray()) indexText(this.sql, row);
      for (const row of gone) addRow(this.sql, 'tombstones', row, 'ON CONFLICT DO NOTHING');
      eraseRequests(this.sql, [...erased, ...gone], now);
      for (const row of uncopied) insertFound(this.sql, row satisfies FoundRequest, { isNew: true, channels: ['copy'], now });
    });
    await this.closeAgain({ erased, revoked });
    return true;
  }

  /** Requests whose links were revoked, and when. */
  revoked(): Erased[] {
    const select = 'SELECT id, links_revoked_at AS at FROM requests WHERE links_revoked_at IS NOT NULL';
    return this.sql.exec<Erased & Record<string, SqlStorageValue>>(select).toArray();
  }

  /** After a rewind, too. Everybody is signed out, because nobody knows whether somebody was since. */
  async closeAgain({ erased, revoked }: Closed): Promise<void> {
    const times = new Map(erased.map(({ id, at }) => [id, at]));
    const subscribers = this.sql.exec<{ email: string; at: number }>('SELECT email, at FROM subscribers').toArray();
    const hashed = await Promise.all(subscribers.map(async (row) => ({ ...row, hash: await addressHash(row.email) })));
    this.core.transact((now) => {
      eraseRequests(this.sql, erased, now);
      signEverybodyOut(this.sql);
      for (const { id, at } of revoked) {
        const row = findRow(this.sql, id);
        if (row && (row.links_revoked_at ?? 0) < at) revokeLinks(this.sql, id, at);
      }
      for (const { email, at, hash } of hashed) {
        if ((times.get(hash) ?? 0) >= at) this.sql.exec('DELETE FROM subscribers WHERE email = ?', email);
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
