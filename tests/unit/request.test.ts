import { afterEach, expect, test, vi } from 'vitest';
import { ResponseError, send } from '../../components/request.ts';

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
afterEach(() => fetched.mockReset());

test('a body goes as JSON with credentials; without one no content type is sent', async () => {
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
])('an answer outside 200-299 is an error', async (response, message) => {
  fetched.mockResolvedValue(response);
  const failure = send('GET', '/api/x');
  await expect(failure).rejects.toThrow(message);
  await expect(failure).rejects.toBeInstanceOf(ResponseError);
});
