import { expect, test } from 'vitest';
import { uuidv7 } from '../../schema/uuid.ts';
import { estimate, startSite } from '../support/site.ts';

test("an address's sixth new request within a minute is refused; retries and other addresses aren't", async () => {
  const site = await startSite({ rateLimit: true });
  const post = (address: string, key = uuidv7()) =>
    site.fetch(site.url('/api/contact'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': address, 'Idempotency-Key': key },
      body: JSON.stringify(estimate()),
    });
  const key = uuidv7();
  for (let attempt = 0; attempt < 10; attempt++) expect((await post('203.0.113.7', key)).status).toBe(201);
  for (let request = 0; request < 4; request++) expect((await post('203.0.113.7')).status).toBe(201);
  const refused = await post('203.0.113.7');
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
  expect(refused.headers.get('Content-Type')).toBe('application/problem+json');
  expect((await post('203.0.113.8')).status).toBe(201);
  await site.stop();
});
