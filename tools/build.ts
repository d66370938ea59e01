/** `npm run build` writes the site to dist/client and the Worker to dist/worker; with `--pages`, the site alone. */
import { buildSite } from './build-site.ts';
import { run } from './run.ts';
import { writeWorkerSettings } from './worker-settings.ts';

await buildSite();
writeWorkerSettings();
if (!process.argv.includes('--pages')) await run('wrangler', ['deploy', '--env=', '--dry-run', '--outdir', 'dist/worker']);
