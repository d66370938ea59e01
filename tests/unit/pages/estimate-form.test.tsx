// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { data } from '#pages/contact/+data.ts';
import { clearDraft } from '#pages/contact/draft.ts';
import { EstimateForm } from '#pages/contact/EstimateForm.island.tsx';
import { fill } from '#schema/rules/fill.ts';
import { business } from '#site/business.ts';
import { cities } from '#site/index.ts';
import { factText } from '#site/read/facts.ts';
import { wordsIn } from '#site/read/words.ts';
import { attachPlan } from '#visualizer/plan/attached-plan.ts';
import { until } from '../../support/api-answers.ts';
import { at } from '../../support/at.ts';
import { enter, find, leave, press, render, textsOf } from '../../support/render.tsx';

const { form } = data(at('/contact'));
const words = wordsIn('en').contact;
const { fields } = form;
const values = {
  fullName: 'Vera Visitor',
  email: 'visitor@example.com',
  phone: '(512) 555-0111',
  zipCode: '78704',
  serviceNeeded: 'tile',
};

/** What the site answers, by address. */
const answers: Record<string, () => Promise<Response>> = {};
const sent = vi.fn<(body: string, headers: Headers) => void>();

beforeEach(() => {
  answers['/api/contact'] = async () => Response.json({ link: '/request#1', mailed: true });
  vi.stubGlobal('fetch', (url: string, { body = '', headers }: { body?: string; headers?: HeadersInit } = {}) => {
    if (url === '/api/contact') sent(body, new Headers(headers));
    return answers[url]?.();
  });
  vi.spyOn(location, 'assign').mockReturnValue();
  history.replaceState(null, '', '/contact');
  return () => vi.unstubAllGlobals();
});

afterEach(() => {
  vi.restoreAllMocks();
  sent.mockReset();
  clearDraft();
  sessionStorage.clear();
  localStorage.clear();
});

const open = () => render(<EstimateForm {...form} />);
const field = (name: keyof typeof fields) => find(`[name="${name}"]`);
const hint = (name: keyof typeof fields) => find(`#estimate-${name} ~ [role="status"]`);
const send = () => press(find('button', words.form.submit));
const summary = () => find('[role="group"][data-error-summary]');
const listed = () => [...summary().querySelectorAll('a')].map(({ textContent }) => textContent);
const toasts = (role = 'alert') => textsOf(`.Toastify__toast [role="${role}"], .Toastify__toast[role="${role}"]`);

async function fillIn(changes: Partial<typeof values> = {}) {
  for (const [name, value] of Object.entries({ ...values, ...changes })) await enter(find(`[name="${name}"]`), value);
}

test('missing fields show a toast and a focused summary with links, which gets shorter with every field that is corrected', async () => {
  await open();
  await enter(field('fullName'), 'Mia Missing');
  await send();
  await until(() => expect(toasts().join()).toContain(words.form.missing.text));
  expect(document.activeElement).toBe(summary());
  const names = ['email', 'phone', 'zipCode', 'serviceNeeded'] as const;
  expect(listed()).toEqual(names.map((name) => find(`[data-error="${name}"]`).textContent));
  await press(find('a', find('[data-error="zipCode"]').textContent));
  expect(document.activeElement).toBe(field('zipCode'));
  expect(field('zipCode').getAttribute('aria-invalid')).toBe('true');
  await enter(field('zipCode'), values.zipCode);
  expect(find('[data-error="zipCode"]').textContent).toBe('');
  expect(field('zipCode').getAttribute('aria-invalid')).toBeNull();
  expect(listed()).toHaveLength(names.length - 1);
  await send();
  expect(document.activeElement).toBe(summary());
  expect(sent).not.toHaveBeenCalled();
});

test('a field is checked when it is left, and a typo is not called missing', async () => {
  await open();
  await fillIn();
  await enter(field('zipCode'), '7870');
  expect(find('[data-error="zipCode"]').textContent).toBe('');
  await leave(field('zipCode'));
  expect(find('[data-error="zipCode"]').textContent).not.toBe('');
  await send();
  expect(toasts()).toEqual([]);
});

