// @vitest-environment happy-dom
/** What the office changes in a request, and what happens if somebody else or something else gets in the way. */
import { expect, onTestFinished, test } from 'vitest';
import { trashDays } from '#schema/api/stored-request.ts';
import { dayMs } from '#schema/rules/duration.ts';
import { describeWindow, windowsAhead } from '#schema/rules/visit-windows.ts';
import { businessHours } from '#site/business-hours.ts';
import { refusal, until } from '../../support/api-answers.ts';
import { alerts, names, openInbox, says, stored } from '../../support/inbox-in-dom.tsx';
import { enter, find, press } from '../../support/render.tsx';

const status = (name: string) => find('[aria-labelledby="inbox-status"] button', name);
const note = () => find('textarea', 'Add a note');
const visitForm = '[aria-labelledby="inbox-visit"]';
const [first, second, third] = windowsAhead(Date.now(), businessHours).slice(3);
const visitAt = (window = first, state: 'offered' | 'confirmed' = 'confirmed', address?: string) => {
  if (!window) throw new Error('There are too few windows.');
  const times = { start: `${window.date}T14:00:00.000Z`, end: `${window.date}T17:00:00.000Z` };
  return { ...window, ...times, state, ...(address && { address }) };
};

test.each([
  ['a refusal', refusal(409, 'The visitor has withdrawn this request.'), 'Not saved. The visitor has withdrawn this request.'],
  ['no connection', null, "Not saved. Can't reach the site."],
])('%s undoes a change and says so', async (_, answer, message) => {
  await openInbox([stored('a')], { 'PATCH /api/requests/a': answer }, '/inbox?id=a');
  await press(await until(() => status('Won')));
  await until(() => expect(alerts()).toContain(message));
  expect(status('New').getAttribute('aria-pressed')).toBe('true');
});

test('a session that has ended hides the requests, and a note in progress is there after the next sign-in', async () => {
  const { answers } = await openInbox([stored('a')], {}, '/inbox?id=a');
  await enter(await until(note), 'Gate code 4411');
  answers['PATCH /api/requests/a'] = refusal(401);
  await press(find('button', 'Add note'));
  await says('Your session has ended.');
  expect(names()).toEqual([]);
  answers['POST /api/session'] = { signedIn: true, name: 'Dana' };
  await enter(find('input', 'Token'), 'token');
  await enter(find('input', 'Your name'), 'Dana');
  await press(find('button', 'Sign in'));
  expect(await until(note)).toHaveProperty('value', 'Gate code 4411');
});

test('a note on an old version says that somebody else changed it, and is added with the next try', async () => {
  const requests = [stored('a')];
  const { answers, calls } = await openInbox(requests, { 'PATCH /api/requests/a': refusal(412) }, '/inbox?id=a');
  await enter(await until(note), 'From Lee');
  const line = { actor: 'office', by: 'Dana', at: new Date().toISOString(), what: 'Status: new to quoted' } as const;
  requests[0] = stored('a', {}, { version: 1, status: 'quoted', history: [line] });
  await press(find('button', 'Add note'));
  await until(() => expect(alerts()).toContain('Somebody else just changed this request, so nothing was saved.'));
  expect(note()).toHaveProperty('value', 'From Lee');
  expect(status('Quoted').getAttribute('aria-pressed')).toBe('true');
  answers['PATCH /api/requests/a'] = stored('a', {}, { version: 2, status: 'quoted', history: [line] });
  await press(find('button', 'Add note'));
  await says('Note added.');
  expect(note()).toHaveProperty('value', '');
  expect(calls.filter(({ route }) => route === 'PATCH /api/requests/a').map(({ headers }) => headers['If-Match'])).toEqual([
    '"0"',
    '"1"',
  ]);
});

test('a request that somebody else moved to the trash says until when it can be restored, and keeps the note being written', async () => {
  const requests = [stored('a')];
  const { answers, tellOfChange } = await openInbox(requests, {}, '/inbox?id=a');
  await enter(await until(note), 'From Lee');
  requests[0] = stored('a', {}, { version: 1, trashedAt: new Date().toISOString() });
  await tellOfChange();
  const callout = await until(() => find('p:has(b)', undefined));
  const times = callout.textContent?.matchAll(/\w{3} \d+, \d{4}, \d+:\d+.[AP]M/g) ?? [];
  const [since = 0, end = 0] = [...times].map(([time]) => Date.parse(time.replace('\u202f', ' ')));
  expect(Math.round((end - since) / dayMs)).toBe(trashDays);
  expect(document.querySelector('[aria-labelledby="inbox-status"]')).toBeNull();
  expect(note()).toHaveProperty('value', 'From Lee');
  answers['POST /api/requests/a/restore'] = stored('a', {}, { version: 2 });
  await press(find('button', 'Restore'));
  await until(() => status('New'));
  expect(note()).toHaveProperty('value', 'From Lee');
});

test('erasing a person asks first, and says what was erased, what is still being deleted, and where to look for more', async () => {
  const requests = [stored('a'), stored('b')];
  const { answers, calls } = await openInbox(requests, {}, '/inbox?id=a');
  await press(await until(() => find('button', "Erase this person's data…")));
  expect(find('dialog[open] p').textContent).toContain('every request from a@example.com or (512) 555-0100');
  answers['POST /api/requests/erase'] = () => {
    requests.shift();
    return { deleted: 2, pending: 1, newsletter: true };
  };
  await press(find('dialog[open] button', 'Erase'));
  await says('Erased 2 requests and the newsletter subscription. Copies of 1 are still being deleted. Search for the name');
  await until(() => expect(names()).toEqual(['b']));
  expect(calls.find(({ route }) => route.endsWith('/erase'))?.body).toEqual({ email: 'a@example.com', phone: '(512) 555-0100' });
});

