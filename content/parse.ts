import type { z } from 'zod';

/** Parses an entry, or throws an error with the file, the field, and what was expected and received. */
export function parseEntry<Schema extends z.ZodType>(schema: Schema, file: string, entry: unknown): z.output<Schema> {
  const result = schema.safeParse(entry);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const field = issue.path.length > 0 ? issue.path.join('.') : '(the entry itself)';
    return `  ${field}: ${issue.message}; received ${show(valueAt(entry, issue.path))}`;
  });
  throw new Error(`content/${file.replace(/^\.\//, '')} is not valid:\n${lines.join('\n')}`);
}

function valueAt(entry: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null) return undefined;
    return Reflect.get(value, key);
  }, entry);
}

function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}
