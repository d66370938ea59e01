/** A mail that nobody has confirmed is sent again under the same id. */
import { expect, test } from 'vitest';
import { impatient, sharedSite } from '../support/site/shared.ts';
import type { Failing } from '../support/site/start.ts';
import { openAsVisitor, sendAsVisitor } from '../support/site/visitor.ts';

/** The 30 seconds that a mail may take last one and a half here. */
const scale = 1500 / 30_000;
const site = await sharedSite({ ...impatient, vars: { ...impatient.vars, REPLY_MAIL_FROM: 'office@example.com' } });
const { call, read, settle } = site;

const mailsTo = async (to: string) => (await site.seen()).mails.filter((mail) => mail.to === to);
const idsOf = (mails: Awaited<ReturnType<typeof mailsTo>>) => new Set(mails.map(({ headers }) => headers['X-Mail-Id']));

test.each<[what: string, copies: number, seconds: number, isEvicted: boolean, failing: Failing[]]>([
  ['goes out at once', 1, 0, false, []],
  ['is slow', 1, 20, false, []],
  ['is refused once', 1, 0, false, ['mail']],
  ['is taken, and the answer is lost', 2, 0, false, ['mail answer']],
  ['is taken, and the answer comes too late', 2, 60, false, []],
  ['is taken, and the desk is stopped before the answer', 2, 60, true, []],
])('a reply that %s reaches the customer %i times under one id', async (_, copies, seconds, isEvicted, failing) => {
  const { id } = await sendAsVisitor(site);
  await settle();
  await site.seen();
  await site.failing(failing, {}, seconds * 1000 * scale);
  await call(`/api/requests/${id}/replies`, 'POST', { channel: 'mail', subject: 'Your visit', text: 'Does Tuesday suit you?' });
  const waiting = "SELECT 1 FROM outbox WHERE task = 'reply' AND failed_at IS NULL";
  if (isEvicted) {
    await expect.poll(() => site.rows(`${waiting} AND tries > 0`), { interval: 10 }).toHaveLength(1);
    await site.evict();
  } else await expect.poll(() => site.rows(waiting)).toEqual([]);
  await site.failing([]);
  await settle();
  const mails = await mailsTo('ann.lee@example.com');
  expect([mails.length, idsOf(mails).size]).toEqual([copies, 1]);
  expect((await read(id)).state.notes[0]).not.toHaveProperty('delivery');
  expect(await site.rows('SELECT task FROM outbox')).toEqual([]);
});

test('a reply that is sent again has the same link, unless its link was revoked', async () => {
  const { id } = await sendAsVisitor(site);
  await settle();
  await site.seen();
  await site.failing(['mail answer']);
  await call(`/api/requests/${id}/replies`, 'POST', { channel: 'mail', text: 'Hello' });
  const tryAgain = async () => {
    await site.rows('UPDATE outbox SET next_at = 1');
    await site.work();
  };
  await tryAgain();
  await tryAgain();
  await call(`/api/requests/${id}/links`, 'DELETE');
  await site.failing([]);
  await settle();
  const links = (await mailsTo('ann.lee@example.com')).map(({ text }) => /#(\S+)$/.exec(text)?.[1] ?? '');
  expect(new Set(links.slice(0, -1)).size).toBe(1);
  expect((await openAsVisitor(site, id, links[0] ?? '').call()).status).toBe(404);
  expect((await openAsVisitor(site, id, links.at(-1) ?? '').call()).status).toBe(200);
});
