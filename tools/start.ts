/** `npm start` builds the site and serves it with its Worker and local storage on http://localhost:8787 (or PORT). */
import { buildSite } from './build-site.ts';
import { ensureToken } from './local-token.ts';
import { run } from './run.ts';

const port = process.env.PORT ?? '8787';

ensureToken();
await buildSite();
console.log(`\nServing http://localhost:${port}. Requests are stored in .wrangler/state.`);
console.log('Your API token is in .dev.vars.\n');
await run('wrangler', ['dev', '--port', port, '--show-interactive-dev-session=false']);
