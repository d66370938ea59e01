/** `npm run dev` serves pages from Vite on port 5173, reloading on every change, and /api from the Worker on 8788. */
import { ensureToken } from './local-token.ts';
import { run } from './run.ts';

const workerPort = '8788';

ensureToken();
await Promise.all([
  run('wrangler', ['dev', '--port', workerPort, '--show-interactive-dev-session=false', '--assets', 'public']),
  run('vike', ['dev'], { WORKER_ORIGIN: `http://localhost:${workerPort}` }),
]);
