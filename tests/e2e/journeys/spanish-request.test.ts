/** A request in Spanish, from the form to the answer in the inbox. */
import { expect, test } from 'vitest';
import { photoProblems } from '#schema/api/photo-problems.ts';
import { serviceLabels } from '#schema/request-fields/services.ts';
import { wordsIn } from '#site/read/words.ts';
import { violationsOn } from '../../support/axe.ts';
import { phone, sidewaysOn } from '../../support/browser.ts';
import { fillForm } from '../../support/estimate-form.ts';
import { openInbox, row } from '../../support/inbox.ts';
import { browsedSite, withMail } from '../../support/site/browsed.ts';
import { makePhoto } from '../../support/site/visitor.ts';

const { contact, ownRequest, requestView } = wordsIn('es');
const { photos, times } = ownRequest;

const { site, origin, openAwake } = await browsedSite(withMail);

/** The mails that went out since the last call. */
async function mailsSent() {
  await site.work();
  return (await site.seen()).mails;
}

test('a request in Spanish is confirmed, shown and mailed in Spanish, and the inbox answers with the Spanish template', async () => {
  const { page, errors } = await openAwake('/es/contact', { ...phone, withAxe: true });
  await fillForm(page, 'Rosa Solicitud', 'carpet');
  await page.getByRole('button', { name: contact.form.submit }).click();
  await page.waitForURL('**/es/request#*');
  await page.getByRole('status').filter({ hasText: contact.success.title }).waitFor();
  await page.getByText(requestView.keepLink.mailed).waitFor();
  await page.locator('input[type="file"]').setInputFiles([
    { name: 'notas.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Solo texto.') },
    { name: 'sala.jpg', mimeType: 'image/jpeg', buffer: await makePhoto(120, { width: 640, height: 480 }) },
  ]);
  await page.getByText(photoProblems.es.unknown).waitFor();
  await page.getByText(photos.sent).waitFor();

  await page.getByRole('heading', { level: 1, name: requestView.now.sent.heading }).waitFor();
  await page
    .locator('#main')
    .getByText(serviceLabels.es.carpet ?? '', { exact: true })
    .waitFor();
  await page.getByRole('button', { name: times.more }).click();
  const monday = page.getByRole('group', { name: /^lunes / });
  await monday.first().getByRole('button').first().click();
  await page.getByRole('button', { name: times.send }).click();
  await page.getByText(times.sent).waitFor();
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await sidewaysOn(page)).toBe(0);
  expect(await violationsOn(page)).toEqual([]);
  expect(errors).toEqual([]);

  const mails = await mailsSent();
  expect(mails.find(({ subject }) => subject.includes('Rosa Solicitud'))?.text).toContain('Language: Spanish');
  const confirmation = mails.find(({ to }) => to === 'visitor@example.com');
  expect(confirmation?.subject).toBe('Su solicitud de cotización');
  expect(confirmation?.text).toMatch(/\/es\/request#\S+$/);

  const { page: inbox } = await openInbox({ at: origin });
  await row(inbox, 'Rosa Solicitud').getByText('Spanish').waitFor();
  await row(inbox, 'Rosa Solicitud').click();
  const reply = inbox.getByRole('region', { name: 'Reply' });
  await reply.getByText('Reply', { exact: true }).click();
  await reply.getByRole('button', { name: 'English' }).click();
  expect(await reply.getByLabel('Message').inputValue()).toMatch(/^Hi Rosa,/);
  await reply.getByRole('button', { name: 'Spanish' }).click();
  expect(await reply.getByLabel('Message').inputValue()).toMatch(/^Hola, Rosa:/);
  await reply.getByRole('button', { name: 'Send email' }).click();
  await reply.getByText('Your email is on its way.').waitFor();
  const mail = (await mailsSent()).find(({ to }) => to === 'visitor@example.com');
  expect(mail?.text).toMatch(/^Hola, Rosa:.*\/es\/request#\S+$/s);
});
