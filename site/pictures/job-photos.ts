/** Photos of finished jobs. tools/job-photos.ts encodes them, apart from the build's other pictures: there may be thousands. */

import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { contentFolder } from '../read/folder.ts';

/** A list of the encoded photos, by the name of the file in content/images/jobs. */
export const jobPhotoList = `${contentFolder}/images/encoded/jobs.json`;

/** The widths and qualities of other pictures (index.ts). */
export const jobPhotoFormats = {
  avif: { widths: [360, 800, 1280, 1920, 2560], quality: 55, effort: 3 },
  webp: { widths: [800, 2560], quality: 76 },
} as const;

const encodedSchema = z.object({
  /** Changes with the photo and the formats. */
  hash: z.string(),
  width: z.int(),
  height: z.int(),
  /** Mean color as '#rrggbb'. */
  color: z.string(),
});

export type EncodedPhoto = z.infer<typeof encodedSchema>;

export function readJobPhotos(): Record<string, EncodedPhoto> {
  return existsSync(jobPhotoList)
    ? z.record(z.string(), encodedSchema).parse(JSON.parse(readFileSync(jobPhotoList, 'utf8')))
    : {};
}

/** The encoded files of a photo. None is wider than the photo. */
export function filesOf(file: string, { hash, width }: EncodedPhoto) {
  const name = file.slice(0, file.lastIndexOf('.'));
  return (['avif', 'webp'] as const).flatMap((format) => {
    const widths = new Set(jobPhotoFormats[format].widths.map((each) => Math.min(each, width)));
    return [...widths].map((each) => ({ format, width: each, file: `${name}.${hash}-${each}.${format}` }));
  });
}
