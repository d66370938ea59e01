import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../tests/support/server.ts';

/** The built site as `npm start` serves it, on a free port and with an empty store. `await using` stops it. */
export async function serve(config = 'wrangler.toml') {
  const state = await mkdtemp(join(tmpdir(), 'bench-state-'));
  const { origin, stop } = await startServer(state, { config });
  return {
    origin,
    async [Symbol.asyncDispose]() {
      await stop();
      await rm(state, { recursive: true, force: true });
    },
  };
}
