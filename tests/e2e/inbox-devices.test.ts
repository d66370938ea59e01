/** Signed-in devices and passkeys: made, used, listed and revoked. */
import { expect, test } from 'vitest';
import { violationsOn } from '../support/axe.ts';
import { engine, phone } from '../support/browser.ts';
import { openInbox } from '../support/inbox.ts';
import { lacks } from '../support/lacks.ts';
import { origin } from '../support/served.ts';
import { token } from '../support/site.ts';

test('a passkey opens the inbox, only loads its library then, and is worth nothing once it is removed', async () => {
  if (engine !== 'chromium') lacks('authenticator to imitate');
  const { page, context, errors, requests } = await openInbox({ ...phone, withAxe: true });
  const authenticator = await context.newCDPSession(page);
  await authenticator.send('WebAuthn.enable');
  await authenticator.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const before = requests.length;
  const openDevices = async () => {
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('button', { name: 'Devices and passkeys…' }).click();
  };
  const dialog = page.getByRole('dialog', { name: 'Devices and passkeys' });
  const device = dialog.getByRole('list', { name: 'Signed-in devices' }).getByRole('listitem');
  await fetch(`${origin}/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token, name: 'Liam' }),
  });
  await openDevices();
  await device.filter({ hasText: 'This device' }).waitFor();
  await device.filter({ hasText: 'Liam' }).getByRole('button', { name: 'Sign out' }).click();
  await dialog.getByText('Signed out.').waitFor();
  expect(await device.filter({ hasText: 'Liam' }).count()).toBe(0);
  expect(requests.slice(before).filter((url) => url.endsWith('.js'))).toEqual([]);

  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog.getByText('You can sign in with the passkey from now on.').waitFor();
  const passkey = dialog.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
  await passkey.getByText('not used yet').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  await openDevices();
  await passkey.getByText(/Last used/).waitFor();
  await passkey.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog', { name: 'Remove this passkey?' }).getByRole('button', { name: 'Remove' }).click();
  await dialog.getByText('Passkey removed.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('alert').filter({ hasText: "This passkey isn't known here. Sign in with the token." }).waitFor();
  expect(errors.filter((line) => !line.includes('401'))).toEqual([]);
});
