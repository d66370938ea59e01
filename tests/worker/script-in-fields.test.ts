/** What a visitor writes stays text wherever the Worker shows it or sends it. */
import { type HTMLElement, parse } from 'node-html-parser';
import { beforeAll, expect, test } from 'vitest';
import { fieldNames } from '#schema/request-fields/fields.ts';
import { quoted } from '#schema/rules/quoted.ts';
import { ordinary, sharedSite } from '../support/site/shared.ts';
import { estimate } from '../support/site/start.ts';

const site = await sharedSite({ ...ordinary, pages: true });
const { call, postForm } = site;

const payloads = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</textarea></title></style><svg onload=alert(1)>',
  '<!--><iframe srcdoc="<script>alert(1)</script>">',
  '&lt;b&gt; &amp; &quot;',
  '{{config}}#{7*7}',
];

/** Everything on the page that could run: elements and event handlers. */
function runnable(document: HTMLElement) {
  return document
    .querySelectorAll('script, iframe, object, embed, img, svg, meta, base, link, [autofocus]')
    .map((element) => `${element.tagName} ${Object.keys(element.attributes).sort()}`)
    .concat(
      document.querySelectorAll('*').flatMap(({ attributes }) => Object.keys(attributes).filter((name) => /^on/i.test(name))),
    );
}

/** What runs on a rejected form without any script in its fields. */
let ownScripts: string[];
beforeAll(async () => {
  ownScripts = runnable(parse(await (await postForm({ zipCode: '1' })).text()));
  expect(ownScripts.filter((found) => found.startsWith('SCRIPT')).length).toBeGreaterThan(0);
});

test.each(payloads)('a rejected form shows %s in any field as typed, and nothing else runs because of it', async (payload) => {
  const fields = { ...Object.fromEntries(fieldNames.map((name) => [name, payload])), plan: payload, idempotencyKey: payload };
  const response = await postForm(fields);
  expect(response.status).toBe(422);
  const document = parse(await response.text());
  expect(runnable(document)).toEqual(ownScripts);
  for (const name of fieldNames) {
    const control = document.querySelector(`form[data-estimate] [name="${name}"]`);
    if (control?.tagName === 'INPUT') expect(control.getAttribute('value')).toBe(payload);
    if (control?.tagName === 'TEXTAREA') expect(control.text).toBe(payload);
  }
});

test.each(payloads)('%s is stored, mailed, posted and listed as typed', async (payload) => {
  const room = { room: payload.slice(0, 60).trim(), width: 10, length: 10, floor: payload.slice(0, 60).trim(), rotation: 0 };
  const fields = estimate({
    ...{ fullName: payload, phone: `5125550100${payload.slice(0, 20)}`.trim(), projectDetails: payload },
    plan: { rooms: [room], total: 1, link: '#plan=kitchen.marble-tile.12.12.45' },
  });
  const thanks = await postForm({ ...fields, plan: JSON.stringify(fields.plan), idempotencyKey: 'form' });
  expect([thanks.status, await thanks.text()]).toEqual([201, expect.not.stringContaining(payload)]);
  await site.clear();
  const id = await site.send(fields);
  for (const path of ['/api/requests', `/api/requests/${id}`]) {
    const answer = await call(path);
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  }
  expect(await site.read(id)).toMatchObject(fields);
  const { mails, fetched } = await site.seenUntil((seen) => seen.mails.length === 2 && seen.fetched.length === 2);
  for (const mail of mails) {
    expect(Object.keys(mail).sort()).toEqual(['from', 'headers', 'replyTo', 'subject', 'text', 'to']);
    expect(mail.subject).toBe(`Estimate request: Hardwood flooring, 78704, ${quoted(payload)}`);
    expect(mail.text).toContain(`\n\n> ${payload}\n\n`);
    expect(mail.text).toContain(`${quoted(room.room)}: 10 x 10 ft, ${quoted(room.floor)}`);
  }
  expect(fetched.map(({ body }) => JSON.parse(body).request.fullName)).toEqual(fetched.map(() => payload));
});
