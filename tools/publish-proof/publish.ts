/** Makes the content say what the desk has published. */

import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stringify } from 'yaml';
import type * as z from 'zod/mini';
import { jobSlug, type publishedJobSchema } from '../../schema/published.ts';
import { contentFolder } from '../../site/read/folder.ts';
import { fetchPhoto, fetchPublished } from './fetch.ts';

const jobFolder = `${contentFolder}/jobs`;
const photoFolder = `${contentFolder}/images/jobs`;

type Job = z.infer<typeof publishedJobSchema>;

/**
 * Returns what changed, a line each. Everything is fetched before anything is removed, so if the site can't be reached or its answer
 * isn't valid, this throws, and all that's published stays.
 */
export async function publishProof(site: string): Promise<string[]> {
  const { jobs, reviews, measured, isExample } = await fetchPublished(site);
  const files = new Map<string, string | Buffer>();
  const wanted = new Set<string>();
  const unreadable: string[] = [];
  for (const job of jobs) {
    const photos = await fetchPhotos(site, job, unreadable);
    // Its photos were withdrawn after the site had answered.
    if (photos.length === 0) continue;
    for (const { file, data } of photos) {
      wanted.add(`${photoFolder}/${file}`);
      if (data) files.set(`${photoFolder}/${file}`, data);
    }
    files.set(`${jobFolder}/${jobSlug(job)}.yaml`, toYaml({ ...job, photos: photos.map(({ file, kind }) => ({ file, kind })) }));
  }
  files.set(`${contentFolder}/reviews.yaml`, toYaml({ reviews }));
  files.set(`${contentFolder}/measured.yaml`, toYaml({ ...measured, isExample }));
  for (const file of files.keys()) wanted.add(file);

  const changes = [...files].flatMap(([file, data]) => write(file, data));
  // A run that was cut short leaves files that end in .new.
  const old = globSync([`${jobFolder}/*`, `${photoFolder}/*`, `${contentFolder}/{reviews,measured}.yaml.new`])
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !wanted.has(file));
  for (const file of old) rmSync(file);
  return [
    ...changes,
    ...old.map((file) => `removed ${file}`),
    ...unreadable.map((url) => `left out ${url}, which isn't a picture`),
  ];
}

interface Photo {
  file: string;
  kind: Job['photos'][number]['kind'];
  /** Undefined if the file is there already. */
  data?: Buffer;
}

/** One photo that can't be read doesn't keep the others from the site. Its address goes into `unreadable`. */
async function fetchPhotos(site: string, job: Job, unreadable: string[]): Promise<Photo[]> {
  const photos: Photo[] = [];
  for (const { name, kind, path } of job.photos) {
    const file = `${jobSlug(job)}-${kind}-${name.slice(0, 8)}.webp`;
    if (existsSync(`${photoFolder}/${file}`)) photos.push({ file, kind });
    else {
      const url = new URL(path, site);
      const data = await fetchPhoto(url);
      if (data === 'unreadable') unreadable.push(url.href);
      else if (data !== 'withdrawn') photos.push({ file, kind, data });
    }
  }
  return photos;
}

/** Under another name first, so that a file is there as a whole or not at all. */
function write(file: string, data: string | Buffer): string[] {
  const before = existsSync(file) ? readFileSync(file) : undefined;
  if (before?.equals(Buffer.from(data))) return [];
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, data);
  renameSync(`${file}.new`, file);
  return [`${before ? 'changed' : 'added'} ${file}`];
}

/** As the editor writes it. */
function toYaml(data: unknown): string {
  return stringify(data, { lineWidth: 0, defaultStringType: 'PLAIN', singleQuote: true });
}
