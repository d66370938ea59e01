/**
 * Pictures and rooms that a business describes and doesn't have come from ours, so that an example is small. Whoever starts a business of
 * their own gets copies.
 */
import { cpSync, existsSync } from 'node:fs';
import { basename } from 'node:path';
import { isRecord } from '#site/read/fields.ts';
import { contentFolder } from '#site/read/folder.ts';
import { filesIn, readYaml } from '#site/read/yaml.ts';

export function copySharedPictures(): void {
  const pictures = filesIn('images').map((file) => {
    const picture = readYaml(file);
    return `images/${isRecord(picture) ? picture.file : ''}`;
  });
  const rooms = filesIn('rooms').map((file) => `visualizer-rooms/${basename(file, '.yaml')}`);
  for (const path of [...pictures, ...rooms])
    if (existsSync(`content/${path}`) && !existsSync(`${contentFolder}/${path}`))
      cpSync(`content/${path}`, `${contentFolder}/${path}`, { recursive: true });
}
