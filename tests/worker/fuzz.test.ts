import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newsletterSchema } from '../../schema/newsletter.ts';
import { type FieldName, fieldNames, requestFields, serviceValues } from '../../schema/request-fields/fields.ts';
import { statusNames } from '../../schema/request-statuses.ts';
import { mapTable } from '../../schema/table.ts';
import { sharedSite } from '../support/shared-site.ts';
import { token } from '../support/site.ts';

const site = await sharedSite();

/** Planted in requests that can't be read without credentials. */
const secret = 'Qzx7-only-for-the-business';
/** Stand in a path for the ids of requests that are there. */
const planted = ['planted-0', 'planted-1', 'planted-2'];

const id = fc.oneof(fc.constantFrom(...planted), fc.uuid({ version: 7 }), fc.string({ maxLength: 20 }).map(encodeURIComponent));
const ofRequest = [
  'visit',
  'visit.ics',
  'replies',
  'links',
  'job',
  'review/answer',
  'review/removal',
  `photos/${'0'.repeat(32)}`,
];
const path = fc.oneof(
  fc.constantFrom('contact', 'requests', 'requests.csv', 'requests/erase', 'session', 'newsletter', 'page-view', 'health'),
  fc.constantFrom('published', 'next-visit', 'request/review', 'request/consent', 'session/passkey', 'session/passkeys'),
  fc.constantFrom('requests/counts', 'requests/live', 'desk/rebuild', 'desk/export', 'desk/import'),
  fc.constantFrom('newsletter/confirm', 'newsletter/export', 'visits', 'calendar', `calendar/${'0'.repeat(32)}.ics`),
  fc.constantFrom('request', 'request/photos', 'request/messages', 'request/times', 'request/visit', 'request/withdraw'),
  fc.tuple(id, fc.constantFrom(...ofRequest)).map(([text, part]) => `requests/${text}/${part}`),
  id.map((text) => `requests/${text}`),
  id.map((text) => `requests/${text}/restore`),
  fc.constantFrom('requests/', 'requests//', 'requests.csv/x', 'Contact', 'requests/%2e%2e/health', ''),
  fc.string({ maxLength: 30 }).map(encodeURIComponent),
);
const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  fc
    .dictionary(
      fc.constantFrom('limit', 'cursor', 'status', 'view', 'kind', 'from', 'to', 'q', 'x'),
      fc.oneof(fc.string(), fc.constantFrom('new', 'spam', '10', '.')),
    )
    .map((fields) => `?${new URLSearchParams(fields)}`),
  fc.string({ unit: fc.constantFrom('%', '&', '=', 'q', '+', '.', '0', 'f') }).map((text) => `?${text}`),
);

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.constantFrom('<script>', '=1+1', '\r\n', 'https://a.b '.repeat(3)),
);
const anything = fc.oneof(text, fc.jsonValue());
/** What the form takes. A field without an entry is any text. */
const goodFields: Partial<Record<FieldName, fc.Arbitrary<string>>> = {
  fullName: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
  email: fc.oneof(fc.constantFrom('a@b.co', 'ann.lee@example.com'), fc.emailAddress()),
  phone: fc.constantFrom('512 555 0100', '+15125550100'),
  zipCode: fc.stringMatching(/^[0-9]{5}$/),
  serviceNeeded: fc.constantFrom(...serviceValues),
};
const fieldsLike = (mix: (good: fc.Arbitrary<string>) => fc.Arbitrary<unknown>) =>
  mapTable(requestFields, (_, name) => mix(goodFields[name] ?? text));
const contactFields = fc.record(
  {
    ...fieldsLike((arbitrary) => fc.oneof({ weight: 4, arbitrary }, anything)),
    website: anything,
    elapsed: fc.oneof(fc.integer(), anything),
    ...{ context: anything, language: anything, preferredTimes: anything },
  },
  { requiredKeys: fieldNames.filter((name) => requestFields[name].isRequired) },
);
const otherFields = fc.record(
  {
    ...{ token: anything, email: fc.oneof(fc.emailAddress(), anything), phone: anything, cursor: anything, note: anything },
    ...{ status: fc.oneof(fc.constantFrom(...statusNames), anything), version: fc.oneof(fc.nat(3), anything) },
    ...{ text: anything, channel: fc.oneof(fc.constantFrom('mail', 'phone'), anything), part: fc.constantFrom('morning', 'x') },
    ...{ date: fc.oneof(fc.constant('2027-03-10'), anything), state: fc.oneof(fc.constant('confirmed'), anything) },
    ...{ page_location: fc.oneof(fc.webUrl(), anything), page_path: fc.oneof(fc.webPath(), anything), page_title: anything },
  },
  { requiredKeys: [] },
);
const fields = fc.oneof(contactFields, otherFields);
const body = fc.oneof(
  { weight: 4, arbitrary: fields.map((value) => JSON.stringify(value)) },
  { weight: 2, arbitrary: fields.map(asForm) },
  { weight: 2, arbitrary: fc.oneof(fc.json(), text, fc.constant('x'.repeat(17_000)), fc.constant(`${'['.repeat(5000)}`)) },
);

