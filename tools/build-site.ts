import { run } from './run.ts';
import { makeSiteFiles } from './site-files.ts';
import { makeSocialImages } from './social-images.ts';

/** Builds the whole site in dist/client. */
export async function buildSite(): Promise<void> {
  await run('vike', ['build']);
  await makeSocialImages();
  await makeSiteFiles();
}
