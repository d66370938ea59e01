import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { choosePort, freePort } from '#tools/free-port.ts';

test.each([undefined, '127.0.0.1'])('leaves out a port that is taken at the address %s', async (host) => {
  const taken = await takePort(host);
  expect(await freePort(taken)).toBeGreaterThan(taken);
  expect(await choosePort(taken, '')).toBeGreaterThan(taken);
});

test('takes the port it is told to take, or says that it cannot', async () => {
  const taken = await takePort();
  await expect(choosePort(8787, String(taken))).rejects.toThrow(`Port ${taken} is taken`);
  await expect(choosePort(8787, 'none')).rejects.toThrow('Set PORT to another one');
  const free = await freePort();
  expect(await choosePort(taken, String(free))).toBe(free);
});

async function takePort(host?: string): Promise<number> {
  const server = createServer().listen(0, host);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
