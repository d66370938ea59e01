import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { estimate } from '../../support/site.ts';

/** The Worker is type-checked for its own runtime, so its module is loaded untyped here and parsed. */
const moduleSchema = z.object({
  notify: z.custom<(env: unknown, request: unknown, origin: string) => Promise<void>>((value) => typeof value === 'function'),
});
const worker = 'worker';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('if neither mail nor KV ever responds, notifying and recording end within the 30 seconds a Worker gets', async () => {
  const { notify } = moduleSchema.parse(await import(`../../../${worker}/notify/notify.ts`));
  const silent = vi.fn(() => new Promise(() => {}));
  const env = { MAIL: { send: silent }, NOTIFY_MAIL_FROM: 'a@b.co', NOTIFY_MAIL_TO: 'c@d.co', REQUESTS: { get: silent } };
  let ended = false;
  const id = '01a1fae1-1e6a-7d36-bcef-2c452a9338a6';
  const running = notify(env, { id, receivedAt: '2026-01-01T00:00:00Z', ...estimate() }, 'http://site.test').then(() => {
    ended = true;
  });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(ended).toBe(false);
  await vi.advanceTimersByTimeAsync(14_500);
  expect(ended).toBe(true);
  await running;
  expect(silent).toHaveBeenCalledTimes(6);
});
