/** Calls of every route that nobody has written by hand. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FieldName, requestFields } from '#schema/request-fields/fields.ts';
import { serviceLabels } from '#schema/request-fields/services.ts';
import { statusNames } from '#schema/rules/request-statuses.ts';
import { mapTable } from '#schema/rules/table.ts';
import { sharedSite } from '../support/site/shared.ts';
import { token } from '../support/site/start.ts';

const site = await sharedSite();
const routes = (await site.routes()).filter(({ method }) => method !== 'ALL');

/** Planted in requests that can't be read without credentials. */
const secret = 'Qzx7-only-for-the-business';
/** Stand in a path for the ids of requests that are there. */
const planted = ['planted-0', 'planted-1', 'planted-2'];

const parameter = fc.oneof(
  fc.constantFrom(...planted, '0'.repeat(32), '1'),
  fc.string({ maxLength: 20 }).map(encodeURIComponent),
);
/** Every other call has its route's own method. */
const methods = fc.constantFrom('', '', '', '', 'POST', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND');
const target = fc
  .tuple(
    fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...routes) },
      fc.string().map((text) => ({ method: 'GET', path: `/api/${encodeURIComponent(text)}` })),
    ),
    parameter,
    methods,
  )
  .map(([route, given, method]) => ({
    path: route.path.replace(/:\w+(?:\{(?:[^{}]|\{[^}]*\})*\})?/g, given),
    method: method || route.method,
  }));
const query = fc
  .dictionary(fc.constantFrom('limit', 'status', 'view', 'kind', 'from', 'to', 'q', 'x'), fc.string(), { maxKeys: 2 })
  .map((fields) => `?${new URLSearchParams(fields)}`);

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('<script>', '=1+1', '\r\n', 'https://a.b '.repeat(3)));
const anything = fc.oneof(text, fc.jsonValue());
/** A value that is taken, or now and then another one. */
const mostly = (good: fc.Arbitrary<unknown>) => fc.oneof({ weight: 20, arbitrary: good }, { weight: 1, arbitrary: anything });
/** What the form takes. A field without an entry is any text. */
const goodFields: Partial<Record<FieldName, fc.Arbitrary<string>>> = {
  fullName: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
  email: fc.oneof(fc.constantFrom('a@b.co', 'ann.lee@example.com'), fc.emailAddress()),
  phone: fc.constantFrom('512 555 0100', '+15125550100'),
  zipCode: fc.stringMatching(/^[0-9]{5}$/),
  serviceNeeded: fc.constantFrom(...Object.keys(serviceLabels.en)),
};
const contactFields = fc.record(mapTable(requestFields, (_, name) => mostly(goodFields[name] ?? text)));
const otherFields = fc.record(
  {
    ...{
      token: anything,
      email: mostly(fc.emailAddress()),
      phone: anything,
      note: mostly(text),
      text: anything,
    },
    ...{
      status: mostly(fc.constantFrom(...statusNames)),
      version: mostly(fc.nat(3)),
      channel: mostly(fc.constantFrom('mail', 'phone')),
    },
    ...{
      date: mostly(fc.constant('2027-03-10')),
      part: fc.constantFrom('morning', 'x'),
      state: mostly(fc.constant('confirmed')),
    },
    ...{ page_location: mostly(fc.webUrl()), page_path: mostly(fc.webPath()), page_title: mostly(text) },
    ...{ website: anything, context: anything, language: anything, preferredTimes: anything },
  },
  { requiredKeys: [] },
);
const json = (value: unknown) => ({ type: 'application/json', body: JSON.stringify(value) });
const form = (value: object) => ({
  type: 'application/x-www-form-urlencoded',
  body: String(new URLSearchParams(Object.entries(value).map(([k, v]) => [k, typeof v === 'string' ? v : JSON.stringify(v)]))),
});
const fields = fc.oneof(contactFields, otherFields);
const body = fc.oneof(
  { weight: 6, arbitrary: fields.map(json) },
  { weight: 2, arbitrary: fields.map(form) },
  { weight: 1, arbitrary: text.map((given) => ({ type: 'text/plain', body: given })) },
  { weight: 4, arbitrary: fc.constantFrom('x'.repeat(17_000), '['.repeat(5000)).map((given) => ({ ...json(''), body: given })) },
);

