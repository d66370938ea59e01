// @vitest-environment happy-dom
/** The customer's own page: what its link opens, and what they can do there. */
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { data } from '#pages/request/+data.ts';
import { OwnRequest } from '#pages/request/OwnRequest.island.tsx';
import { keepSentRequest } from '#pages/sent-request.ts';
import type { VisitorPage } from '#schema/api/visitor.ts';
import { fill } from '#schema/rules/fill.ts';
import { describeDay, describePart, type VisitWindow } from '#schema/rules/visit-windows.ts';
import { wordsIn } from '#site/read/words.ts';
import { type Answers, answerWith, refusal, until } from '../../support/api-answers.ts';
import { at } from '../../support/at.ts';
import { canvasWith } from '../../support/canvas.ts';
import { quote } from '../../support/quote.ts';
import { enter, find, press, render, textsOf } from '../../support/render.tsx';
import { visitorPage, windows, withContract, withQuestion, withQuote, withVisit } from '../../support/visitor-page.ts';

const words = wordsIn('en');
const { requestView: view, request: page } = words;
const { photos, times } = words.ownRequest;
const fragmentOf = (digit: number) => `${String(digit).repeat(8)}-0000-8000-8000-000000000000.${'0'.repeat(32)}`;
const [first, second, third] = windows;

async function open(answers: Answers, fragment = fragmentOf(1)) {
  history.replaceState(null, '', `/request#${fragment}`);
  const calls = answerWith(answers);
  await render(<OwnRequest {...data(at('/request')).facts} />);
  return { calls, bodies: (route: string) => calls.filter((call) => call.route === route).map(({ body }) => body) };
}

async function choose(...files: File[]) {
  const input = find('[type="file"]');
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
}

const heading = () => textsOf('h1')[0];
const says = (text: string) => until(() => expect(document.body.textContent).toContain(text));
const button = (name: string) => until(() => find('button', name));
const timeButton = ({ date, part }: VisitWindow) => {
  const day = [...document.querySelectorAll('fieldset')].find(
    (each) => each.querySelector('legend')?.textContent === describeDay(date),
  );
  const found = [...(day?.querySelectorAll('button') ?? [])].find(({ textContent }) =>
    textContent?.startsWith(describePart(part)),
  );
  return found ?? expect.fail('There is no such time');
};

test.each([
  ['no secret', '', {}, page.closed],
  ['a wrong secret', fragmentOf(1), { 'GET /api/request': refusal(404) }, page.closed],
  ['too many tries', fragmentOf(1), { 'GET /api/request': refusal(429) }, page.locked],
])('with %s, nothing opens, and there are ways to get a new link', async (_, fragment, answers, said) => {
  await open(answers, fragment);
  await says(said.text);
  expect(heading()).toBe(said.heading);
  const { phone } = data(at('/request')).facts;
  const ways = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href')?.split('?')[0]);
  expect(ways).toEqual([phone.href.replace('tel:', 'sms:'), phone.href, '/contact']);
});

test('while the server cannot be reached, the page says so and can try again', async () => {
  const answers: Answers = { 'GET /api/request': null };
  await open(answers);
  const again = await button(page.tryAgain);
  answers['GET /api/request'] = visitorPage('Una');
  await press(again);
  await says('Una');
});

test("a request whose page can't be read right after it was sent is confirmed all the same", async () => {
  keepSentRequest({ fragment: fragmentOf(1), isMailed: false, hasPicture: false });
  await open({ 'GET /api/request': refusal(503) });
  await until(() => expect(heading()).toBe(words.contact.success.title));
  sessionStorage.clear();
});

test('a link opened while another is loading shows its own request', async () => {
  const slow = Promise.withResolvers<VisitorPage>();
  const answers: Answers = { 'GET /api/request': () => slow.promise };
  await open(answers);
  answers['GET /api/request'] = visitorPage('Nora');
  await act(async () => {
    history.replaceState(null, '', `/request#${fragmentOf(2)}`);
    dispatchEvent(new Event('hashchange'));
  });
  await says('Nora');
  await act(async () => slow.resolve(visitorPage('Sally')));
  expect(document.body.textContent).toContain('Nora');
  expect(document.body.textContent).not.toContain('Sally');
});

test('withdrawing asks first', async () => {
  const answers: Answers = { 'GET /api/request': visitorPage('Wanda'), 'POST /api/request/withdraw': {} };
  const { bodies } = await open(answers);
  const question = (await until(() => find('summary', view.end.withdraw.label))).parentElement;
  expect(question).toHaveProperty('open', false);
  expect(question?.textContent).toContain(view.end.withdraw.question);
  answers['GET /api/request'] = visitorPage('Wanda', { status: 'withdrawn' });
  await press(find('button', view.end.withdraw.yes));
  await says(view.now.withdrawn.text);
  expect(textsOf('ol')).toEqual([]);
  expect(bodies('POST /api/request/withdraw')).toHaveLength(1);
  expect(document.activeElement?.textContent).toBe(view.now.withdrawn.heading);
  expect(textsOf('summary')).not.toContain(view.end.withdraw.label);
});

