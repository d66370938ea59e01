/** GET /api/openapi.json: the API as OpenAPI 3.1, its bodies made from the zod schemas. */
import { Hono } from 'hono';
import { listLimit } from '../../schema/inbox.ts';
import type { AppEnv } from '../env.ts';
import { problem } from '../http/problem.ts';
import { body, errors, filter, header, json, query, said, schemas } from './openapi-parts.ts';

export const openapi = new Hono<AppEnv>();

openapi.get('/', (c) => {
  document ??= makeDocument();
  return c.json(document);
});

openapi.all('/', (c) => problem(c, 405, { detail: 'The document is read with GET.', headers: { Allow: 'GET, HEAD' } }));

/** Made once, when it is first asked for. */
let document: ReturnType<typeof makeDocument> | undefined;

function makeDocument() {
  return {
    openapi: '3.1.0',
    info: { title: 'Limestone & Oak Flooring', version: '1', description: 'Errors are application/problem+json.' },
    components: {
      schemas: schemas(),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Secure-inbox',
          description: 'From POST /api/session. Changes also need the header X-Requested-With: inbox, from a page of this site.',
        },
      },
    },
    paths: {
      '/api/contact': {
        post: op('Sends an estimate request', {
          description:
            'In a form the plan is JSON text, and the key the field idempotencyKey. A plan that cannot be read is left out, with a note.',
          parameters: [header('Idempotency-Key', 'UUIDv7; the same key is stored once', { type: 'string', maxLength: 255 })],
          requestBody: body('EstimateRequest', ['application/json', 'application/x-www-form-urlencoded']),
          responses: {
            201: json('Stored', 'Stored'),
            303: said('A form post was stored'),
            ...errors(400, 413, 415, 422, 429, 503),
          },
        }),
      },
      '/api/newsletter': {
        post: op('Subscribes to the newsletter', {
          requestBody: body('Newsletter', ['application/json', 'application/x-www-form-urlencoded']),
          responses: {
            ...{ 200: said('Was subscribed already'), 201: said('Subscribed'), 303: said('A form post was stored') },
            ...errors(400, 413, 415, 422, 429, 503),
          },
        }),
      },
      '/api/page-view': {
        post: op('Counts a page that was shown', {
          requestBody: body('PageView', ['application/json', 'text/plain']),
          responses: { 204: said('Taken'), ...errors(400, 413, 415, 422, 429) },
        }),
      },
      '/api/health': { get: op('Whether the store answers', { responses: { 200: said('It does'), ...errors(503) } }) },
      '/api/openapi.json': {
        get: op('This document', { responses: { 200: { description: 'OpenAPI 3.1', content: { 'application/json': {} } } } }),
      },
      '/api/session': {
        post: op('Signs in', {
          requestBody: body('SignIn'),
          responses: { 200: json('Signed in; sets the cookie', 'Session'), ...errors(400, 401, 413, 415, 422, 429, 503) },
        }),
        get: op('Whether one is signed in', { responses: { 200: json('The session', 'Session') } }),
        delete: op('Signs out', { security, responses: { 204: said('Signed out'), ...errors(401, 403, 503) } }),
      },
      '/api/requests': {
        get: op('Lists requests, newest first', {
          security,
          parameters: [
            query('limit', { type: 'integer', minimum: 1, maximum: listLimit, default: 50 }),
            query('cursor', { type: 'string' }),
            ...filter(),
          ],
          responses: { 200: json('A page', 'RequestPage'), ...errors(400, 401, 503) },
        }),
      },
      '/api/requests.csv': {
        get: op('Exports the requests of a filter', {
          security,
          parameters: filter(),
          responses: { 200: { description: 'RFC 4180', content: { 'text/csv': {} } }, ...errors(400, 401, 503) },
        }),
      },
      '/api/requests/erase': {
        post: op("Deletes a person's data", {
          security,
          requestBody: body('Erasure'),
          responses: { 200: json('What was deleted', 'Erased'), ...errors(400, 401, 403, 413, 415, 422, 503) },
        }),
      },
      '/api/requests/{id}': {
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
        get: op('Reads a request', {
          security,
          responses: { 200: json('With its ETag', 'StoredRequest'), ...errors(401, 404, 503) },
        }),
        patch: op('Changes the status or adds a note', {
          security,
          parameters: [header('If-Match', 'The ETag that the change is based on', { type: 'string' })],
          requestBody: body('RequestChange'),
          responses: { 200: json('As changed', 'StoredRequest'), ...errors(400, 401, 403, 404, 412, 413, 415, 422, 503) },
        }),
        delete: op('Deletes a request for good', {
          security,
          responses: { 204: said('Deleted'), ...errors(401, 403, 404, 503) },
        }),
      },
    },
  };
}

function op<T extends object>(summary: string, details: T) {
  return { summary, ...details };
}

const security = [{ token: [] }, { cookie: [] }];