const headerText = fc.stringMatching(/^[\x21-\x7e\xa1-\xff]{0,60}$/);
const types = ['application/json', 'application/x-www-form-urlencoded', 'text/plain'];
const headers = fc.record(
  {
    'Content-Type': fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...types) }, headerText),
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
const method = fc.constantFrom('GET', 'POST', 'POST', 'POST', 'PATCH', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND');
/** One call in four is signed in. */
const signedIn = fc.constantFrom(true, false, false, false);
/** Far more than guess at the token, so that few run out of guesses. */
const address = fc.ipV4();
const wild = fc.record({ path, query, body, headers, method, signedIn, address });

/** Calls a real client would make, with a wrong field now and then. */
const mostly = (good: fc.Arbitrary<unknown>) => fc.oneof({ weight: 20, arbitrary: good }, { weight: 1, arbitrary: anything });
const goodContact = fc.record(fieldsLike(mostly));
const goodChange = fc.record(
  { status: mostly(fc.constantFrom(...statusNames)), note: mostly(text), version: mostly(fc.nat(3)) },
  { requiredKeys: [] },
);
const goodView = fc.record({ page_location: mostly(fc.webUrl()), page_path: mostly(fc.webPath()), page_title: mostly(text) });
const likely = fc
  .tuple(wild, goodContact, goodChange, goodView, fc.nat(5), fc.constantFrom(...planted))
  .map(([call, contact, change, view, kind, target]) => {
    const as = (type: string, given: string) => ({
      ...call,
      query: '',
      body: given,
      headers: { ...call.headers, 'Content-Type': type },
    });
    const post = (to: string, given: unknown) => ({ ...as('application/json', JSON.stringify(given)), method: 'POST', path: to });
    if (kind === 0) return { ...as('application/x-www-form-urlencoded', asForm(contact)), method: 'POST', path: 'contact' };
    if (kind === 1) return { ...post(`requests/${target}`, change), method: 'PATCH' };
    if (kind === 2) return post('page-view', view);
    if (kind === 3) return post('newsletter', { email: contact.email });
    return post('contact', contact);
  });
const generated = fc.oneof(wild, likely);

function asForm(value: object): string {
  return String(new URLSearchParams(Object.entries(value).map(([k, v]) => [k, typeof v === 'string' ? v : JSON.stringify(v)])));
}

/** 40 calls each. */
const rounds = process.env.TEST_FULL === '1' ? 500 : 15;

test('generated calls: no 5xx, nothing read without credentials, nothing stored that breaks a schema', {
  timeout: 400_000,
}, async () => {
  const statuses: Record<number, number> = {};
  await fc.assert(
    fc.asyncProperty(fc.array(generated, { minLength: 40, maxLength: 40 }), async (calls) => {
      // Signed-in calls may have deleted or erased them.
      const ids = await Promise.all(planted.map(() => site.send({ fullName: secret, projectDetails: secret })));
      await Promise.all(
        calls.map(async (given) => {
          const bodiless = given.method === 'GET' || given.method === 'HEAD';
          const path = given.path.replace(/planted-(\d)/, (_, index) => ids[index] ?? '');
          const response = await site.fetch(site.url(`/api/${path}${given.query}`), {
            method: given.method,
            headers: {
              'CF-Connecting-IP': given.address,
              ...given.headers,
              ...(given.signedIn && { Authorization: `Bearer ${token}` }),
            },
            redirect: 'manual',
            ...(!bodiless && { body: given.body }),
          });
          statuses[response.status] = (statuses[response.status] ?? 0) + 1;
          const answer = await response.text();
          expect(response.status, answer).toBeLessThan(500);
          if (response.status >= 400)
            expect(response.headers.get('Content-Type')).toMatch(/^application\/problem\+json|^text\/html/);
          if (!given.signedIn) expect(answer).not.toContain(secret);
        }),
      );
    }),
    { numRuns: rounds, seed: 1, endOnFailure: true },
  );

  // The calls reached every kind of answer.
  for (const status of [200, 201, 204, 400, 401, 404, 405, 412, 413, 415, 422]) expect(statuses).toHaveProperty(String(status));
  expect((await site.seen()).unhandled).toBe(0);

  const requests = [...(await site.listAll('limit=1000')), ...(await site.listAll('limit=1000&status=trash'))];
  expect(requests.length).toBeGreaterThan(rounds / 5);
  for (const { id } of requests) await site.read(id);
  for (const subscriber of await site.rows('SELECT email FROM subscribers')) newsletterSchema.parse(subscriber);

  // The alarm makes forty copies at a time.
  for (let run = 0; run < 200 && (await site.rows('SELECT 1 FROM outbox')).length > 0; run++) await site.work();
  const kept = await site.keysInKv('estimate:');
  expect(kept.sort()).toEqual(requests.map(({ id }) => `estimate:${id}`).sort());
});
