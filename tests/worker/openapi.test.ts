import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type Site, startSite } from '../support/site.ts';

const schemaSchema = z.looseObject({
  properties: z.record(z.string(), z.looseObject({})),
  required: z.array(z.string()).optional(),
});
const contentSchema = z.record(z.string(), z.object({ schema: z.looseObject({}).optional() }));
const parameterSchema = z.strictObject({
  name: z.string().min(1),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean().optional(),
  description: z.string().optional(),
  schema: z.looseObject({}),
});
const callSchema = z.strictObject({
  summary: z.string().min(3),
  description: z.string().optional(),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  parameters: z.array(parameterSchema).optional(),
  requestBody: z.strictObject({ required: z.boolean(), content: contentSchema }).optional(),
  responses: z.record(
    z.string().regex(/^[2-5]\d\d$/),
    z.strictObject({ description: z.string().min(2), headers: z.looseObject({}).optional(), content: contentSchema.optional() }),
  ),
});
const methods = ['get', 'post', 'patch', 'delete'] as const;
const documentSchema = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  paths: z.record(
    z.string().startsWith('/api/'),
    z.strictObject({
      parameters: z.array(parameterSchema).optional(),
      get: callSchema.optional(),
      post: callSchema.optional(),
      patch: callSchema.optional(),
      delete: callSchema.optional(),
    }),
  ),
  components: z.strictObject({
    schemas: z.record(z.string(), schemaSchema),
    securitySchemes: z.record(z.string(), z.looseObject({ type: z.enum(['http', 'apiKey']) })),
  }),
});

let site: Site;
let text: string;
let document: z.infer<typeof documentSchema>;
beforeAll(async () => {
  site = await startSite();
  const response = await site.fetch(site.url('/api/openapi.json'));
  expect(response.status).toBe(200);
  text = await response.text();
  document = documentSchema.parse(JSON.parse(text));
});
afterAll(() => site.stop());

/** Each call as 'METHOD /path/{name}'. */
function calls() {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((name) => {
      const call = item[name];
      return call ? [{ path, method: name.toUpperCase(), call, parameters: item.parameters ?? [] }] : [];
    }),
  );
}

test('every route of the Worker is in the document, and every call of the document is a route', async () => {
  const built: unknown = await import(pathToFileURL(resolve('dist/worker/index.js')).href);
  const { routes } = z
    .object({ default: z.object({ routes: z.array(z.object({ method: z.string(), path: z.string() })) }) })
    .parse(built).default;
  // Those of all methods say which ones there are, or stand before others.
  const own = routes.filter((route) => route.method !== 'ALL');
  const named = new Set(own.map((route) => `${route.method} ${route.path.replace(/:(\w+)/g, '{$1}').replace(/\/$/, '')}`));
  // Whoever reloads a refused form is led back to it.
  named.delete('GET /api/contact');
  expect(named.size).toBeGreaterThan(12);
  expect(
    calls()
      .map((call) => `${call.method} ${call.path}`)
      .sort(),
  ).toEqual([...named].sort());
});

test('the document holds together: what it refers to is there, and what stands in a path is a parameter', () => {
  const { schemas, securitySchemes } = document.components;
  const referred = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref);
  expect(referred.length).toBeGreaterThan(10);
  for (const ref of referred) expect(schemas).toHaveProperty([ref.replace('#/components/schemas/', '')]);
  expect(Object.keys(schemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`))).toEqual([]);
  for (const { path, call, parameters } of calls()) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect([...parameters, ...(call.parameters ?? [])].filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(
      inPath,
    );
    for (const scheme of call.security ?? []) expect(securitySchemes).toHaveProperty(Object.keys(scheme));
    expect(Object.keys(call.responses).some((status) => status.startsWith('2'))).toBe(true);
  }
  const contract = ['fullName', 'email', 'phone', 'zipCode', 'serviceNeeded', 'projectDetails', 'plan', 'elapsed'];
  expect(Object.keys(schemas.EstimateRequest?.properties ?? {})).toEqual(expect.arrayContaining(contract));
  expect(schemas.EstimateRequest?.required).toEqual(['fullName', 'email', 'phone', 'zipCode', 'serviceNeeded']);
});

test('each call is answered as the document says: with a status it lists, closed where it asks for credentials', async () => {
  for (const { path, method, call } of calls()) {
    const response = await site.fetch(site.url(path.replace('{id}', 'x')), { method });
    expect([method, path, Object.keys(call.responses)]).toEqual([
      method,
      path,
      expect.arrayContaining([String(response.status)]),
    ]);
    if (call.security) expect([method, path, response.status]).toEqual([method, path, 401]);
    else expect([401, 404, 405]).not.toContain(response.status);
  }
});

test('another method of a path is told which ones there are', async () => {
  for (const path of Object.keys(document.paths)) {
    const response = await site.fetch(site.url(path.replace('{id}', 'x')), {
      method: 'PUT',
      headers: { Authorization: 'Bearer token-of-the-tests' },
    });
    expect([path, response.status]).toEqual([path, 405]);
    const allowed = (response.headers.get('Allow') ?? '').split(', ').filter((name) => name !== 'HEAD');
    const documented = calls().flatMap((call) => (call.path === path ? [call.method] : []));
    expect([path, allowed.sort()]).toEqual([path, documented.sort()]);
  }
});
