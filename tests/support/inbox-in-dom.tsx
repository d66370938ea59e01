/** The inbox in happy-dom, with an API that knows some requests. */
import { act } from 'react';
import { expect } from 'vitest';
import { Inbox } from '#inbox/Inbox.tsx';
import { data } from '#pages/inbox/+data.ts';
import type { ListedRequest, RequestState, StoredRequest } from '#schema/api/stored-request.ts';
import { requestFields } from '#schema/request-fields/fields.ts';
import { mapTable } from '#schema/rules/table.ts';
import { type Answers, answerWith, until } from './api-answers.ts';
import { find, press, render, textsOf } from './render.tsx';

/** A request as it's stored, from a moment ago unless the changes say otherwise. */
export function stored(id: string, changes: Partial<StoredRequest> = {}, state: Partial<RequestState> = {}): StoredRequest {
  return {
    ...mapTable(requestFields, () => ''),
    id,
    receivedAt: new Date().toISOString(),
    language: 'en',
    photos: [],
    fullName: id,
    email: `${id}@example.com`.replaceAll(' ', ''),
    phone: '(512) 555-0100',
    ...changes,
    state: { status: 'new', version: 0, notes: [], history: [], preferredTimes: [], ...state },
  };
}

/** What a list says of it. */
export function listed({
  plan,
  projectDetails,
  otherFields: _,
  unreadable,
  photos,
  state,
  ...fields
}: StoredRequest): ListedRequest {
  const { notes, history, notNotified, quote, ...shown } = state;
  return {
    ...fields,
    ...shown,
    excerpt: projectDetails,
    hasPlan: plan !== undefined,
    photoCount: photos.length,
    ...(unreadable !== undefined && { unreadable: true }),
  };
}

/** Opens the inbox with these requests. A change of `requests` shows once `tellOfChange` was called. */
export async function openInbox(requests: StoredRequest[], more: Answers = {}, path = '/inbox') {
  history.replaceState(null, '', path);
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  let revision = 0;
  const answers: Answers = {
    'GET /api/session': { signedIn: true, name: 'Dana', until: '2100-01-01T00:00:00.000Z' },
    'GET /api/requests/changes': () => ({ revision: String(revision) }),
    'GET /api/requests/counts': {},
    'GET /api/requests': () => ({ requests: requests.filter(({ state }) => !state.trashedAt).map(listed), hasMore: false }),
    'GET /api/health': { off: [] },
    'GET /api/visits': { visits: [], confirmed: {}, work: [] },
    ...Object.fromEntries(requests.map(({ id }) => [`GET /api/requests/${id}`, () => requests.find((each) => each.id === id)])),
    ...more,
  };
  const calls = answerWith(answers);
  await render(<Inbox {...data()} />);
  return {
    answers,
    calls,
    tellOfChange: async () => {
      revision += 1;
      await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    },
  };
}

export const names = () => textsOf('[data-request] b');
/** Opens a request from the list. */
export const openRequest = async (id: string) => press(await until(() => find(`[data-request="${id}"]`)));
export const alerts = () => textsOf('[role="alert"]').join(' ');
export const says = (text: string | RegExp) => until(() => expect(document.body.textContent).toMatch(text));
