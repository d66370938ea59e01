import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { contentFolder } from '#site/read/folder.ts';
import { refusal } from './launch-check/samples.ts';
import { run } from './run.ts';
import { readPages } from './site-files/pages.ts';
import { makeSiteFiles } from './site-files.ts';
import { makeSocialImages } from './social-images.ts';

/** Builds the whole site in dist/client. */
export async function buildSite(): Promise<void> {
  const reason = refusal(process.env);
  if (reason) {
    console.error(reason);
    process.exit(1);
  }
  borrowEncoded();
  await run('vike', ['build']);
  removeUnused();
  const pages = readPages('dist/client').filter(({ hidden }) => !hidden);
  await makeSocialImages(pages);
  await makeSiteFiles(pages);
}

/** Pictures that another business has from ours are encoded already. What it doesn't use, `removeUnused` takes away again. */
function borrowEncoded(): void {
  const own = `${contentFolder}/images/encoded`;
  if (!existsSync(own)) cpSync('content/images/encoded', own, { recursive: true });
}

/** Removes encoded pictures that no page uses. */
function removeUnused(): void {
  const used = new Set(globSync('dist/client/assets/static/*').map(digest));
  const encoded = globSync(`${contentFolder}/images/encoded/*`);
  for (const file of encoded) if (!used.has(digest(file))) rmSync(file);
}

function digest(file: string): string {
  return createHash('sha1').update(readFileSync(file)).digest('hex');
}
