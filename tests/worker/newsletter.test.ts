import { expect, test } from 'vitest';
import { dayMs } from '#schema/rules/duration.ts';
import { sharedSite } from '../support/site/shared.ts';
import { nightly, type Site } from '../support/site/start.ts';
import { callAsAnybody } from '../support/site/visitor.ts';

const site = await sharedSite();
const mailing = await sharedSite({ bindings: true, vars: { NEWSLETTER_MAIL_FROM: 'news@example.com' } });

const post = (body: unknown, to: Site = site, headers?: Record<string, string>) =>
  callAsAnybody(to, '/api/newsletter', 'POST', body, headers);

function postForm(email: string, to: Site = site, headers: Record<string, string> = {}) {
  const body = new URLSearchParams({ email });
  return to.fetch(to.url('/api/newsletter'), { method: 'POST', headers, body, redirect: 'manual' });
}

/** With times as text. */
function subscribers(of: Site = site) {
  const time = (column: string) => `datetime(${column} / 1000, 'unixepoch')`;
  return of.rows(`SELECT email, ${time('asked_at')} AS askedAt, ${time('confirmed_at')} AS confirmedAt FROM subscribers`);
}

/** The path of the link in the one mail that went out, or in the one to this address. */
async function linkMailed(address?: string) {
  const isIt = ({ to }: { to: string }) => address === undefined || to === address;
  const { mails } = await mailing.seenUntil((seen) => seen.mails.filter(isIt).length === 1);
  const { to, subject, text } = mails.find(isIt) ?? expect.fail();
  const [, path = ''] = /http:\/\/site\.test(\/api\/newsletter\/confirm\?token=[0-9a-f]{64})/.exec(text) ?? [];
  return { to, subject, path };
}

/** What its reader does: opens the link and presses the button. */
async function confirm(path: string, language = 'en-US') {
  const page = await mailing.fetch(mailing.url(path), { headers: { 'Accept-Language': language } });
  const html = await page.text();
  const [, action = ''] = /<form action="([^"]+)" method="post">/.exec(html) ?? [];
  const [, value = ''] = /<input type="hidden" name="token" value="(\w+)">/.exec(html) ?? [];
  const body = new URLSearchParams({ token: value });
  const answer = await mailing.fetch(mailing.url(action), { method: 'POST', body, redirect: 'manual' });
  return { page, html, location: answer.headers.get('Location') };
}

test('without mail an address is on the list at once, no matter how often or in what case it is sent', async () => {
  for (const email of [' Ann.Lee@example.com ', 'ann.lee@EXAMPLE.com']) {
    const response = await post({ email });
    expect([response.status, await response.json()]).toEqual([200, { confirm: false }]);
  }
  expect(await subscribers()).toEqual([
    { email: 'ann.lee@example.com', askedAt: expect.any(String), confirmedAt: expect.any(String) },
  ]);
});

test('where mail is set up, an address is on the list once its owner has pressed the button that the link shows', async () => {
  const response = await post({ email: 'Ann@example.com' }, mailing);
  expect([response.status, await response.json()]).toEqual([200, { confirm: true }]);
  expect(await subscribers(mailing)).toMatchObject([{ email: 'ann@example.com', confirmedAt: null }]);
  const { to, path } = await linkMailed();
  expect(to).toBe('Ann@example.com');
  const list = async () => (await mailing.call('/api/newsletter/export')).text();
  expect(await list()).not.toContain('ann@example.com');
  // Programs that open links in mails confirm nothing.
  for (const method of ['GET', 'HEAD']) expect((await mailing.fetch(mailing.url(path), { method })).status).toBe(200);
  expect(await subscribers(mailing)).toMatchObject([{ confirmedAt: null }]);
  for (let pressed = 0; pressed < 2; pressed++) expect((await confirm(`${path}.`)).location).toBe('/blog#subscribed');
  expect(await subscribers(mailing)).toMatchObject([{ confirmedAt: expect.any(String) }]);
  expect(await list()).toBe('ann@example.com\n');
});