test.each([
  ['512-555-011', 9],
  ['52 55 1234 56789', 13],
  ['1 (512) 555-0111', null],
  ['512-555-0111 ext. 12', null],
  ['+52 55 1234 5678', null],
])('%s gets a question about its digits: %s', async (phone, count) => {
  await open();
  await fillIn({ phone });
  await enter(field('phone'), phone);
  await leave(field('phone'));
  expect(hint('phone').textContent).toBe(count === null ? '' : fill(words.form.hints.phone, { count }));
  await send();
  expect(sent).toHaveBeenCalledOnce();
});

test('landlords are asked for units and dates, and a plan stands after the fields, so that they begin in the first screen of a phone', async () => {
  attachPlan({ rooms: [{ room: 'Bedroom', floor: 'Oak', rotation: 0, pattern: 'straight' }], total: 0, link: '#plan' });
  history.replaceState(null, '', `/contact?page=${form.landlordPage}`);
  await open();
  expect(document.body.textContent).toContain(words.form.hints.units);
  const plan = await until(() => find('#attached-plan'));
  expect(plan.compareDocumentPosition(field('projectDetails'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test('whoever says that it is urgent is asked to call, and a request that is being sent is not sent again', async () => {
  const response = Promise.withResolvers<Response>();
  answers['/api/contact'] = () => response.promise;
  await open();
  await fillIn();
  await enter(field('howSoon'), 'urgent');
  for (const text of [words.urgent.heading, words.urgent.text, words.urgent.when, ...words.urgent.steps])
    expect(document.body.textContent).toContain(text);
  for (const price of ['emergency.arrival', 'emergency.visit', 'emergency.afterHours', 'open.saturday'])
    expect(words.urgent.when.replaceAll('\u2060', '')).toContain(factText(price, 'en').replaceAll('\u2060', ''));
  await press(find('button', words.form.submitUrgent));
  const button = find('button', words.form.submitting);
  expect(button).toHaveProperty('disabled', true);
  response.resolve(Response.json({}));
  await until(() => expect(location.assign).toHaveBeenCalledWith('/thanks/urgent'));
  expect(sent).toHaveBeenCalledOnce();
});

test('what was typed comes back after a reload, until it is sent', async () => {
  await open();
  await fillIn();
  document.body.replaceChildren();
  await open();
  for (const [name, value] of Object.entries(values)) expect(find(`[name="${name}"]`)).toHaveProperty('value', value);
  await send();
  await until(() => expect(location.assign).toHaveBeenCalledWith('/request#1'));
  expect(sessionStorage.getItem('estimate-draft')).toBeNull();
});

test('if sending fails, the form is kept and asks for a call, and the next try has the same key and secret', async () => {
  await open();
  await fillIn();
  answers['/api/contact'] = async () => new Response(null, { status: 503 });
  await send();
  await until(() => expect(toasts().join().replace(/\s/g, ' ')).toContain(business.phone.text));
  expect(find('[data-failure]')).toHaveProperty('hidden', false);
  expect(field('fullName')).toHaveProperty('value', values.fullName);
  await send();
  const [first, second] = sent.mock.calls.map(([, headers]) =>
    ['Idempotency-Key', 'X-Visitor-Secret'].map((name) => headers.get(name)),
  );
  expect(second).toEqual(first);
  expect(first).not.toContain(null);
});

test('what only bots fill in is sent along', async () => {
  await open();
  await fillIn();
  find('[name="website"]').setAttribute('value', 'https://x.example');
  await send();
  expect(JSON.parse(sent.mock.lastCall?.[0] ?? '')).toMatchObject({ ...values, website: 'https://x.example' });
});

test('what the page before was about is named above the fields and sent along', async () => {
  const [city] = cities;
  history.replaceState(null, '', `/contact?city=${city?.slug}`);
  await open();
  expect(document.body.textContent).toContain(fill(words.form.topic.floorIn, { place: city?.name ?? '' }));
  await fillIn();
  await send();
  expect(JSON.parse(sent.mock.lastCall?.[0] ?? '')).toMatchObject({ context: { city: city?.slug } });
});

test.each([
  ['?zip=79901-1234&service=tile', '79901', 'tile'],
  ['?zip=7870x&service=roofing', '', ''],
])('of %s, the form takes what it would accept', async (search, zip, service) => {
  history.replaceState(null, '', `/contact${search}`);
  await open();
  expect(field('zipCode')).toHaveProperty('value', zip);
  expect(field('serviceNeeded')).toHaveProperty('value', service);
});
