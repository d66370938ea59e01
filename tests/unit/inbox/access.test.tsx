// @vitest-environment happy-dom
/** Who gets to see the inbox, and what they can open from it: sign-in and sign-out, and calendar addresses. */
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { refusal, until } from '../../support/api-answers.ts';
import { alerts, names, openInbox, says, stored } from '../../support/inbox-in-dom.tsx';
import { enter, find, press, textsOf } from '../../support/render.tsx';

const signedOut = { 'GET /api/session': { signedIn: false } };

test('sign-in says what is missing, wrong or in the way', async () => {
  const { answers } = await openInbox([], signedOut);
  const signIn = () => press(find('button', 'Sign in'));
  await until(() => find('input', 'Token'));
  await signIn();
  await says('Enter the token');
  await enter(find('input', 'Token'), 'x');
  await signIn();
  await says('Enter your name');
  await enter(find('input', 'Your name'), 'Dana');
  for (const [answer, words] of [
    [refusal(401), "That token isn't right."],
    [null, "Can't reach the site."],
    [refusal(429, '', { 'Retry-After': '60' }), 'Please wait 60 seconds, then try again.'],
  ] as const) {
    answers['POST /api/session'] = answer;
    await signIn();
    await says(words);
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(words.startsWith('That token') ? 1 : 0);
  }
});

test('leaving hides the requests at once, and coming back shows them again only during the session', async () => {
  const { answers } = await openInbox([stored('a')]);
  await until(() => expect(names()).toEqual(['a']));
  const move = (type: string) => act(async () => void dispatchEvent(Object.assign(new Event(type), { persisted: true })));
  await move('pagehide');
  expect(names()).toEqual([]);
  await move('pageshow');
  await until(() => expect(names()).toEqual(['a']));
  await move('pagehide');
  answers['GET /api/session'] = signedOut['GET /api/session'];
  await move('pageshow');
  await until(() => find('input', 'Token'));
  expect(names()).toEqual([]);
});

test('behind Cloudflare Access, signing out leads to its sign-out page', async () => {
  const session = { signedIn: true, name: 'dana@example.com' };
  await openInbox([], { 'GET /api/session': session, 'DELETE /api/session': {} });
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  await press(await until(() => find('button', 'Sign out')));
  await until(() => expect(assign).toHaveBeenCalledWith('/cdn-cgi/access/logout'));
  assign.mockRestore();
});

test('signing everybody out asks first', async () => {
  const { calls } = await openInbox([], { 'DELETE /api/session/all': {} });
  await press(await until(() => find('button', 'Sign everybody out…')));
  expect(find('dialog[open]').textContent).toContain('every calendar address');
  expect(calls.map(({ route }) => route)).not.toContain('DELETE /api/session/all');
  await press(find('dialog[open] button', 'Sign everybody out'));
  await says("You're signed out.");
});

test('a calendar address is created, shown once, and revoked; until it is known which there are, none can be added', async () => {
  const feeds: object[] = [];
  const { answers } = await openInbox([], { 'GET /api/calendar': refusal(503, 'The desk is away.') });
  const open = async () => {
    await press(await until(() => find('button', 'Calendar of visits…')));
    await act(async () => void find('dialog[open]').dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' })));
  };
  const field = () => document.querySelector<HTMLInputElement>('#inbox-calendar-address');
  await open();
  await until(() => expect(alerts()).toContain('The desk is away.'));
  expect(textsOf('dialog[open] button')).toEqual(['Close']);
  answers['GET /api/calendar'] = () => ({ feeds: [...feeds] });
  answers['POST /api/calendar'] = () => {
    feeds.push({ id: '1', by: 'Dana', at: new Date().toISOString() });
    return { path: '/calendar/secret.ics' };
  };
  await press(find('dialog[open] button', 'Close'));
  await open();
  await press(await until(() => find('dialog[open] button', 'Create address')));
  expect((await until(() => field()))?.value).toBe(`${location.origin}/calendar/secret.ics`);
  await press(find('dialog[open] button', 'Close'));
  await open();
  await says(/Dana created one on/);
  expect(field()).toBeNull();
  answers['DELETE /api/calendar/1'] = () => {
    feeds.pop();
    return {};
  };
  await press(find('dialog[open] button', 'Revoke'));
  await until(() => expect(textsOf('dialog[open] li')).toEqual([]));
});