test.each([
  ['en-US,en;q=0.9', 'en-US', 'Confirm your subscription'],
  ['es-MX,es;q=0.9', 'es-US', 'Confirme su suscripción'],
])("the page and the mail are in the reader's language, and run no scripts: %s", async (accepted, lang, heading) => {
  const headers = { 'Accept-Language': accepted };
  await post({ email: 'ann@example.com' }, mailing, headers);
  const { path, subject } = await linkMailed();
  expect(subject).toBe({ 'en-US': 'Please confirm your subscription', 'es-US': 'Por favor confirme su suscripción' }[lang]);
  const { page, html } = await confirm(path, accepted);
  expect(html).toContain(`<html lang="${lang}">`);
  expect(html).toContain(`<h1>${heading}</h1>`);
  expect(page.headers.get('Content-Security-Policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/,
  );
});

test('the answer is the same for a new, a waiting and a confirmed address, and a confirmed one gets no mail', async () => {
  const answers: unknown[] = [];
  const ask = async () => {
    const response = await post({ email: 'ann@example.com' }, mailing);
    answers.push([response.status, await response.text(), [...response.headers.keys()].sort()]);
  };
  await ask();
  const { path } = await linkMailed();
  await ask();
  await confirm(path);
  await ask();
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect((await mailing.seen()).mails).toEqual([]);
  expect(await subscribers(mailing)).toMatchObject([{ confirmedAt: expect.any(String) }]);
});

test("a link that isn't ours confirms nothing", async () => {
  await post({ email: 'ann@example.com' }, mailing);
  expect((await confirm(`/api/newsletter/confirm?token=${'f'.repeat(64)}`)).location).toBe('/blog#not-subscribed');
  expect((await mailing.fetch(mailing.url('/api/newsletter/confirm?token=x'))).status).toBe(400);
  expect(await subscribers(mailing)).toMatchObject([{ confirmedAt: null }]);
});

test('one address gets one mail an hour, whose link stays good', async () => {
  for (let count = 0; count < 5; count++) expect((await post({ email: 'ann@example.com' }, mailing)).status).toBe(200);
  const { path } = await linkMailed();
  expect((await mailing.seen()).mails).toEqual([]);
  expect((await confirm(path)).location).toBe('/blog#subscribed');
  await post({ email: 'bob@example.com' }, mailing);
  await linkMailed('bob@example.com');
  await mailing.setClock(61 * 60_000);
  await post({ email: 'bob@example.com' }, mailing);
  await linkMailed('bob@example.com');
});

test('a mail that fails costs the visitor nothing: asking again sends another', async () => {
  await mailing.failing(['mail']);
  expect((await post({ email: 'ann@example.com' }, mailing)).status).toBe(200);
  await expect.poll(() => mailing.rows('SELECT mailed_at FROM subscribers')).toEqual([{ mailed_at: null }]);
  await mailing.failing([]);
  expect((await post({ email: 'ann@example.com' }, mailing)).status).toBe(200);
  const { path } = await linkMailed();
  expect((await confirm(path)).location).toBe('/blog#subscribed');
});

test('an address that nobody confirms is forgotten 30 days after it was last sent', async () => {
  await post({ email: 'ann@example.com' }, mailing);
  await post({ email: 'bob@example.com' }, mailing);
  await mailing.setClock(20 * dayMs);
  await post({ email: 'bob@example.com' }, mailing);
  await post({ email: 'cleo@example.com' }, mailing);
  const { path } = await linkMailed('cleo@example.com');
  await confirm(path);
  await mailing.setClock(29 * dayMs);
  await mailing.runSchedule(nightly);
  expect(await subscribers(mailing)).toHaveLength(3);
  await mailing.setClock(31 * dayMs);
  await mailing.runSchedule(nightly);
  expect((await subscribers(mailing)).map(({ email }) => email).sort()).toEqual(['bob@example.com', 'cleo@example.com']);
});

test('a form post redirects to the form with a message; one from another site is refused', async () => {
  const forms = [postForm('ann@example.com'), postForm('nope'), postForm('ann@example.com', mailing)];
  const answers = (await Promise.all(forms)).map(({ status, headers }) => [status, headers.get('Location')]);
  expect(answers).toEqual([
    [303, '/blog#subscribed'],
    [303, '/blog#not-subscribed'],
    [303, '/blog#confirm'],
  ]);
  expect((await postForm('bo@example.com', site, { Origin: 'https://evil.example' })).status).toBe(403);
  expect(await subscribers()).toHaveLength(1);
});
