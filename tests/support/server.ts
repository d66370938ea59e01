import { once } from 'node:events';
import { freePort } from '#tools/free-port.ts';
import { end, start } from '#tools/run.ts';
import { waitUntilServed } from '#tools/served.ts';
import { token } from './site.ts';

export interface Server {
  origin: string;
  stop: () => Promise<void>;
}

/**
 * Serves the built site like `npm start`. KV is stored in the folder `state`, where the next server finds it again. `others` are
 * options of `wrangler dev`, for another environment.
 */
export async function startServer(state: string, others: Record<string, string> = {}): Promise<Server> {
  const port = await freePort();
  const options = {
    port,
    'inspector-port': await freePort(),
    'persist-to': state,
    var: `REQUESTS_TOKEN:${token}`,
    'show-interactive-dev-session': false,
    'log-level': 'error',
    ...others,
  };
  const child = start('wrangler', ['dev', ...Object.entries(options).map(([name, value]) => `--${name}=${value}`)], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NO_COLOR: '1' },
  });
  const origin = `http://localhost:${port}`;
  const stop = () => end(child);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`wrangler dev ended with ${code}`);
  });
  try {
    await Promise.race([waitUntilServed(origin), ended]);
  } catch (error) {
    await stop();
    throw error;
  }
  ended.catch(() => null);
  return { origin, stop };
}
