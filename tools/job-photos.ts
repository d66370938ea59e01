/**
 * Encodes the photos of finished jobs. If they were part of the Vite build, as other pictures are, Vike would go through all of
 * them for every page: with 1,000 jobs, that takes longer than the rest of the build.
 */

import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';
import { type EncodedPhoto, filesOf, jobPhotoFormats, jobPhotoList, readJobPhotos } from '../site/pictures/job-photos.ts';
import { contentFolder } from '../site/read/folder.ts';
import { checkPicture } from './check-picture.ts';
import { meanColor } from './mean-color.ts';

const encoded = `${contentFolder}/images/encoded`;

/** Encodes those that are new, and lists all of them for site/pictures/index.ts. */
export async function encodeJobPhotos(): Promise<void> {
  const known = readJobPhotos();
  const photos: Record<string, EncodedPhoto> = {};
  for (const master of globSync(`${contentFolder}/images/jobs/*.webp`).sort()) {
    const file = basename(master);
    photos[file] = await encode(master, known[file]);
  }
  if (Object.keys(photos).length > 0) writeFileSync(jobPhotoList, `${JSON.stringify(photos, null, 1)}\n`);
  else rmSync(jobPhotoList, { force: true });
}

/** Adds them to the built site. */
export function copyJobPhotos(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, photo] of Object.entries(readJobPhotos())) {
    for (const { file } of filesOf(name, photo)) copyFileSync(`${encoded}/${file}`, `${folder}/${file}`);
  }
}

async function encode(master: string, known: EncodedPhoto | undefined): Promise<EncodedPhoto> {
  const data = readFileSync(master);
  const hash = createHash('sha1').update(data).update(JSON.stringify(jobPhotoFormats)).digest('hex').slice(0, 8);
  const name = basename(master);
  if (known?.hash === hash && filesOf(name, known).every(({ file }) => existsSync(`${encoded}/${file}`))) return known;
  checkPicture(master);
  const { width, height } = await sharp(data).metadata();
  const photo = { hash, width, height, color: await meanColor(data) };
  for (const { format, width, file } of filesOf(name, photo)) {
    await sharp(data).resize({ width }).toFormat(format, jobPhotoFormats[format]).toFile(`${encoded}/${file}`);
  }
  return photo;
}
