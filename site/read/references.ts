/** Finds pictures and entries that an entry names and that don't exist. */

import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { z } from 'zod';
import { closestSpelling } from './closest-spelling.ts';
import { fieldsOf } from './fields.ts';
import { contentFolder } from './folder.ts';
import type { FieldProblem } from './parse.ts';

export function brokenReferences(schema: z.core.$ZodType, data: unknown): FieldProblem[] {
  return [...fieldsOf(schema, data)].flatMap(({ path, value, meta }) => {
    const folder = meta.picture ? 'images' : meta.entries;
    if (typeof folder !== 'string' || typeof value !== 'string') return [];
    const names = namesIn(folder);
    if (names.has(value)) return [];
    const message = `there is no '${value}' in ${contentFolder}/${folder}. Choose another, such as '${closestSpelling(value, [...names])}'`;
    return [{ path, message }];
  });
}

const folders = new Map<string, Set<string>>();

function namesIn(folder: string): Set<string> {
  const path = resolve(contentFolder, folder);
  const known = folders.get(path) ?? new Set(readdirSync(path).map((file) => file.replace(/\..*$/, '')));
  folders.set(path, known);
  return known;
}
