/** Small facts about the desk itself. */

export function readFact(sql: SqlStorage, name: string): number | null {
  return sql.exec<{ value: number }>('SELECT value FROM facts WHERE name = ?', name).toArray()[0]?.value ?? null;
}

/** Whether it was filled with made-up requests. */
export function isExample(sql: SqlStorage): boolean {
  return readFact(sql, 'example') === 1;
}
