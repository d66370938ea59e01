/** `npm run build` writes the site to dist/client and the Worker to dist/worker. */
import { buildSite } from './build-site.ts';
import { run } from './run.ts';

await buildSite();
await run('wrangler', ['deploy', '--dry-run', '--outdir', 'dist/worker']);
