import { afterEach, expect, test, vi } from 'vitest';
import { get, ResponseError, send } from '../../../components/form/request.ts';

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
afterEach(() => fetched.mockReset());

test('a body is sent as JSON with credentials, and a call without a body has no content type', async () => {
  fetched.mockImplementation(async () => new Response('{}'));
  await send('POST', '/api/contact', { a: 1 }, { headers: { 'Idempotency-Key': 'k' } });
  await send('DELETE', '/api/requests/1');
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k' },
    body: '{"a":1}',
  });
  expect(fetched.mock.calls[1]?.[1]).toMatchObject({ method: 'DELETE', credentials: 'include', headers: {}, body: null });
});

test.each([
  [new Response('no such thing', { status: 404 }), '404: no such thing'],
  [new Response('', { status: 503, statusText: 'Service Unavailable' }), '503: Service Unavailable'],
])('a response outside 200-299 throws', async (response, message) => {
  for (const ask of [() => send('GET', '/api/x'), () => get(['/api/x'], { on401: 'null' })]) {
    fetched.mockResolvedValue(response.clone());
    const failure = ask();
    await expect(failure).rejects.toThrow(message);
    await expect(failure).rejects.toBeInstanceOf(ResponseError);
  }
});

test('a 401 throws, unless a query asks for null', async () => {
  fetched.mockImplementation(async () => new Response('who?', { status: 401 }));
  await expect(get(['/api/requests'])).rejects.toThrow('401: who?');
  await expect(send('DELETE', '/api/requests/1')).rejects.toThrow('401: who?');
  expect(await get(['/api/requests'], { on401: 'null' })).toBeNull();
});

test.each([
  [{ 'Retry-After': '60' }, 60],
  [{ 'Retry-After': 'soon' }, null],
  [{}, null],
])('%j means waiting %j seconds', async (headers, retryAfter) => {
  fetched.mockResolvedValue(new Response('', { status: 429, headers }));
  await expect(send('POST', '/api/x')).rejects.toMatchObject({ retryAfter });
});
