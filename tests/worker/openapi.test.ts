import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ordinary, sharedSite } from '../support/shared-site.ts';
import { token } from '../support/site.ts';
import { sendAsVisitor } from '../support/visitor.ts';

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
const operationSchema = z.strictObject({
  operationId: z.string(),
  summary: z.string().min(3),
  description: z.string().optional(),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  parameters: z.array(parameterSchema).optional(),
  requestBody: z.strictObject({ required: z.boolean(), content: contentSchema }).optional(),
  responses: z.record(
    z.string().regex(/^[1-5]\d\d$/),
    z.strictObject({ description: z.string().min(2), headers: z.looseObject({}).optional(), content: contentSchema.optional() }),
  ),
});
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
const documentSchema = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  paths: z.record(
    z.string().startsWith('/api/'),
    z.strictObject({
      get: operationSchema.optional(),
      post: operationSchema.optional(),
      put: operationSchema.optional(),
      patch: operationSchema.optional(),
      delete: operationSchema.optional(),
    }),
  ),
  components: z.strictObject({
    schemas: z.record(z.string(), schemaSchema),
    securitySchemes: z.record(z.string(), z.looseObject({ type: z.enum(['http', 'apiKey']) })),
  }),
});

const site = await sharedSite(ordinary, beforeAll);
const text = await (await site.fetch(site.url('/api/openapi.json'))).text();
const document = documentSchema.parse(JSON.parse(text));

function operations() {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((name) => {
      const operation = item[name];
      return operation ? [{ path, method: name.toUpperCase(), operation }] : [];
    }),
  );
}

test('the document lists exactly the routes of the Worker', async () => {
  // Middleware is registered for all methods.
  const own = (await site.routes()).filter(({ method }) => method !== 'ALL');
  const expected = new Set(own.map(({ method, path }) => `${method} ${path.replace(/:(\w+)\{(?:[^{}]|\{\d+\})*\}/g, '{$1}')}`));
  expect(operations().map(({ method, path }) => `${method} ${path}`)).toEqual(expect.arrayContaining([...expected]));
  expect(operations()).toHaveLength(expected.size);
});

test('every reference, path parameter and security scheme is defined', () => {
  const { schemas, securitySchemes } = document.components;
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = '']) => reference);
  expect(references).toContain('#/components/schemas/Problem');
  for (const reference of references) expect(schemas).toHaveProperty([reference.replace('#/components/schemas/', '')]);
  for (const { path, operation } of operations()) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect((operation.parameters ?? []).filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(inPath);
    for (const scheme of operation.security ?? []) expect(securitySchemes).toHaveProperty(Object.keys(scheme));
    expect(
      Object.keys(operation.responses).some((status) => /^[123]/.test(status)),
      path,
    ).toBe(true);
  }
});

test.each(['application/json', 'application/x-www-form-urlencoded'])(
  'the estimate form as %s is described by its schema',
  (type) => {
    const body = document.paths['/api/contact']?.post?.requestBody?.content[type]?.schema;
    const { properties, required } = schemaSchema.parse(body);
    const fields = ['fullName', 'email', 'phone', 'zipCode', 'serviceNeeded', 'projectDetails', 'plan', 'elapsed'];
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(fields));
    expect(required).toEqual(['fullName', 'email', 'phone', 'zipCode', 'serviceNeeded']);
  },
);

const addressOf = (path: string) => {
  const id = '01a1fae1-1e6a-7d36-bcef-2c452a9338a6';
  return site.url(
    path
      .replace('{id}', id)
      .replace('{about}', '1')
      .replace('{name}', 'a'.repeat(32))
      .replace('{job}', 'a'.repeat(12))
      .replace('{file}', `${'a'.repeat(32)}.ics`),
  );
};

test('each route answers with a status the document lists, and asks for credentials where the document says so', async () => {
  for (const { path, method, operation } of operations()) {
    const { status } = await site.fetch(addressOf(path), { method });
    expect(Object.keys(operation.responses), `${method} ${path}`).toContain(String(status));
    // A link opens a page or nothing; without the secret, the calendar feed isn't there, and neither is a photo that nobody has taken.
    const isHidden = operation.security?.some((scheme) => 'link' in scheme) || /\{(?:file|job)\}/.test(path);
    if (isHidden) expect(status, `${method} ${path}`).toBe(404);
    else if (operation.security) expect(status, `${method} ${path}`).toBe(401);
    else expect([401, 404, 405], `${method} ${path}`).not.toContain(status);
  }
});

test('any other method gets a 405 that lists the methods in the document', async () => {
  const { fragment } = await sendAsVisitor(site);
  for (const path of Object.keys(document.paths)) {
    const documented = operations().flatMap((one) => (one.path === path ? [one.method] : []));
    const method = documented.includes('PUT') ? 'PATCH' : 'PUT';
    const Authorization = `Bearer ${path.startsWith('/api/request/') || path === '/api/request' ? fragment : token}`;
    const response = await site.fetch(addressOf(path), { method, headers: { Authorization } });
    expect([path, response.status]).toEqual([path, 405]);
    const allowed = (response.headers.get('Allow') ?? '').split(', ').filter((name) => name !== 'HEAD');
    expect([path, allowed.sort()]).toEqual([path, documented.sort()]);
  }
});
