/** What entries name: pictures, other entries, pages and prices. */

import { existsSync, readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { z } from 'zod';
import { familyNames, pathsOf } from '../pages.ts';
import { routes } from '../routes.ts';
import { closestSpelling } from './closest-spelling.ts';
import { findFact } from './facts.ts';
import { fieldsOf, type Path } from './fields.ts';
import { contentFolder } from './folder.ts';
import type { FieldProblem } from './parse.ts';

export interface Reference {
  path: Path;
  /** Of the entry, or the address of a page that no entry has. */
  name: string;
  /** Where the entry is; 'pages' as well for a page that no entry has. */
  folder: string;
  /** What can be left out if it's gone; an empty path is the whole file. */
  removable: Path | undefined;
}

export function brokenReferences(schema: z.core.$ZodType, data: unknown): FieldProblem[] {
  const prices = [...fieldsOf(schema, data)].flatMap(({ path, value, meta }) => {
    const fact = meta.range && typeof value === 'string' ? findFact(value) : undefined;
    if (!meta.range || typeof value !== 'string' || (fact && 'low' in fact)) return [];
    return [
      { path, message: `expected a price with 'low' and 'high' in ${contentFolder}/facts.yaml, but there is no such ${value}` },
    ];
  });
  const names = referencesIn(schema, data).filter((reference) => !isThere(reference));
  return [...prices, ...names.map((reference) => ({ path: reference.path, message: adviceOn(reference) }))];
}

/** Pictures, entries and pages. */
export function referencesIn(schema: z.core.$ZodType, data: unknown): Reference[] {
  return [...fieldsOf(schema, data)].flatMap(({ path, value, meta, removable }) => {
    if (typeof value !== 'string') return [];
    const whole = meta.whole ? path.slice(0, -1) : removable;
    // Text around a picture is about it, so only the picture goes.
    if (meta.picture)
      return [{ path, name: value, folder: 'images', removable: removable?.length === path.length ? removable : undefined }];
    if (typeof meta.entries === 'string') return [{ path, name: value, folder: meta.entries, removable: whole }];
    return meta.page ? [{ path, ...pageAt(value), removable: whole }] : [];
  });
}

/** The entry that an address is the page of. */
export function pageAt(href: string): { folder: string; name: string } {
  const [path = ''] = href.split(/[?#]/);
  const isFixed = familyNames.some((family) => routes[family].path === path);
  for (const { path: pattern, entries } of Object.values(routes)) {
    const name = path.slice(pattern.replace('@slug', '').length);
    if (entries && !isFixed && pattern.replace('@slug', name) === path && !name.includes('/')) return { folder: entries, name };
  }
  return { folder: 'pages', name: path };
}

export function isThere({ folder, name }: Pick<Reference, 'folder' | 'name'>): boolean {
  return name.startsWith('/') ? familyNames.some((family) => pathsOf(family).includes(name)) : namesIn(folder).has(name);
}

/** `newName` is what the entry is called now, if it was renamed. */
export function adviceOn({ name, folder, removable }: Reference, newName?: string): string {
  const missing = name.startsWith('/') ? `there is no page ${name}` : `there is no '${name}' in ${contentFolder}/${folder}`;
  if (newName) return `${missing}. Write '${newName}', its new name`;
  const other = closestSpelling(name, [...namesIn(folder)]);
  const choose = other && `choose another, such as '${other}'`;
  const what = removable?.length === 0 ? 'Delete this file' : 'Remove the line';
  if (removable) return `${missing}. ${what}${choose ? `, or ${choose}` : ''}`;
  return choose ? `${missing}. C${choose.slice(1)}` : `${missing}, and nothing else. Add it`;
}

const folders = new Map<string, { changed: number; names: Set<string> }>();

/** The entries of a folder. */
export function namesIn(folder: string): Set<string> {
  const path = resolve(contentFolder, folder);
  if (!existsSync(path)) return new Set();
  const changed = statSync(path).mtimeMs;
  const known = folders.get(path);
  if (known?.changed === changed) return known.names;
  const files = readdirSync(path).filter((file) => /^[^.]+\.(yaml|mdx)$/.test(file));
  const names = new Set(files.map((file) => file.replace(/\..*$/, '')));
  folders.set(path, { changed, names });
  return names;
}
