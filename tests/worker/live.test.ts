import { expect, test } from 'vitest';
import { dayMs } from '../../schema/duration.ts';
import { sharedSite } from '../support/shared-site.ts';
import { token } from '../support/site.ts';

const site = await sharedSite();
const { call, send, signIn } = site;

const upgrade = { Upgrade: 'websocket' };
const bearer = { Authorization: `Bearer ${token}` };

/** Opens an inbox's socket, and notes when each message came. */
async function listen(headers: Record<string, string>) {
  const { webSocket, status } = await site.fetch(site.url('/api/requests/live'), { headers: { ...upgrade, ...headers } });
  const heard: { text: unknown; at: number }[] = [];
  webSocket?.addEventListener('message', ({ data }) => void heard.push({ text: data, at: Date.now() }));
  webSocket?.accept();
  return { status, heard, close: () => webSocket?.close() };
}

test('two open inboxes hear within a second of a request that was sent elsewhere, even beside a closed one', async () => {
  const [gone, ...inboxes] = [await listen(bearer), await listen(bearer), await listen(bearer)];
  gone?.close();
  await send();
  const answeredAt = Date.now();
  await expect.poll(() => inboxes.map(({ heard }) => heard.length)).toEqual([1, 1]);
  for (const { heard, close } of inboxes) {
    expect(heard[0]?.text).toBe('changed');
    expect((heard[0]?.at ?? Number.POSITIVE_INFINITY) - answeredAt).toBeLessThan(1000);
    close();
  }
});

test('they hear of every change, deletion, restoration and erasure too, but of nothing that was refused', async () => {
  const id = await send();
  const { heard, close } = await listen(bearer);
  const path = `/api/requests/${id}`;
  expect((await call(path, 'PATCH', { status: 'won', version: 7 })).status).toBe(412);
  await call(path, 'PATCH', { note: 'Called' });
  await call(path, 'DELETE');
  await call(`${path}/restore`, 'POST');
  await call('/api/requests/erase', 'POST', { email: 'ann.lee@example.com' });
  await call('/api/requests/erase', 'POST', { email: 'nobody@example.com' });
  await send();
  await expect.poll(() => heard.map(({ text }) => text)).toEqual(Array(5).fill('changed'));
  close();
});

const sameOrigin = { Origin: 'http://site.test' };
test.each([
  ['nobody', {}, false, 401],
  ['a wrong token', { Authorization: 'Bearer wrong' }, false, 401],
  ['our page with its cookie', sameOrigin, true, 101],
  ['another site with the cookie', { Origin: 'https://evil.example' }, true, 403],
  ['a sibling domain with the cookie', { Origin: 'http://blog.site.test', 'Sec-Fetch-Site': 'same-site' }, true, 403],
])('a socket that %s opens', async (_, headers: Record<string, string>, hasCookie, status) => {
  const socket = await listen({ ...headers, ...(hasCookie && { Cookie: await signIn() }) });
  expect(socket.status).toBe(status);
  socket.close();
});

test('signing out closes the inboxes of that session, a session that is over does too, and no other is closed', async () => {
  const [first, second] = [await signIn(), await signIn()];
  const headers = [first, first, second].map((Cookie) => ({ ...sameOrigin, Cookie }));
  const [one, , other] = await Promise.all(headers.map(listen));
  const byToken = await listen(bearer);
  await site.fetch(site.url('/api/session'), {
    method: 'DELETE',
    headers: { Cookie: first, 'X-Requested-With': 'inbox', 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(await site.openSockets()).toBe(2);
  await send();
  await expect.poll(() => [one?.heard.length, other?.heard.length, byToken.heard.length]).toEqual([0, 1, 1]);
  await site.setClock(31 * dayMs);
  await site.work();
  expect(await site.openSockets()).toBe(1);
  byToken.close();
});

test('an ordinary call gets a 400', async () => {
  expect((await site.fetch(site.url('/api/requests/live'), { headers: bearer })).status).toBe(400);
});
