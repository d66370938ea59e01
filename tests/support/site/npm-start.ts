import { end } from '#tools/run.ts';
import { serveSite } from '#tools/serve.ts';
import { token } from './start.ts';

export interface Server {
  origin: string;
  stop: () => Promise<void>;
}

/**
 * Serves the built site like `npm start`. KV is stored in the folder `state`, where the next server finds it again. `others` are
 * options of `wrangler dev`, for another environment.
 */
export async function startServer(state: string, others: Record<string, string> = {}): Promise<Server> {
  const options = { port: 0, 'persist-to': state, var: `REQUESTS_TOKEN:${token}`, 'log-level': 'error', ...others };
  const { child, origin } = await serveSite(
    Object.entries(options).map(([name, value]) => `--${name}=${value}`),
    { env: { ...process.env, NO_COLOR: '1' } },
  );
  return { origin, stop: () => end(child) };
}
