import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that is free now. Rejects if it's `wanted` and taken. */
export async function freePort(wanted = 0): Promise<number> {
  const server = createServer().listen(wanted);
  await once(server, 'listening');
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (typeof address !== 'object' || address === null) throw new Error('It has no port');
  return address.port;
}
