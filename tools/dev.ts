/** `npm run dev` serves pages from Vite on port 5173, reloading on every change, and /api from the Worker on 8788, or on the next free ports. */
import { freePort } from './free-port.ts';
import { encodeJobPhotos } from './job-photos.ts';
import { ensureToken } from './local-token.ts';
import { run } from './run.ts';

const workerPort = String(await freePort(8788));

ensureToken();
await encodeJobPhotos();
await Promise.all([
  run('wrangler', ['dev', '--port', workerPort, '--show-interactive-dev-session=false', '--assets', 'public']),
  run('vike', ['dev'], { WORKER_ORIGIN: `http://localhost:${workerPort}` }),
]);
