/** Small facts about the desk itself. */

/** Whether it was filled with made-up requests. */
export function isExample(sql: SqlStorage): boolean {
  return sql.exec(`SELECT 1 FROM facts WHERE name = 'example' AND value = 1`).toArray().length > 0;
}
