/**
 * `npm start` builds the site and serves it with its Worker and local storage on http://localhost:8787 or the next free port, or on
 * PORT. With `-- --verbose` it shows what the build and the server say; with `-- --check` it ends as soon as the site answers.
 */
// Reads --content for what this starts.
import '#site/read/folder.ts';
import { freePort } from './free-port.ts';
import { ensureToken } from './local-token.ts';
import { readOptions } from './options.ts';
import { end, run, runQuietly } from './run.ts';
import { announce, serveSite } from './serve.ts';

const { verbose, check } = readOptions({ verbose: { type: 'boolean' }, check: { type: 'boolean' } }).values;
const { PORT } = process.env;
if (PORT) {
  await freePort(Number(PORT)).catch(() => {
    throw new Error(`Port ${PORT} is taken, or not a port. Set PORT to another one.`);
  });
}

ensureToken();
console.log('Building the website, which takes about 15 seconds.');
// The build's log ends with what is wrong.
await (verbose ? run : runQuietly)('node', ['tools/build.ts', '--pages']).catch(() => process.exit(1));
const { child, origin, ended } = await serveSite([
  ...(PORT ? [`--port=${PORT}`] : []),
  `--log-level=${verbose ? 'log' : 'error'}`,
]);
announce(origin);
if (check) await Promise.allSettled([ended, end(child)]);
else await ended;
