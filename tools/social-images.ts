/** Makes the preview image of shared links for every page that search engines may index: its heading beside its main picture. */

import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { business } from '#site/business.ts';
import { look } from '#site/look.ts';
import { contentFolder } from '#site/read/folder.ts';
import { socialImagePath } from '#site/social-image.ts';
import { masterOf, type SitePage } from './site-files/pages.ts';
import { drawSocialImage, loadFonts } from './social-images/draw.ts';

const site = 'dist/client';
/** Drawn images, named after what is on them. */
const cache = '.cache/social-images';
/** How many are drawn at a time. */
const together = 8;
/** What makes all images look different: their layout, the colors, and the versions of fonts and libraries. */
const sources = ['tools/social-images/*.ts', 'components/theme.ts', 'package-lock.json'];

export async function makeSocialImages(pages: SitePage[]): Promise<void> {
  const host = new URL(business.siteUrl).host.replace(/^www\./, '');
  const style = hash(
    JSON.stringify([look, host]),
    ...globSync(sources)
      .sort()
      .map((file) => readFileSync(file)),
  );
  const usual = pages.find(({ path }) => path === '/')?.picture ?? '';
  const images = pages.map(({ path, heading, picture = usual }) => {
    // A room of the visualizer has no master.
    const master = findMaster(picture) ?? findMaster(usual);
    if (!master) throw new Error(`${contentFolder}/images has no source of ${usual}`);
    return { path, heading, master, name: `${hash(style, readFileSync(master), heading)}.jpg` };
  });
  mkdirSync(cache, { recursive: true });
  mkdirSync(`${site}/social`, { recursive: true });

  const missing = images.filter(({ name }) => !existsSync(`${cache}/${name}`));
  const fonts = missing.length > 0 ? await loadFonts() : [];
  // sharp works in threads of its own while this one sets the text of the next.
  for (let at = 0; at < missing.length; at += together) {
    await Promise.all(
      missing.slice(at, at + together).map(async ({ heading, master, name }) => {
        await writeFile(`${cache}/${name}`, await drawSocialImage(host, heading, master, fonts));
      }),
    );
  }
  await Promise.all(images.map(({ path, name }) => copyFile(`${cache}/${name}`, site + socialImagePath(path))));
  const used = new Set(images.map(({ name }) => name));
  for (const name of readdirSync(cache)) if (!used.has(name)) rmSync(`${cache}/${name}`);
  console.log(`social images: ${images.length}, ${missing.length} of them drawn`);
}

/** The file in content/images that a picture was encoded from. */
function findMaster(src: string): string | undefined {
  return globSync(`${contentFolder}/images/${masterOf(src)}.{webp,jpg,jpeg,png,JPG,JPEG,PNG}`)[0];
}

function hash(...parts: (string | Buffer)[]): string {
  const sum = createHash('sha256');
  // Their lengths keep parts apart.
  for (const part of parts) sum.update(`${part.length}:`).update(part);
  return sum.digest('hex').slice(0, 32);
}
