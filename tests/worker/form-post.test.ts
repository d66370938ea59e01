import { parse as parseHtml } from 'node-html-parser';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { maxRooms } from '#schema/api/plan.ts';
import { limits } from '#schema/request-fields/fields.ts';
import { referenceOf } from '#schema/rules/reference.ts';
import { uuidv7 } from '#schema/rules/uuid.ts';
import { wordsIn } from '#site/read/words.ts';
import { ordinary, sharedSite } from '../support/site/shared.ts';
import { fragmentIn, openAsVisitor } from '../support/site/visitor.ts';

const site = await sharedSite({ ...ordinary, pages: true });

const { postForm: post } = site;

const storedCount = async () => (await site.rows('SELECT 1 FROM requests')).length;

test('a complete form is stored, and its answer is the thank-you page with the link and the number of the request', async () => {
  const response = await post({ idempotencyKey: '' });
  expect([response.status, response.headers.get('Location')]).toEqual([201, null]);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Content-Security-Policy')).not.toContain("default-src 'none'");
  const html = await response.text();
  const { id } = z.object({ id: z.string() }).parse(await (await openAsVisitor(site, '', fragmentIn(html)).call()).json());
  const own = parseHtml(html).querySelector('[data-own-request]');
  expect([own?.getAttribute('hidden'), own?.querySelector('[data-reference]')?.text]).toEqual([undefined, referenceOf(id)]);
  expect(parseHtml(html).querySelector('[data-no-link]')).toBeNull();
});

test('reloading the thank-you page stores nothing more and shows the link to nobody else', async () => {
  await post();
  const again = await post();
  expect([again.status, fragmentIn(await again.text()), await storedCount()]).toEqual([201, '', 1]);
  expect(fragmentIn(await (await post({ zipCode: '78701' })).text())).not.toBe('');
  expect(await storedCount()).toBe(2);
});

test("if the thank-you page can't be read, the form still isn't answered with an error", async () => {
  await site.failing(['pages']);
  const response = await post();
  expect([response.status, response.headers.get('Location'), await storedCount()]).toEqual([303, '/thanks', 1]);
});

test.each(['en', 'es'] as const)(
  'who says in %s that it is urgent comes to a page that asks for a call and promises no 24 hours',
  async (language) => {
    const response = await post({ language, howSoon: 'urgent' });
    const main = parseHtml(await response.text()).querySelector('main')?.structuredText;
    expect(main).toContain(wordsIn(language).contact.urgent.heading);
    expect(main).not.toMatch(/24 (?:hours|horas)/);
  },
);

test('a form with errors comes back as a page with messages and values, and nothing is stored', async () => {
  const response = await post({ zipCode: '787', serviceNeeded: 'tile' });
  expect(response.status).toBe(422);
  expect(response.headers.get('Content-Type')).toContain('text/html');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const html = await response.text();
  expect(html).toContain('<title>Error: ');
  expect(html).toMatch(/<li><a href="#estimate-zipCode">Enter the 5 digits of your zip code<\/a><\/li>/);
  expect(html).toMatch(/data-error="zipCode"[^>]*>Enter the 5 digits of your zip code</);
  expect(html).toMatch(
    /name="zipCode"[^>]*value="787"[^>]*aria-invalid="true"|name="zipCode"[^>]*aria-invalid="true"[^>]*value="787"/,
  );
  expect(html).toMatch(/<option value="tile" selected/);
  expect(html).toContain('Two bedrooms, old carpet.</textarea>');
  expect(html).not.toContain('data-island="EstimateForm"');
  expect(await storedCount()).toBe(0);
});

test('while both stores fail the form comes back with a key, and sending it twice more stores one request', async () => {
  await site.failing(['desk', 'put']);
  const response = await post();
  expect(response.status).toBe(503);
  const html = await response.text();
  expect(html).toContain('value="ann.lee@example.com"');
  expect(html).toMatch(/data-failure=""(?![^>]*hidden)/);
  const key = /name="idempotencyKey" value="([^"]+)"/.exec(html)?.[1];
  expect(key).toBeTruthy();
  await site.failing([]);
  for (let attempt = 0; attempt < 2; attempt++) expect((await post({ idempotencyKey: key })).status).toBe(201);
  expect(await storedCount()).toBe(1);
});

