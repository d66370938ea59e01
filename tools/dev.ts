/**
 * `npm run dev` serves pages from Vite on port 5173, reloading on every change, and /api from the Worker, each on the next free port if its
 * own is taken. It shows errors and which pages are asked for; with `-- --verbose`, everything that both servers say.
 */
import './plain-errors.ts';
import { dev } from 'vike/api';
import { ensureToken } from './local-token.ts';
import { readOptions } from './options.ts';
import { announce, serveSite } from './serve.ts';
import { writeWorkerSettings } from './worker-settings.ts';

const { verbose } = readOptions({ verbose: { type: 'boolean' } }).values;

ensureToken();
writeWorkerSettings();
const worker = await serveSite(['--port=8788', '--assets=public', `--log-level=${verbose ? 'log' : 'error'}`]);
process.env.WORKER_ORIGIN = worker.origin;
const { viteServer } = await dev({ viteConfig: { logLevel: verbose ? 'info' : 'error' } });
announce(viteServer.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '');
await worker.ended;
