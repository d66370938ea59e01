/** `npm run build` checks the content, then writes the site to dist/client and the Worker to dist/worker; with `--pages`, the site alone. */
import './plain-errors.ts';
import { buildSite } from './build-site.ts';
import { readOptions } from './options.ts';
import { run } from './run.ts';
import { writeWorkerSettings } from './worker-settings.ts';

const { pages } = readOptions({ pages: { type: 'boolean' } }).values;
await run('node', ['tools/check-content.ts']);
await buildSite();
writeWorkerSettings();
if (!pages) await run('wrangler', ['deploy', '--env=', '--dry-run', '--outdir', 'dist/worker']);
