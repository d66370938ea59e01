import { expect, test } from 'vitest';
import { z } from 'zod';
import { startSite } from '../support/site.ts';

const documentSchema = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({ schemas: z.record(z.string(), z.looseObject({ properties: z.record(z.string(), z.unknown()) })) }),
});

test('the document names every call with bodies made from the schemas, and each call is there', async () => {
  const site = await startSite();
  const response = await site.fetch(site.url('/api/openapi.json'));
  expect(response.status).toBe(200);
  const text = await response.text();
  const { paths, components } = documentSchema.parse(JSON.parse(text));
  expect(Object.keys(components.schemas.EstimateRequest?.properties ?? {})).toEqual(
    expect.arrayContaining(['fullName', 'email', 'phone', 'zipCode', 'serviceNeeded', 'projectDetails']),
  );
  for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) expect(components.schemas).toHaveProperty(name);
  for (const [path, calls] of Object.entries(paths)) {
    for (const method of Object.keys(calls).filter((key) => key !== 'parameters')) {
      const { status } = await site.fetch(site.url(path.replace('{id}', 'x')), { method: method.toUpperCase() });
      expect([path, method, status === 404 || status === 405]).toEqual([path, method, false]);
    }
  }
  await site.stop();
});
