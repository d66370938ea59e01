import { once } from 'node:events';
import { createServer } from 'node:net';

/** The first free port from this one on, or any free port. */
export async function freePort(first = 0): Promise<number> {
  for (let port = first; ; port++) {
    const free = await tryPort(port);
    if (free !== undefined) return free;
  }
}

/** PORT, or else the first free port from `usual` on. Throws if PORT is taken. */
export async function choosePort(usual: number, wanted = process.env.PORT): Promise<number> {
  if (!wanted) return freePort(usual);
  const port = await tryPort(Number(wanted));
  if (port === undefined) throw new Error(`Port ${wanted} is taken, or not a port. Set PORT to another one.`);
  return port;
}

/** Some systems let us listen on all addresses while another program has the port on one of them, so this tries both. */
async function tryPort(port: number): Promise<number | undefined> {
  try {
    return await listen(await listen(port, '127.0.0.1'));
  } catch {
    return undefined;
  }
}

async function listen(port: number, host?: string): Promise<number> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (typeof address !== 'object' || address === null) throw new Error('It has no port');
  return address.port;
}
