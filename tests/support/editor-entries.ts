/** The entries that /edit shows, with their fields and files. */
import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Field } from '@sveltia/cms';
import { editorConfig } from '#tools/editor/config.ts';

export interface EditorEntry {
  group: string;
  name: string;
  fields: readonly Field[];
  /** The English file, and the Spanish one if there is one. */
  files: string[];
}

export function findEntries(): EditorEntry[] {
  const { collections = [] } = editorConfig('owner/repository');
  return collections.flatMap((each): EditorEntry[] => {
    if ('files' in each)
      return each.files.map(({ name, file, fields }) => {
        return { group: each.name, name, fields, files: editionsOf(file.replace('.{{locale}}', '')) };
      });
    if (!('folder' in each)) return [];
    const files = globSync(`${each.folder}/*.${each.extension}`).filter((file) => !file.includes('.es.'));
    return files.map((file) => ({
      group: each.name,
      name: basename(file, `.${each.extension}`),
      fields: each.fields ?? [],
      files: editionsOf(file.replaceAll('\\', '/')),
    }));
  });
}

function editionsOf(file: string): string[] {
  return [file, file.replace(/\.(\w+)$/, '.es.$1')].filter((each) => existsSync(each));
}