const headerText = fc.stringMatching(/^[\x21-\x7e\xa1-\xff]{0,60}$/);
const headers = fc.record(
  {
    'Idempotency-Key': fc.oneof(fc.uuid({ version: 7 }), headerText),
    Authorization: fc.tuple(fc.constantFrom('', 'Bearer '), headerText).map((parts) => parts.join('')),
    Cookie: fc.oneof(headerText, fc.stringMatching(/^__Secure-inbox=[0-9a-f]{64}$/)),
    'If-Match': fc.oneof(fc.constantFrom('"0"', '"1"', '*'), headerText),
    Origin: headerText,
    Accept: fc.constantFrom('text/html', '*/*'),
    'X-Requested-With': fc.constantFrom('inbox', 'x'),
    'Sec-Fetch-Site': fc.constantFrom('same-origin', 'cross-site'),
  },
  { requiredKeys: [] },
);
/** One call in four is signed in. */
const signedIn = fc.constantFrom(true, false, false, false);
const wild = fc
  .record({ target, query, given: body, headers, signedIn, address: fc.ipV4() })
  .map(({ target, ...call }) => ({ ...target, ...call }));
const read = wild.map((call) => ({ ...call, query: '', method: 'GET' }));
const contact = fc.tuple(wild, contactFields, fc.constantFrom(json, form)).map(([call, sent, write]) => ({
  ...call,
  ...{ path: '/api/contact', query: '', method: 'POST', given: write(sent) },
}));
const change = fc.tuple(wild, otherFields, fc.constantFrom(...planted)).map(([call, { status, note, version }, id]) => ({
  ...call,
  ...{ path: `/api/requests/${id}`, query: '', method: 'PATCH', given: json({ status, note, version }) },
}));

const rounds = 60;

test(`of ${40 * rounds} calls none gets a 5xx or reads what is for the business, and what they store can be read`, async () => {
  const statuses: Record<number, number> = {};
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(wild, read, contact, change), { minLength: 40, maxLength: 40 }), async (calls) => {
      // Signed-in calls may have deleted or erased them.
      const ids = await Promise.all(planted.map(() => site.send({ fullName: secret, projectDetails: secret })));
      await Promise.all(
        calls.map(async ({ path, query, given, headers, method, signedIn, address }) => {
          const url = site.url(path.replace(/planted-(\d)/, (_, index) => ids[index] ?? '') + query);
          const response = await site.fetch(url, {
            method,
            headers: {
              ...{ 'CF-Connecting-IP': address, 'Content-Type': given.type, ...headers },
              ...(signedIn && { Authorization: `Bearer ${token}` }),
            },
            redirect: 'manual',
            ...(method !== 'GET' && method !== 'HEAD' && { body: given.body }),
          });
          statuses[response.status] = (statuses[response.status] ?? 0) + 1;
          const answer = await response.text();
          expect(response.status, answer).toBeLessThan(500);
          if (response.status >= 400)
            expect(response.headers.get('Content-Type')).toMatch(/^application\/problem\+json|^text\/html/);
          if (!signedIn) expect(answer).not.toContain(secret);
        }),
      );
    }),
    { numRuns: rounds, seed: 1, endOnFailure: true },
  );

  // The calls reached every kind of answer.
  for (const status of [200, 201, 204, 400, 401, 404, 405, 412, 413, 415, 422]) expect(statuses).toHaveProperty(String(status));
  expect((await site.seen()).unhandled).toBe(0);

  const { requests: kept } = await site.list('limit=1000');
  const { requests: trashed } = await site.list('limit=1000&status=trash');
  const requests = [...kept, ...trashed];
  expect(requests.length).toBeGreaterThan(rounds / 5);
  for (const { id } of requests) await site.read(id);
});
