/**
 * The image that a shared link shows, for every page that may be indexed: made of the built page, from its heading and its
 * main picture. Drawn once: .cache/social keeps each under the hash of all that goes into it.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { parse } from 'node-html-parser';
import { business } from '../content/business.ts';
import { socialImagePath } from '../content/social-image.ts';
import { type Contents, drawSocialImage } from './social-images-draw.ts';
import { fontFiles, loadFonts } from './social-images-fonts.ts';

const site = 'dist/client';
const cache = '.cache/social';

/** What every image depends on besides its contents. */
const recipe = [
  ...globSync('tools/social-images*.ts').sort(),
  'content/social-image.ts',
  'components/frame/mark.ts',
  'components/theme.ts',
  ...['satori', '@resvg/resvg-js', 'sharp'].map((name) => `node_modules/${name}/package.json`),
  ...fontFiles,
];

export async function makeSocialImages(): Promise<void> {
  const start = performance.now();
  await rm(`${site}/social`, { recursive: true, force: true });
  await mkdir(`${site}/social`, { recursive: true });
  await mkdir(cache, { recursive: true });

  const pages = (await Promise.all(globSync(`${site}/**/*.html`).map(readPage))).filter((page) => page !== null);
  const recipeHash = await hashOfFiles(recipe);
  let fonts: ReturnType<typeof loadFonts> | undefined;
  let made = 0;
  const queue = pages.values();
  const lane = async () => {
    for (const { image, contents } of queue) {
      const kept = `${cache}/${await keyOf(contents, recipeHash)}.jpg`;
      if (!existsSync(kept)) {
        fonts ??= loadFonts();
        await writeWhole(kept, await drawSocialImage(contents, await fonts));
        made += 1;
      }
      await copyFile(kept, site + image);
    }
  };
  // Encoding leaves the main thread, so another page's words are set meanwhile.
  await Promise.all(Array.from({ length: availableParallelism() }, lane));

  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`social images: ${pages.length} (${made} made, ${pages.length - made} cached) in ${seconds} s`);
}

/** Where the image of a page goes and what it shows; null for a hidden page. */
async function readPage(file: string): Promise<{ image: string; contents: Contents } | null> {
  const document = parse(await readFile(file, 'utf8'));
  if (document.querySelector('meta[name="robots"]')?.getAttribute('content')?.includes('noindex')) return null;
  const title = document.querySelector('h1')?.text.replace(/\s+/g, ' ').trim();
  if (!title) throw new Error(`${file} has no h1 for its social image`);
  const path = file.replaceAll('\\', '/').slice(site.length, -'.html'.length);
  const pictures = [...document.querySelectorAll('main img[fetchpriority="high"]'), ...document.querySelectorAll('main img')];
  return {
    image: socialImagePath(path === '/index' ? '/' : path),
    contents: {
      title,
      name: business.shortName,
      host: new URL(business.siteUrl).host.replace(/^www\./, ''),
      picture: pictures.map((picture) => masterOf(picture.getAttribute('src') ?? '')).find(existsSync),
    },
  };
}

/** The file that '/assets/static/living-oak.ROFzwZAz.webp' was encoded from. */
function masterOf(src: string): string {
  return `content/images/${basename(src).split('.')[0]}.webp`;
}

async function keyOf(contents: Contents, recipeHash: string): Promise<string> {
  const picture = contents.picture ? await hashOfFiles([contents.picture]) : '';
  return createHash('sha256')
    .update(JSON.stringify([recipeHash, contents, picture]))
    .digest('hex');
}

async function hashOfFiles(files: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex');
}

/** A build that ends midway, or another beside it, never leaves half an image. */
async function writeWhole(file: string, data: Uint8Array): Promise<void> {
  const beside = `${file}.${process.pid}`;
  await writeFile(beside, data);
  await rename(beside, file);
}
