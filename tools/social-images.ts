/** Makes the preview image of shared links for every page that search engines may index: its heading beside its main picture. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { business } from '../content/business.ts';
import { socialImagePath } from '../content/social-image.ts';
import { masterOf, type SitePage } from './site-files/pages.ts';
import { drawSocialImages } from './social-images/draw.ts';
import { loadFonts } from './social-images/fonts.ts';

const site = 'dist/client';
/** Drawn images, named after what is on them. */
const cache = '.cache/social-images';
/** What makes all images look different: their layout, the colors, and the versions of fonts and libraries. */
const sources = ['tools/social-images/*.ts', 'components/theme.ts', 'components/frame/mark.ts', 'package-lock.json'];

export async function makeSocialImages(pages: SitePage[]): Promise<void> {
  const brand = { name: business.shortName, host: new URL(business.siteUrl).host.replace(/^www\./, '') };
  const look = hash(JSON.stringify(brand), ...globSync(sources).sort().map(read));
  const masters = Map.groupBy(pages, ({ picture }) => picture && findMaster(picture));
  const images = [...masters].flatMap(([master, pages]) => {
    const scene = hash(look, master ? readFileSync(master) : '');
    return pages.map(({ path, heading }) => ({ path, heading, master, name: `${hash(scene, heading)}.jpg` }));
  });
  mkdirSync(cache, { recursive: true });
  mkdirSync(`${site}/social`, { recursive: true });

  const missing = images.filter(({ name }) => !existsSync(`${cache}/${name}`));
  if (missing.length > 0) {
    const fonts = await loadFonts();
    // Pages that share a picture are drawn together. sharp works in threads of its own while this one sets the text.
    await inParallel(
      Map.groupBy(missing, ({ master }) => master),
      async ([master, group]) => {
        const draw = await drawSocialImages(brand, master, fonts);
        await inParallel(group, async ({ heading, name }) => writeFile(`${cache}/${name}`, await draw(heading)));
      },
    );
  }
  await Promise.all(images.map(({ path, name }) => copyFile(`${cache}/${name}`, site + socialImagePath(path))));
  const used = new Set(images.map(({ name }) => name));
  for (const name of readdirSync(cache)) if (!used.has(name)) rmSync(`${cache}/${name}`);
  console.log(`social images: ${images.length}, ${missing.length} of them drawn`);
}

/** The file in content/images that a picture was encoded from, if there is one. */
function findMaster(src: string): string | undefined {
  return globSync(`content/images/{,jobs/}${masterOf(src)}.{webp,jpg,jpeg,JPG,png}`)[0];
}

async function inParallel<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items].values();
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}

function hash(...parts: (string | Buffer)[]): string {
  const sum = createHash('sha256');
  // Their lengths keep parts apart.
  for (const part of parts) sum.update(`${part.length}:`).update(part);
  return sum.digest('hex').slice(0, 32);
}

function read(file: string): Buffer {
  return readFileSync(file);
}
