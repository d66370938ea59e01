import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { contentFolder } from '#site/read/folder.ts';

/** Throws if a file isn't a picture that browsers show, whatever its name says. */
export function checkPicture(path: string): void {
  const start = readFileSync(path).toString('latin1', 0, 12);
  if (/^(\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP)/s.test(start)) return;
  const found = others.find(([mark]) => mark.test(start))?.[1] ?? "isn't a picture";
  throw new Error(
    `${contentFolder}/images/${basename(path)}: this file ${found}. Save it as a JPEG, PNG or WebP picture, and add it again.`,
  );
}

/** What people add by mistake. */
const others: [mark: RegExp, name: string][] = [
  [/^%PDF/, 'is a PDF document'],
  [/^.{4}ftyp(avif|hei|mif|msf)/s, 'is a photo in a format of phones (HEIC) or AVIF'],
  [/^GIF8/, 'is a GIF'],
  [/^(.{4}ftyp|RIFF)/s, 'is a video or sound'],
];
