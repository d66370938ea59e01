/** `npm run build`: the pages into dist/client, the Worker into dist/worker. */
import { run } from './run.ts';
import { makeSiteFiles } from './site-files.ts';
import { makeSocialImages } from './social-images.ts';

await run('vike', ['build']);
await makeSocialImages();
await makeSiteFiles();
await run('wrangler', ['deploy', '--dry-run', '--outdir', 'dist/worker']);