test('the longest form fits, in letters of three bytes that percent-encoding triples, and as JSON', async () => {
  const [fullName, projectDetails] = [limits.fullName, limits.projectDetails].map((length) => '床'.repeat(length));
  const rooms = Array.from({ length: maxRooms }, () => ({ ...plan.rooms[0], room: 'Living and Dining Room' }));
  const longest = { fullName, projectDetails, email: `${'a'.repeat(limits.email - 12)}@example.com` };
  const sent = { rooms, total: 99_999, link: `#${'a'.repeat(1200)}` };
  expect((await post({ ...longest, plan: JSON.stringify(sent) })).status).toBe(201);
  expect((await site.post({ ...longest, plan: sent })).status).toBe(201);
});

const stored = async () => Promise.all((await site.list()).requests.map(({ id }) => site.read(id)));

const plan = {
  rooms: [{ room: 'Kitchen', width: 10, length: 12, floor: 'Marble Tile', rotation: 45, pattern: 'straight' }],
  total: 1800,
  link: '#plan=kitchen.marble-tile.12.12.45',
};

test('a plan in a hidden field is stored, even after the form was rejected once, and an empty one counts as no plan', async () => {
  const refused = parseHtml(await (await post({ plan: JSON.stringify(plan), zipCode: '787' })).text());
  const hidden = refused.querySelectorAll('form[data-estimate] [data-hidden-fields] input[type="hidden"]');
  const carried = Object.fromEntries(hidden.map((input) => [input.getAttribute('name'), input.getAttribute('value')]));
  expect(JSON.parse(carried.plan ?? '')).toEqual(plan);
  expect((await post(carried)).status).toBe(201);
  const [request, ...others] = await stored();
  expect([request?.plan, request?.state.notes, others]).toEqual([plan, [], []]);
  await post({ plan: '', fullName: 'Bo' });
  const [empty] = await stored();
  expect([empty?.fullName, empty?.plan, empty?.state.notes]).toEqual(['Bo', undefined, []]);
});

test.each([
  ['form', 'not JSON', '{'],
  ['form', 'a link elsewhere', JSON.stringify({ ...plan, link: 'javascript:alert(1)' })],
  ['json', 'text', 'kitchen'],
])('a request by %s whose plan is %s is stored without the plan and with a note', async (way, _, broken) => {
  const key = uuidv7();
  for (let attempt = 0; attempt < 2; attempt++) {
    if (way === 'form') expect((await post({ plan: broken, idempotencyKey: key })).status).toBe(201);
    else await site.send({ plan: broken }, { 'Idempotency-Key': key });
  }
  const [request, ...others] = await stored();
  expect(others).toEqual([]);
  expect(request).not.toHaveProperty('plan');
  expect(request?.state).toMatchObject({
    status: 'new',
    notes: [{ text: "The visitor sent a visualizer plan, but it couldn't be read. Ask which floors they have in mind." }],
  });
});

test.each([
  ['another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['another site in an old browser', { Origin: 'https://evil.example' }, 403],
  ['a hidden origin', { Origin: 'null' }, 403],
  ['a sibling domain', { 'Sec-Fetch-Site': 'same-site' }, 403],
  ['our page', { Origin: 'http://site.test', 'Sec-Fetch-Site': 'same-origin' }, 201],
  ['our page in an old browser', { Origin: 'http://site.test' }, 201],
  ['a program', {}, 201],
])('a form post from %s', async (_, headers: Record<string, string>, status) => {
  expect((await post({}, headers)).status).toBe(status);
  expect(await storedCount()).toBe(status === 201 ? 1 : 0);
});

test('a form without its language field is rejected and stored in the language of its page', async () => {
  const fromSpanish = { Referer: 'http://site.test/es/contact?city=kyle' };
  const rejected = await (await post({ zipCode: '787' }, fromSpanish)).text();
  expect(rejected).toContain('lang="es');
  expect(rejected).toContain('Escriba los 5 dígitos de su código postal');
  expect(rejected).not.toContain('Enter the 5 digits');
  const stored = await post({ fullName: 'Sara Sin' }, fromSpanish);
  expect(await stored.text()).toContain('/es/request#');
});
