import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { token } from './site.ts';

export interface Server {
  origin: string;
  stop: () => Promise<void>;
}

/**
 * Serves the built site like `npm start`. KV is stored in the folder `state`, where the next server finds it again. `config`
 * is for another Worker.
 */
export async function startServer(state: string, { config = 'wrangler.toml' } = {}): Promise<Server> {
  const port = await freePort();
  const child = spawn(
    resolve('node_modules/.bin/wrangler'),
    [
      'dev',
      '--config',
      config,
      '--port',
      String(port),
      '--inspector-port',
      String(await freePort()),
      '--persist-to',
      state,
      '--var',
      `REQUESTS_TOKEN:${token}`,
      '--show-interactive-dev-session=false',
      '--log-level',
      'error',
    ],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', NO_COLOR: '1' },
    },
  );
  const origin = `http://localhost:${port}`;
  const stop = () => end(child);
  // Otherwise Ctrl+C would leave it running.
  process.once('exit', stop);
  await waitForAnswer(origin, child).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { origin, stop };
}

async function waitForAnswer(origin: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 480; attempt++) {
    if (child.exitCode !== null) throw new Error(`wrangler dev ended with ${child.exitCode}`);
    const response = await fetch(origin).catch(() => null);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 250));
  }
  throw new Error("wrangler dev doesn't answer");
}

async function end(child: ChildProcess): Promise<void> {
  const gone = new Promise((done) => child.once('exit', done));
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    // wrangler starts workerd in its own process group.
    process.kill(-child.pid, 'SIGTERM');
    await gone;
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (typeof address !== 'object' || address === null) throw new Error('No free port');
  return address.port;
}
