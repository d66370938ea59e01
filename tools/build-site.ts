import { run } from './run.ts';
import { readPages } from './site-files/pages.ts';
import { makeSiteFiles } from './site-files.ts';
import { makeSocialImages } from './social-images.ts';

/** Builds the whole site in dist/client. */
export async function buildSite(): Promise<void> {
  await run('vike', ['build']);
  const pages = readPages('dist/client').filter(({ hidden }) => !hidden);
  await makeSocialImages(pages);
  await makeSiteFiles(pages);
}
