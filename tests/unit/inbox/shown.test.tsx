// @vitest-environment happy-dom
/** What the inbox shows of a request. */
import { expect, test } from 'vitest';
import { until } from '../../support/api-answers.ts';
import { names, openInbox, says, stored } from '../../support/inbox-in-dom.tsx';
import { find, press, textsOf } from '../../support/render.tsx';

const term = (name: string) =>
  [...document.querySelectorAll('dl > div')].find((each) => each.querySelector('dt')?.textContent === name)?.querySelector('dd');

test.each(['<img src=x onerror=window.hit=1>', "javascript:window.hit=1//'"])(
  '%s shows as text in any field, and no link runs it',
  async (attack) => {
    const fields = { fullName: attack, email: attack, phone: `${attack}5125550100`, zipCode: attack, serviceNeeded: attack };
    const note = { actor: 'customer', at: new Date().toISOString(), text: attack, kind: 'message' } as const;
    const context = { service: attack, city: attack, zip: attack };
    await openInbox(
      [
        stored(
          'a',
          { ...fields, projectDetails: attack, otherFields: { [attack]: attack }, context },
          { notes: [note], spamReason: attack },
        ),
      ],
      {},
      '/inbox?id=a',
    );
    await until(() => find('h2', attack));
    expect(names()).toEqual([attack]);
    expect(textsOf('.details dd')).toEqual([attack, attack]);
    expect(document.querySelectorAll('script, [onerror], [onload], img[src="x"]')).toHaveLength(0);
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    expect(links.filter((href) => !/^(\/|#|tel:[+\d,]+$|sms:[+\d]+|mailto:)/.test(href))).toEqual([]);
  },
);

test('each number of a request can be called and texted, and the field shows all that was typed', async () => {
  const phone = '512-555-0100 / 737-555-0199 after 5pm';
  await openInbox([stored('a', { phone })], {}, '/inbox?id=a');
  await until(() => expect(term('Phone')?.textContent).toBe(phone));
  const links = [...document.querySelectorAll('nav a[href^="tel:"], nav a[href^="sms:"]')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Call 512-555-0100', 'tel:+15125550100'],
    ['Text 512-555-0100', 'sms:+15125550100'],
    ['Call 737-555-0199', 'tel:+17375550199'],
    ['Text 737-555-0199', 'sms:+17375550199'],
  ]);
});

test('a request without a name, with unknown fields or that cannot be read is there as it is stored', async () => {
  const cork = stored('a', { fullName: '', serviceNeeded: 'cork', otherFields: { budget: '$5,000' } });
  await openInbox([cork, stored('b', { unreadable: '<b>broken' })], {}, '/inbox?id=b');
  await until(() => expect(names()).toEqual(['No name', 'Unreadable request']));
  expect(find('[data-request="a"]').textContent).toContain('cork');
  await until(() => expect(textsOf('pre')).toEqual(['<b>broken']));
  find('[aria-labelledby="inbox-status"] button', 'Lost');
  await press(find('[data-request="a"]'));
  await until(() => expect(term('budget')?.textContent).toBe('$5,000'));
});

test('a request says what it came from, its language, and what its customer wrote', async () => {
  const context = { service: 'lvp', floor: 'some-walnut', zip: '78701' };
  const message = { actor: 'customer', at: new Date().toISOString(), text: 'The rooms are empty.', kind: 'message' } as const;
  await openInbox([stored('a', { language: 'es', context }, { notes: [message] })], {}, '/inbox?id=a');
  await until(() => expect(term('Came from')?.textContent).toBe('service: lvp, floor: some-walnut, zip: 78701'));
  expect(term('Language')?.textContent).toBe('Spanish');
  await says('Message from the customer');
  expect(textsOf('li[data-kind="message"] p')).toEqual(['The rooms are empty.']);
});

test("a customer's message stands above what they sent, with the one filled button, until it's answered or marked so", async () => {
  const message = { actor: 'customer', at: new Date().toISOString(), text: 'Is Tuesday fine?', kind: 'message' } as const;
  const asked = stored('a', {}, { status: 'won', notes: [message], isUnanswered: true });
  const { calls } = await openInbox([asked], { 'PATCH /api/requests/a': () => asked }, '/inbox?id=a');
  const thread = await until(() => find('#inbox-thread'));
  const sent = find('dl');
  expect(thread.compareDocumentPosition(sent) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await until(() => find('h3', 'Work'));
  const filled = [...document.querySelectorAll('[aria-labelledby="inbox-request"] [data-kind="main"]')];
  expect(filled.filter((button) => !button.closest('details:not([open]) > form')).map((button) => button.textContent)).toEqual([
    'Reply',
  ]);
  await press(find('button', 'Mark as answered'));
  await until(() => expect(calls.findLast(({ route }) => route === 'PATCH /api/requests/a')?.body).toEqual({ isAnswered: true }));
});

test('each photo opens by a link, the picture from the visualizer last', async () => {
  const photo = (name: string, kind: 'photo' | 'visualizer' = 'photo') =>
    ({ name, kind, type: 'image/jpeg', bytes: 1, at: '' }) as const;
  await openInbox([stored('a', { photos: [photo('v', 'visualizer'), photo('1'), photo('2')] })], {}, '/inbox?id=a');
  await until(() => find('#inbox-photos'));
  const links = [...document.querySelectorAll('[aria-labelledby="inbox-photos"] a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Photo 1', '/api/requests/a/photos/1'],
    ['Photo 2', '/api/requests/a/photos/2'],
    ['From the visualizer', '/api/requests/a/photos/v'],
  ]);
});
