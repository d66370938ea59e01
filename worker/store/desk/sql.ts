/** Short forms of what many statements do. */

type Value = SqlStorageValue;

export function findFirst<Row extends object>(sql: SqlStorage, statement: string, ...values: Value[]): Row | null {
  return sql.exec<Row & Record<string, Value>>(statement, ...values).toArray()[0] ?? null;
}

/** `source` is what stands after FROM: "outbox WHERE task = ?". */
export function countRows(sql: SqlStorage, source: string, ...values: Value[]): number {
  return sql.exec<{ n: number }>(`SELECT count(*) AS n FROM ${source}`, ...values).one().n;
}

export function hasRow(sql: SqlStorage, source: string, ...values: Value[]): boolean {
  return sql.exec(`SELECT 1 FROM ${source} LIMIT 1`, ...values).toArray().length > 0;
}

/** A condition: "status IN ('won', 'done')". Only for values of our own. */
export function isOneOf(column: string, values: readonly string[]): string {
  return `${column} IN (${values.map((value) => `'${value}'`).join(', ')})`;
}

/** Adds a row whose fields are named like its columns. `more` is the statement's end, such as "ON CONFLICT DO NOTHING". */
export function addRow(
  sql: SqlStorage,
  table: string,
  row: Record<string, Value>,
  more = '',
): SqlStorageCursor<Record<string, Value>> {
  const columns = Object.keys(row);
  const places = columns.map(() => '?').join(', ');
  return sql.exec(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places}) ${more}`, ...Object.values(row));
}

/** For addRow: a row that has the same `key` takes the new one's values in these columns. */
export function replaceColumns(key: string, ...columns: string[]): string {
  return `ON CONFLICT (${key}) DO UPDATE SET ${columns.map((name) => `${name} = excluded.${name}`).join(', ')}`;
}
