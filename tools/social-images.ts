/** Makes the preview image of shared links for every page that search engines may index: its heading beside its main picture. */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { business } from '../content/business.ts';
import { socialImagePath } from '../content/social-image.ts';
import { masterOf, readPages } from './site-files/pages.ts';
import { drawSocialImage } from './social-images/draw.ts';
import { loadFonts } from './social-images/fonts.ts';

const site = 'dist/client';

export async function makeSocialImages(): Promise<void> {
  const pages = readPages(site).filter(({ hidden }) => !hidden);
  const fonts = await loadFonts();
  const wordmark = { name: business.shortName, host: new URL(business.siteUrl).host.replace(/^www\./, '') };
  await Promise.all(
    pages.map(async ({ path, heading, picture }) => {
      const file = site + socialImagePath(path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(
        file,
        await drawSocialImage({ ...wordmark, title: heading, picture: picture && findMaster(picture) }, fonts),
      );
    }),
  );
  console.log(`social images: ${pages.length}`);
}

/** The file in content/images that a picture was encoded from, if there is one. */
function findMaster(src: string): string | undefined {
  const file = `content/images/${masterOf(src)}.webp`;
  return existsSync(file) ? file : undefined;
}
