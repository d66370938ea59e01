/** Tables with a name for each entry. They hold everything about a thing in one place, and these read them without losing the names. */

/** The names of a table's entries, in its order. */
export function namesIn<Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] {
  return Object.keys(table) as Name[];
}

/** A table with the same names. */
export function mapTable<Name extends string, Entry, Value>(
  table: Readonly<Record<Name, Entry>>,
  toValue: (entry: Entry, name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(namesIn(table).map((name) => [name, toValue(table[name], name)])) as Record<Name, Value>;
}
