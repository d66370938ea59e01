/**
 * `npm run dev` serves pages from Vite on port 5173, reloading on every change, and /api from the Worker on 8788, or on the next free ports.
 * It shows errors; with `-- --verbose`, everything that both servers say.
 */
import { freePort } from './free-port.ts';
import { ensureToken } from './local-token.ts';
import { readOptions } from './options.ts';
import { start, waitForEnd } from './run.ts';
import { announce, waitUntilServed } from './served.ts';
import { writeWorkerSettings } from './worker-settings.ts';

const { verbose } = readOptions({ verbose: { type: 'boolean' } }).values;
const port = String(await freePort(5173));
const workerPort = String(await freePort(8788));
const origin = `http://localhost:${port}`;

ensureToken();
writeWorkerSettings();
const worker = ['dev', '--port', workerPort, '--show-interactive-dev-session=false', '--assets', 'public'];
await Promise.all([
  waitForEnd(start('wrangler', [...worker, `--log-level=${verbose ? 'log' : 'error'}`])),
  waitForEnd(
    start('vike', ['dev', '--port', port], {
      stdio: ['inherit', verbose ? 'inherit' : 'ignore', 'inherit'],
      env: { ...process.env, WORKER_ORIGIN: `http://localhost:${workerPort}` },
    }),
  ),
  // A page takes longer, since it's compiled first.
  waitUntilServed(`${origin}/@vite/client`).then(() => announce(origin)),
]);
