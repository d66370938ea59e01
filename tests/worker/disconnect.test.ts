/** Bodies that break off. */
import { connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '#tools/free-port.ts';
import { startSite, token } from '../support/site/start.ts';
import { sendAsVisitor } from '../support/site/visitor.ts';

const site = await startSite({ port: await freePort() });
const { fragment } = await sendAsVisitor(site);

afterAll(() => site.stop());

const uploads = [
  ['a photo', '/api/request/photos', { 'Content-Type': 'image/jpeg', Authorization: `Bearer ${fragment}` }],
  ['a request', '/api/contact', { 'Content-Type': 'application/json' }],
  ['a message', '/api/request/messages', { 'Content-Type': 'application/json', Authorization: `Bearer ${fragment}` }],
  ['a change by the business', '/api/requests/erase', { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }],
] as const;

test.each(uploads)('whoever disconnects while sending %s causes no error of ours', async (_, path, headers) => {
  await site.seen();
  for (const length of ['Content-Length: 500', 'Transfer-Encoding: chunked']) {
    await sendHalf(path, [length, ...Object.entries(headers).map((header) => header.join(': '))]);
    const logs = await readLogs();
    expect(logs).toEqual([JSON.stringify({ event: 'client_disconnected', path, status: 400 })]);
  }
});

/** The first bytes of a body, and then the connection breaks. */
async function sendHalf(path: string, headers: string[]): Promise<void> {
  const { hostname, port, host } = new URL(site.url(path));
  const socket = connect(Number(port), hostname);
  const head = [`POST ${path} HTTP/1.1`, `Host: ${host}`, ...headers].join('\r\n');
  await new Promise((done) => socket.write(`${head}\r\n\r\n5\r\n{"a":`, done));
  await expect.poll(async () => (await site.seen()).received).toBe(1);
  socket.destroy();
}

async function readLogs(): Promise<string[]> {
  let logs: string[] = [];
  await expect
    .poll(async () => {
      logs = [...logs, ...(await site.seen()).logs];
      return logs;
    })
    .not.toEqual([]);
  return logs;
}
