/**
 * `npm start` builds the site and serves it with its Worker and local storage on http://localhost:8787 or the next free port, or on
 * PORT. With `-- --verbose` it shows what the build and the server say; with `-- --check` it ends as soon as the site answers.
 */
// Reads --content for what this starts.
import '#site/read/folder.ts';
import { choosePort } from './free-port.ts';
import { ensureToken } from './local-token.ts';
import { readOptions } from './options.ts';
import { end, run, runQuietly, start, waitForEnd } from './run.ts';
import { announce, waitUntilServed } from './served.ts';

const { verbose, check } = readOptions({ verbose: { type: 'boolean' }, check: { type: 'boolean' } }).values;
const port = await choosePort(8787);
const origin = `http://localhost:${port}`;

ensureToken();
console.log('Building the website, which takes about 15 seconds.');
// The build's log ends with what is wrong.
await (verbose ? run : runQuietly)('node', ['tools/build.ts', '--pages']).catch(() => process.exit(1));
const child = start('wrangler', [
  'dev',
  '--port',
  String(port),
  '--show-interactive-dev-session=false',
  `--log-level=${verbose ? 'log' : 'error'}`,
]);
const ended = waitForEnd(child);
await Promise.race([waitUntilServed(origin), ended]);
announce(origin);
if (check) await Promise.allSettled([ended, end(child)]);
else await ended;
