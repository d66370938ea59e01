/** A mail goes out once, or a person is told that nobody knows. */
import { expect, test } from 'vitest';
import { impatient, sharedSite } from '../support/shared-site.ts';
import { type Failing, notifyVars } from '../support/site.ts';
import { makePhoto, openAsVisitor, sendAsVisitor } from '../support/visitor.ts';

/** The 30 seconds that a mail may take last one and a half here. */
const scale = 1500 / 30_000;
const site = await sharedSite({ ...impatient, vars: { ...impatient.vars, REPLY_MAIL_FROM: 'office@example.com' } });
const { call, read, settle } = site;

const faults: [name: string, failing: Failing[]][] = [
  ['nothing fails', []],
  ['the mail is refused', ['mail']],
  ['the mail is taken and the answer lost', ['mail answer']],
];
const cases = [
  ...[1, 4.1, 60].map((seconds) => ({ seconds, isEvicted: false })),
  // Before the minute is over.
  { seconds: 60, isEvicted: true },
].flatMap((each) => faults.map(([name, failing]) => ({ ...each, name, failing })));

test.each(cases)('a reply takes $seconds s, $name, evicted: $isEvicted', async ({ seconds, failing, isEvicted }) => {
  const { id } = await sendAsVisitor(site);
  await settle();
  await site.seen();
  await site.failing(failing, {}, seconds * 1000 * scale);
  await call(`/api/requests/${id}/replies`, 'POST', { channel: 'mail', subject: 'Your visit', text: 'Does Tuesday suit you?' });
  await expect.poll(() => site.rows("SELECT 1 FROM outbox WHERE task = 'reply' AND tries = 1"), { interval: 10 }).toHaveLength(1);
  if (isEvicted) await site.evict();
  else await expect.poll(() => site.rows('SELECT 1 FROM outbox WHERE started_at IS NOT NULL')).toEqual([]);
  await site.failing([]);
  await settle();

  const isUnknown = isEvicted || seconds > 30 || failing.includes('mail answer');
  const sent = (await site.seen()).mails;
  expect(sent).toHaveLength(isUnknown && failing.includes('mail') ? 0 : 1);
  const { state } = await read(id);
  const [{ about } = { about: 0 }] = state.undecidedMails ?? [];
  const undecided = { about: expect.any(Number), at: expect.any(String), subject: 'Your visit', text: 'Does Tuesday suit you?' };
  expect(state.undecidedMails).toEqual(isUnknown ? [undecided] : undefined);
  expect(state.notes[0]?.delivery).toBe(isUnknown ? 'unknown' : undefined);
  expect(await (await call('/api/health')).json()).toMatchObject({ mailsUndecided: isUnknown ? 1 : 0 });

  const decide = (wasSent: boolean) => call(`/api/requests/${id}/mails/${about}`, 'POST', { wasSent });
  if (!isUnknown) return expect((await decide(false)).status).toBe(409);
  // Somebody looks, and has it sent again if it didn't arrive.
  expect((await decide(sent.length === 1)).status).toBe(200);
  expect((await decide(false)).status).toBe(409);
  await settle();
  sent.push(...(await site.seen()).mails);
  expect(sent).toHaveLength(1);
  expect((await read(id)).state).not.toHaveProperty('undecidedMails');
});

test('a mail that is sent again has the same id and the same link, unless its link was revoked', async () => {
  const { id } = await sendAsVisitor(site);
  await settle();
  await site.seen();
  await site.failing(['mail answer']);
  await call(`/api/requests/${id}/replies`, 'POST', { channel: 'mail', text: 'Hello' });
  for (const again of ['same', 'same', 'revoked']) {
    await settle();
    const [{ about } = { about: 0 }] = (await read(id)).state.undecidedMails ?? [];
    if (again === 'revoked') await call(`/api/requests/${id}/links`, 'DELETE');
    await call(`/api/requests/${id}/mails/${about}`, 'POST', { wasSent: false });
  }
  await settle();
  const { mails } = await site.seen();
  expect(mails).toHaveLength(4);
  expect(new Set(mails.map(({ headers }) => headers['X-Mail-Id'])).size).toBe(1);
  const links = mails.map(({ text }) => /#(\S+)$/.exec(text)?.[1] ?? '');
  expect(new Set(links.slice(0, 3)).size).toBe(1);
  expect((await openAsVisitor(site, id, links[2] ?? '').call()).status).toBe(404);
  expect((await openAsVisitor(site, id, links[3] ?? '').call()).status).toBe(200);
});

test('the business is mailed again if nobody knows whether it was, and the mail says so', async () => {
  await site.failing(['mail answer']);
  await sendAsVisitor(site);
  await expect.poll(async () => (await site.rows("SELECT tries FROM outbox WHERE task = 'mail'"))[0]?.tries).toBe(1);
  await site.failing([]);
  await settle();
  const mails = (await site.seen()).mails.filter(({ to }) => to === notifyVars.NOTIFY_MAIL_TO);
  expect(new Set(mails.map(({ headers }) => headers['X-Mail-Id'])).size).toBe(1);
  expect(mails.map(({ text }) => text.startsWith('You may get this mail twice'))).toEqual([false, true]);
});

test('a copy takes as long as its calls do, and is made once', async () => {
  const visitor = await sendAsVisitor(site);
  for (const shade of [0, 50, 100]) await visitor.upload(await makePhoto(shade));
  await settle();
  await site.rows('UPDATE photos SET expires_at = 1');
  await site.slow(500);
  await site.seen();
  await site.rows(`INSERT INTO outbox (request_id, task, since, next_at) VALUES ('${visitor.id}', 'copy', 1, 1)`);
  for (let run = 0; run < 3; run++) await site.work();
  await expect.poll(() => site.rows('SELECT * FROM outbox')).toEqual([]);
  expect((await site.seen()).calls).toMatchObject({ put: 4, get: 3 });
});