test('what is typed as a reply survives an outage and a reload, and the text app gets it with the link', async () => {
  const { answers } = await openInbox(
    [stored('a')],
    { 'POST /api/requests/a/links': { link: 'https://x.example/request#1' } },
    '/inbox?id=a',
  );
  const reply = '[aria-labelledby="inbox-reply"]';
  const send = () => press(find(`${reply} button`, 'Send text'));
  const message = () => find('textarea', 'Message');
  await enter(await until(message), 'See you at 9?\nDana & crew');
  answers['POST /api/requests/a/replies'] = refusal(503);
  await send();
  await until(() => expect(alerts()).toContain('Not saved.'));
  expect(message()).toHaveProperty('value', 'See you at 9?\nDana & crew');
  expect(sessionStorage.getItem('inbox-reply:a')).toContain('See you at 9?');
  let opened = '';
  const keepApp = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    opened = event.target.href;
  };
  document.addEventListener('click', keepApp);
  onTestFinished(() => document.removeEventListener('click', keepApp));
  answers['POST /api/requests/a/replies'] = { request: stored('a', {}, { version: 1 }) };
  await send();
  await says('Send the message in your text app.');
  expect(decodeURIComponent(opened)).toMatch(
    /^sms:\+15125550100\?&body=See you at 9\?\nDana & crew\n\n.+:\nhttps:\/\/x.example\/request#1$/,
  );
  expect(sessionStorage.getItem('inbox-reply:a')).toBeNull();
});

test('who confirms a visit at a time that is taken is asked, and chooses another that they asked for', async () => {
  if (!first || !second) throw new Error('There are too few windows.');
  const other = { ...visitAt(), id: 'b', fullName: 'Bob', zipCode: '' };
  const { answers, calls } = await openInbox(
    [stored('a', {}, { preferredTimes: [first, second] })],
    { 'GET /api/visits': { visits: [other], confirmed: { [first.date]: 1 }, work: [] } },
    '/inbox?id=a',
  );
  const confirm = () => press(find(`${visitForm} button`, 'Confirm visit'));
  await press(await until(() => find(`${visitForm} button`, 'Not now')));
  await until(() => expect(find(`${visitForm} ul`).textContent).toContain('Bob'));
  expect(find(`${visitForm} option[value="${first.date}"]`).textContent).toContain('(1 visit)');
  await enter(find('input', 'Street address'), '2104 Kinney Ave');
  await confirm();
  await until(() =>
    expect(find('dialog[open]').textContent).toContain(`${describeWindow(first)} is already planned for Bob (confirmed).`),
  );
  await press(find('dialog[open] button', 'Choose another time'));
  const [, asked] = document.querySelectorAll<HTMLElement>(`${visitForm} fieldset button`);
  if (asked) await press(asked);
  answers['PUT /api/requests/a/visit'] = stored('a', {}, { version: 1, visit: visitAt(second, 'confirmed', '2104 Kinney Ave') });
  await confirm();
  await says(`Visit confirmed: ${describeWindow(second)}.`);
  const sent = calls.filter(({ route }) => route === 'PUT /api/requests/a/visit').map(({ body }) => body);
  expect(sent).toEqual([{ ...second, address: '2104 Kinney Ave', state: 'confirmed' }]);
  // What is settled isn't changed by mistake, and what says so isn't out of sight.
  await until(() => find('summary', 'Change the visit'));
  expect(document.activeElement?.textContent).toBe('Visit');
});

test('a visit is moved, and canceled after a question', async () => {
  if (!third) throw new Error('There are too few windows.');
  const { answers } = await openInbox([stored('a', {}, { status: 'contacted', visit: visitAt(second) })], {}, '/inbox?id=a');
  await enter(await until(() => find('#inbox-visit-day')), third.date);
  await enter(find('#inbox-visit-part'), third.part);
  await press(find(`${visitForm} button`, 'Not now'));
  answers['PUT /api/requests/a/visit'] = stored('a', {}, { version: 1, status: 'contacted', visit: visitAt(third) });
  await press(find(`${visitForm} button`, 'Move visit'));
  await says(`Visit confirmed: ${describeWindow(third)}.`);
  await press(find('button', 'Cancel visit…'));
  answers['DELETE /api/requests/a/visit'] = stored(
    'a',
    {},
    { version: 2, status: 'contacted', visit: { ...visitAt(third), state: 'cancelled' } },
  );
  await press(find('dialog[open] button', 'Cancel visit'));
  await says('Visit canceled.');
  expect(document.activeElement?.textContent).toBe('Visit');
});

test('next to times that were asked for months ago, each day ahead still shows its visits', async () => {
  if (!first) throw new Error('There are too few windows.');
  const asked = { date: '2026-01-05', part: 'morning' } as const;
  const visits = { visits: [], confirmed: { [first.date]: 1 }, work: [] };
  await openInbox([stored('a', {}, { preferredTimes: [asked] })], { 'GET /api/visits': visits }, '/inbox?id=a');
  const day = (date: string) => find(`${visitForm} option[value="${date}"]`).textContent;
  await until(() => expect(day(first.date)).toContain('(1 visit)'));
  expect(day(asked.date)).not.toContain('visit');
});
