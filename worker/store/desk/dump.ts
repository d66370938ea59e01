/** The desk as lines of JSON: what wrote it, a line for each row of each table, and how many there are. */
import * as z from 'zod/mini';
import { DeskApi } from './api.ts';
import { deskVersion } from './migrations.ts';

/** Sessions, because a restored desk shouldn't sign anybody in, and the search's text, which is made from the rest. */
const leftOut = ['migrations', 'request_text', 'sessions'];
/** What a dump is loaded into, before it takes the place of the desk's own tables. */
export const shadow = 'restored_';
/** Small enough that other calls needn't wait long for their turn. */
const pageBytes = 512 * 1024;
const batch = 100;

const value = z.union([z.string(), z.number(), z.null()]);
export const dumpLineSchema = z.union([
  z.object({ table: z.string(), row: z.record(z.string(), value) }),
  z.object({ version: z.int(), at: z.iso.datetime() }),
  z.object({ rows: z.int() }),
]);
export type DumpLine = z.infer<typeof dumpLineSchema>;

export class Dump extends DeskApi {
  /** About 512 KiB of lines. `next` is the cursor of the next page; null after the last. */
  page(cursor: string): { lines: string[]; next: string | null } {
    const tables = dumpedTables(this.sql);
    const [first = '', after = ''] = cursor.split(':');
    const lines: string[] = [];
    const write = (line: DumpLine) => lines.push(JSON.stringify(line));
    if (cursor === '') write({ version: deskVersion, at: new Date().toISOString() });
    let bytes = 0;
    for (const table of tables.slice(Math.max(0, tables.indexOf(first)))) {
      let last = table === first ? Number(after) : Number.MIN_SAFE_INTEGER;
      for (let isMore = true; isMore; ) {
        const rows = this.#rowsOf(table, last);
        for (const { dumped_id, ...row } of rows) {
          bytes += 2 * JSON.stringify(row).length;
          last = Number(dumped_id);
          write({ table, row });
          if (bytes >= pageBytes) return { lines, next: `${table}:${last}` };
        }
        isMore = rows.length === batch;
      }
    }
    return { lines, next: null };
  }

  #rowsOf(table: string, after: number): Record<string, string | number | null>[] {
    const select = `SELECT rowid AS dumped_id, * FROM ${table} WHERE rowid > ? ORDER BY rowid LIMIT ?`;
    return this.sql.exec<Record<string, string | number | null>>(select, after, batch).toArray();
  }
}

/** The tables that a dump has. A new table is among them without a word here. */
export function dumpedTables(sql: SqlStorage): string[] {
  return sql
    .exec<{ name: string }>(`SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`)
    .toArray()
    .map(({ name }) => name)
    .filter((name) => !/^(?:sqlite|_cf|restored)_/.test(name) && !leftOut.includes(name));
}
