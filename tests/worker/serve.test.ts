/** What `npm start` says about its address. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../support/site/npm-start.ts';

test('a site whose port another program has got meanwhile is not served, and that program is not taken for it', async () => {
  const port = await startOther();
  await expect(startServer(mkdtempSync(join(tmpdir(), 'serve-')), { port: String(port) })).rejects.toThrow('wrangler');
});

test('npm start says first that the port it is told to take is taken', async () => {
  const port = await startOther();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/start.ts'], {
    encoding: 'utf8',
    env: { ...process.env, PORT: String(port) },
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: `Port ${port} is taken, or not a port. Set PORT to another one.\n`,
  });
});

async function startOther(): Promise<number> {
  const server = createServer((_, response) => response.end('Another program')).listen(0);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
