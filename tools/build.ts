/** `npm run build`: the site into dist/client, the Worker into dist/worker. */
import { buildSite } from './build-site.ts';
import { run } from './run.ts';

await buildSite();
await run('wrangler', ['deploy', '--dry-run', '--outdir', 'dist/worker']);
