/** `npm start`: builds the site and serves it with its Worker and a local KV on http://localhost:8787 (PORT overrides). */
import { ensureToken } from './local-token.ts';
import { run } from './run.ts';
import { makeSiteFiles } from './site-files.ts';

const port = process.env.PORT ?? '8787';

ensureToken();
await run('vike', ['build']);
await makeSiteFiles();
console.log(`\nServing http://localhost:${port} with requests kept in .wrangler/state.`);
console.log('The token for GET /api/requests stands in .dev.vars.\n');
await run('wrangler', ['dev', '--port', port, '--show-interactive-dev-session=false']);
