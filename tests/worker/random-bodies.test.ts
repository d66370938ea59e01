import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serviceValues } from '../../schema/estimate-request.ts';
import { sharedSite } from '../support/shared-site.ts';

/** Fields that look right more often than chance would make them. */
const almostRight = fc.record(
  {
    fullName: fc.oneof(fc.string(), fc.jsonValue()),
    email: fc.oneof(fc.emailAddress(), fc.string(), fc.jsonValue()),
    phone: fc.oneof(fc.string({ unit: fc.constantFrom(...'0123456789 ()-') }), fc.jsonValue()),
    // Never five digits, so that every body is wrong in at least this field.
    zipCode: fc.oneof(fc.stringMatching(/^[0-9]{4}$|^[0-9]{6}$/), fc.stringMatching(/^[a-z]{5}$/), fc.integer()),
    serviceNeeded: fc.oneof(fc.constantFrom(...serviceValues), fc.string()),
    projectDetails: fc.jsonValue(),
  },
  { requiredKeys: [] },
);

const body = fc.oneof(
  almostRight.map((fields) => JSON.stringify(fields)),
  fc.json(),
  fc.string({ unit: 'binary', maxLength: 400 }),
  almostRight.map((fields) => JSON.stringify(fields).slice(0, -2)),
  almostRight.map((fields) =>
    new URLSearchParams(Object.entries(fields).map(([key, value]) => [key, JSON.stringify(value)])).toString(),
  ),
);
const contentType = fc.constantFrom('application/json', 'application/json; charset=utf-8', 'text/xml', 'application/json', '');

const site = await sharedSite();

/** 20 bodies each. */
const rounds = process.env.TEST_FULL === '1' ? 500 : 15;

test('random bodies always get a 4xx with a problem, and nothing is stored', { timeout: 240_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(body, contentType), { minLength: 20, maxLength: 20 }), async (requests) => {
      await Promise.all(
        requests.map(async ([text, type]) => {
          const response = await site.fetch(site.url('/api/contact'), {
            method: 'POST',
            headers: type ? { 'Content-Type': type } : {},
            body: text,
          });
          expect(response.status).toBeGreaterThanOrEqual(400);
          expect(response.status).toBeLessThan(500);
          expect(response.headers.get('Content-Type')).toBe('application/problem+json');
          expect(await response.json()).toMatchObject({ status: response.status });
        }),
      );
    }),
    { numRuns: rounds, seed: 1, endOnFailure: true },
  );
  expect((await (await site.kv()).list()).keys).toEqual([]);
  // The Worker still works.
  await site.send();
});