test.each([
  ['while they can', view.end.cancel, withContract({ cancelable: { number: 1, until: '2100-03-15' } })],
  ['later', fill(view.end.signed, { phone: data(at('/request')).facts.phone.text }), withContract()],
])('a contract is not withdrawn; its customer hears how to end it %s', async (_, said, contract) => {
  await open({ 'GET /api/request': visitorPage('Ann', { status: 'booked', ...contract }) });
  await says(said);
  expect(textsOf('summary')).not.toContain(view.end.withdraw.label);
  expect(textsOf('summary').includes(words.quote.cancel)).toBe(said === view.end.cancel);
});

test('who deletes their data hears what a contract keeps, and goes on with that', async () => {
  const answers: Answers = {
    'GET /api/request': visitorPage('Ann', { status: 'booked', ...withContract() }),
    'DELETE /api/request': {},
  };
  await open(answers);
  await says(view.end.eraseSigned.question);
  await press(find('button', view.end.eraseSigned.yes));
  await until(() => expect(document.activeElement?.textContent).toBe(view.now.signed.heading));
});

test('deleting leaves nothing, even if an earlier answer comes after it', async () => {
  const answers: Answers = {
    'GET /api/request': visitorPage('Erik'),
    'POST /api/request/messages': {},
    'DELETE /api/request': {},
  };
  await open(answers);
  const late = Promise.withResolvers<VisitorPage>();
  await enter(await until(() => find('textarea')), 'Please delete all this.');
  answers['GET /api/request'] = () => late.promise;
  await press(find('button', view.messages.send));
  await says(view.messages.received);
  // In happy-dom, it would count as another link that is opened.
  const replace = vi.spyOn(history, 'replaceState').mockImplementation(() => {});
  onTestFinished(() => replace.mockRestore());
  await press(find('button', view.end.erase.yes));
  await until(() => expect(heading()).toBe(page.deleted.heading));
  expect(document.activeElement?.textContent).toBe(page.deleted.heading);
  expect(replace).toHaveBeenCalledWith(null, '', '/request');
  await act(async () => late.resolve(visitorPage('Erik')));
  expect(heading()).toBe(page.deleted.heading);
});

test('an offer that somebody else has taken meanwhile says so, and other times can be chosen', async () => {
  const answers: Answers = {
    'GET /api/request': visitorPage('Lars', withVisit('offered')),
    'POST /api/request/visit': refusal(409, 'Taken.'),
  };
  await open(answers);
  const accept = await button(view.accept);
  answers['GET /api/request'] = visitorPage('Lars', { ...withVisit('offered', { isTaken: true }), windows: windows.slice(1) });
  await press(accept);
  await says(view.now.taken.heading);
  expect(textsOf('button')).not.toContain(view.accept);
  expect(textsOf('h2')).toContain(view.times);
});

test('without times to choose from, none can be asked for', async () => {
  await open({ 'GET /api/request': visitorPage('Lars', { ...withVisit('confirmed'), windows: [] }) });
  await button(view.calendar);
  expect(textsOf('button')).not.toContain(view.change);
});

test('a visit after the work asks for nothing to be cleared', async () => {
  const work = { first: '2000-03-01', last: '2000-03-02', crew: 'Ray' };
  await open({
    'GET /api/request': visitorPage('Ann', { status: 'booked', ...withContract(), ...withVisit('confirmed'), work }),
  });
  await button(view.calendar);
  expect(document.body.textContent).not.toContain(view.now.confirmed.text);
});

test('a past offer cannot be accepted', async () => {
  const past = { start: '2020-03-12T14:00:00Z', end: '2020-03-12T17:00:00Z' };
  await open({ 'GET /api/request': visitorPage('Tess', withVisit('offered', past)) });
  await says(view.now.missed.heading);
  expect(textsOf('button')).not.toContain(view.accept);
});

test("the page goes by the Worker's clock, since the visitor's may be off", async () => {
  await open({ 'GET /api/request': visitorPage('Tess', { ...withVisit('offered'), readAt: '2100-03-13T00:00:00Z' }) });
  await says(view.now.missed.heading);
});

test('a link opens its request with what a mail program took for a part of it, and is kept without that', async () => {
  await open({ 'GET /api/request': visitorPage('Tess') }, `${fragmentOf(1)}.?utm_source=mail`);
  await says('Tess');
  const mail = find('a', view.keepLink.mail).getAttribute('href');
  expect(mail).toMatch(new RegExp(`${fragmentOf(1)}[^.?]*$`));
});

