import { run } from './run.ts';
import { makeSiteFiles } from './site-files.ts';
import { makeSocialImages } from './social-images.ts';
import { checkTranslations } from './translations/outdated.ts';

/** Builds the whole site in dist/client. Stops if a translation is behind its English text. */
export async function buildSite(): Promise<void> {
  checkTranslations();
  await run('vike', ['build']);
  await makeSocialImages();
  await makeSiteFiles();
}
