/**
 * `npm start` builds the site and serves it with its Worker and local storage on http://localhost:8787 or the next free port, or on
 * PORT. With `-- --check` it ends as soon as the site answers.
 */
import { buildSite } from './build-site.ts';
import { choosePort } from './free-port.ts';
import { ensureToken } from './local-token.ts';
import { end, start, waitForEnd } from './run.ts';
import { waitUntilServed } from './served.ts';

const port = await choosePort(8787);
const origin = `http://localhost:${port}`;

ensureToken();
await buildSite();
const child = start('wrangler', ['dev', '--port', String(port), '--show-interactive-dev-session=false']);
const ended = waitForEnd(child);
await Promise.race([waitUntilServed(origin), ended]);
console.log(`\nServing ${origin}. Requests are stored in .wrangler/state.`);
console.log('Your API token is in .dev.vars.\n');
if (process.argv.includes('--check')) await Promise.allSettled([ended, end(child)]);
else await ended;
