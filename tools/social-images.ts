/** Makes the preview picture of shared links for every page that search engines may index: its main picture, cropped. */

import { globSync, mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { contentFolder } from '#site/read/folder.ts';
import { socialImagePath, socialImageSize } from '#site/social-image.ts';
import { masterOf, type SitePage } from './site-files/pages.ts';

const site = 'dist/client';

export async function makeSocialImages(pages: SitePage[]): Promise<void> {
  mkdirSync(`${site}/social`, { recursive: true });
  const usual = pages.find(({ path }) => path === '/')?.picture ?? '';
  const shown = pages.map(({ path, picture = usual }) => {
    // A room of the visualizer has no master.
    const master = findMaster(picture) ?? findMaster(usual);
    if (!master) throw new Error(`${contentFolder}/images has no source of ${usual}`);
    return { path, master };
  });
  await Promise.all(
    [...Map.groupBy(shown, ({ master }) => master)].map(async ([master, pagesWithIt]) => {
      const image = await crop(master);
      for (const { path } of pagesWithIt) await writeFile(site + socialImagePath(path), image);
    }),
  );
  console.log(`social images: ${shown.length}`);
}

/** The file in content/images that a picture was encoded from. */
function findMaster(src: string): string | undefined {
  return globSync(`${contentFolder}/images/${masterOf(src)}.{webp,jpg,jpeg,png,JPG,JPEG,PNG}`)[0];
}

function crop(master: string): Promise<Buffer> {
  const { width, height } = socialImageSize;
  return sharp(master).autoOrient().resize(width, height, { fit: 'cover' }).removeAlpha().jpeg({ quality: 70 }).toBuffer();
}
