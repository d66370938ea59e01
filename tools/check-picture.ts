import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { contentFolder } from '#site/read/folder.ts';

/** Throws if a file isn't there, or isn't a picture that browsers show, whatever its name says. */
export function checkPicture(path: string): void {
  const shown = `${contentFolder}/images/${basename(path)}`;
  if (!existsSync(path))
    throw new Error(`${shown}: this picture is missing; add it, or correct its name in the entry that has it`);
  const start = readFileSync(path).toString('latin1', 0, 12);
  if (/^(\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP)/s.test(start)) return;
  throw new Error(`${shown}: this isn't a JPEG, PNG or WebP picture. Save it as one, and add it again.`);
}