test('while a question is open it is our turn, and it is named right before the signature, which still can be given', async () => {
  const question = 'Is the trim included?';
  await open({ 'GET /api/request': visitorPage('Ann', { status: 'quoted', ...withQuote(), ...withQuestion(question) }) });
  await says(fill(words.quote.waiting, { question }));
  expect(textsOf('button')).toContain(words.quote.accept);
  expect(textsOf('button')).not.toEqual(expect.arrayContaining([view.read]));
});

test('an emergency is told to call and what to turn off, and nothing of days ahead', async () => {
  const { sent } = visitorPage('Una');
  await open({ 'GET /api/request': visitorPage('Una', { sent: { ...sent, howSoon: 'urgent' } }) });
  await says(words.contact.urgent.heading);
  expect(textsOf('li')).toEqual(expect.arrayContaining(words.contact.urgent.steps));
  expect(textsOf('h2')).not.toEqual(expect.arrayContaining([view.times]));
  expect(textsOf('h2')).not.toContain(view.next.ready);
});

test('who comes from the page for landlords is asked for what is useful for units, and for no sizes of rooms', async () => {
  const { sent } = visitorPage('Lena');
  const context = { page: data(at('/request')).facts.landlordPage };
  await open({ 'GET /api/request': visitorPage('Lena', { sent: { ...sent, context } }) });
  await says(view.next.ready);
  expect(textsOf('li')).toEqual(expect.arrayContaining(view.next.haveReadyForUnits));
  expect(textsOf('li')).not.toContain(view.next.haveReady[0]);
});

test.each(['booked', 'done'] as const)('what is due while a job is %s says how to pay, also without a link', async (status) => {
  const contract = withContract({ due: 85_748, quote: { ...quote, depositLink: '' } });
  await open({ 'GET /api/request': visitorPage('Ann', { status, ...contract }) });
  await says(fill(words.quote.due, { amount: '$857.48' }));
  expect(document.body.textContent).toContain(fill(words.quote.howToPay, { phone: data(at('/request')).facts.phone.text }));
});

test("where the browser hides a picture's pixels, its photo is sent as it is, which the page says first", async () => {
  canvasWith(() => 255);
  const { bodies } = await open({ 'GET /api/request': visitorPage('Tess'), 'POST /api/request/photos': { name: 'a' } });
  await says(photos.asTheyAre);
  const file = new File(['a photo'], 'room.jpg');
  await choose(file);
  await says(photos.sent);
  expect(bodies('POST /api/request/photos')).toEqual([file]);
});

test('a message stays until it is sent, also if a phone ends the tab', async () => {
  const answers: Answers = { 'GET /api/request': visitorPage('Tess'), 'POST /api/request/messages': null };
  await open(answers);
  const field = await until(() => find('textarea'));
  await enter(field, 'The stairs, too.');
  await press(find('button', view.messages.send));
  await says(view.notDone);
  expect(field).toHaveProperty('value', 'The stairs, too.');
  expect(Object.values(sessionStorage)).toEqual([JSON.stringify('The stairs, too.')]);
  answers['POST /api/request/messages'] = {};
  await press(find('button', view.messages.send));
  await says(view.messages.received);
  expect([field, sessionStorage]).toMatchObject([{ value: '' }, { length: 0 }]);
});

test('a message that a tab took along is in its field again', async () => {
  sessionStorage.setItem(`message ${visitorPage('Tess').id}`, JSON.stringify('The stairs, too.'));
  onTestFinished(() => sessionStorage.clear());
  await open({ 'GET /api/request': visitorPage('Tess') });
  expect(await until(() => find('textarea'))).toHaveProperty('value', 'The stairs, too.');
});

test('up to two times are sent, the favorite first; a third can be chosen once one is given back', async () => {
  if (!first || !second || !third) throw new Error('There are no windows.');
  const { bodies } = await open({ 'GET /api/request': visitorPage('Tess'), 'PUT /api/request/times': {} });
  await until(() => find('fieldset'));
  await press(timeButton(second));
  await press(timeButton(first));
  expect(timeButton(third)).toHaveProperty('disabled', true);
  await press(find('button', times.send));
  await says(times.sent);
  await press(timeButton(second));
  await press(timeButton(third));
  await press(find('button', times.send));
  const sent = [
    [second, first],
    [first, third],
  ].map((preferredTimes) => ({ preferredTimes }));
  expect(bodies('PUT /api/request/times')).toEqual(sent);
});

test('a time that is no longer free is refused with its reason, and another can be sent', async () => {
  if (!first || !second) throw new Error('There are no windows.');
  const answers: Answers = {
    'GET /api/request': visitorPage('Tess'),
    'PUT /api/request/times': refusal(422, 'Choose another one.'),
  };
  await open(answers);
  await until(() => find('fieldset'));
  await press(timeButton(first));
  await press(find('button', times.send));
  await says('Choose another one.');
  answers['PUT /api/request/times'] = {};
  await press(timeButton(first));
  await press(timeButton(second));
  await press(find('button', times.send));
  await says(times.sent);
});
