import { run } from './run.ts';
import { makeSiteFiles } from './site-files.ts';
import { makeSocialImages } from './social-images.ts';

/** Writes the whole site into dist/client. */
export async function buildSite(): Promise<void> {
  await run('vike', ['build']);
  await makeSocialImages();
  await makeSiteFiles();
}
