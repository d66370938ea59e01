import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#tools/free-port.ts';

test('finds a free port, and refuses one that is taken', async () => {
  const port = await freePort();
  expect(await freePort(port)).toBe(port);
  const server = createServer().listen(port);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  await expect(freePort(port)).rejects.toThrow('EADDRINUSE');
});
