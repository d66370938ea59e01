import { beforeEach, expect, test } from 'vitest';
import { limits } from '#schema/request-fields/fields.ts';
import { freePort } from '#tools/free-port.ts';
import { violationsOn } from '../../support/axe.ts';
import { phone, visit } from '../../support/browser.ts';
import { fillInbox, filter, focused, names, openInbox, row, rows, signIn, status } from '../../support/inbox.ts';
import { browser, openPage, origin, site } from '../../support/site/browsed.ts';
import { startSite } from '../../support/site/start.ts';

beforeEach(() => site.clear());

test('signing everybody out asks first, and signs out other browsers, too', async () => {
  const [{ page }, other] = [await openInbox({ withAxe: true }), await openInbox()];
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Sign everybody out…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign everybody out?' });
  await dialog.getByText(/every calendar address/).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Sign everybody out' }).click();
  await page.getByText("You're signed out.").waitFor();
  expect(await other.page.evaluate(() => fetch('/api/requests').then(({ status }) => status))).toBe(401);
});

test('leaving hides the requests, and coming back shows them again only during the session', async () => {
  await fillInbox(2);
  const { page, context } = await openInbox();
  await row(page, 'Person 0').click();
  const request = page.getByRole('region', { name: 'Person 0' });
  await request.waitFor();
  const left = await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    return document.body.textContent;
  });
  expect(left).not.toContain('Person');
  await page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await request.waitFor();
  await context.clearCookies();
  await page.goto('/thanks');
  await page.goBack();
  await page.getByLabel('Token').waitFor();
  expect(await page.locator('body').textContent()).not.toContain('Person');
});

const attacks = [
  '<script>window.hit=1</script>',
  '<img src=x onerror=window.hit=1>',
  '"><svg onload=window.hit=1>',
  "javascript:window.hit=1//'",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an attack on templates
  '{{constructor.constructor("window.hit=1")()}} ${window.hit=1} <%= 1 %>',
];

test('scripts in any field show as text', async () => {
  const all = attacks.join('\n');
  await fillInbox(
    attacks.length,
    (index) => ({
      fullName: attacks[index] ?? '',
      email: "x'onfocus=hit@example.com".replace('=', '-'),
      phone: `${attacks[index]?.slice(0, 18)}5125550100`,
      projectDetails: all,
    }),
    { extras: () => ({ noticed: { remarks: [all] }, [all]: all }) },
  );
  const { page, errors } = await visit(browser, origin);
  page.on('dialog', () => expect.unreachable('a script opened a dialog'));
  await page.goto(`/inbox?q=${encodeURIComponent('window.hit')}&status=${encodeURIComponent(attacks[0] ?? '')}`);
  await signIn(page, { name: attacks[1]?.slice(0, 60) });
  await expect.poll(() => names(page)).toEqual(attacks);
  for (const [index, attack] of attacks.entries()) {
    await rows(page).nth(index).click();
    const request = page.getByRole('region', { name: attack, exact: true });
    await request.waitFor();
    expect(await request.locator('.details dd').allTextContents()).toEqual([all, all]);
    expect(await request.getByRole('listitem').first().locator('p').textContent()).toBe(all);
    const hrefs = await page.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.filter((href) => !/^(\/|tel:[+\d,]+$|sms:[+\d]+(\?&body=[\w%.~!*'()-]+)?$|mailto:)/.test(href))).toEqual([]);
  }
  await page.getByRole('button', { name: "Erase this person's data" }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  expect(errors).toEqual([]);
});

test('a change that fails says so, is undone, and loses nothing', async () => {
  await fillInbox(1);
  const { page, context } = await openPage('/inbox');
  await signIn(page);
  await row(page, 'Person 0').click();
  await page.getByLabel('Add a note').fill('Gate code 4411');
  await site.failing(['desk']);
  await status(page, 'Won').click();
  await page.getByRole('alert').filter({ hasText: "Not saved. The request store isn't responding." }).waitFor();
  expect(await status(page, 'New').getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByRole('alert').filter({ hasText: 'Not saved.' }).last().waitFor();
  await site.failing([]);
  // A refusal says its own reason.
  const refusal = { type: 'about:blank', title: 'Conflict', status: 409, detail: 'The visitor has withdrawn this request.' };
  await page.route('**/api/requests/*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 409, json: refusal }) : route.continue(),
  );
  await status(page, 'Won').click();
  await page
    .getByRole('alert')
    .filter({ hasText: `Not saved. ${refusal.detail}` })
    .waitFor();
  expect(await status(page, 'New').getAttribute('aria-pressed')).toBe('true');
  await page.unroute('**/api/requests/*');
  await context.setOffline(true);
  await status(page, 'Won').click();
  await page.getByRole('alert').filter({ hasText: "Can't reach the site." }).waitFor();
  await context.setOffline(false);
  // Or a reading that is still under way would say first that the session has ended.
  await page.reload({ waitUntil: 'networkidle' });
  expect(await page.getByLabel('Add a note').inputValue()).toBe('Gate code 4411');

  // The session expires.
  await context.clearCookies();
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByText('Your session has ended.').waitFor();
  expect(await page.locator('body').textContent()).not.toContain('Person 0');
  expect(await page.getByLabel('Your name').inputValue()).toBe('Dana');
  await signIn(page);
  await page.getByRole('region', { name: 'Person 0' }).waitFor();
  expect(await page.getByLabel('Add a note').inputValue()).toBe('Gate code 4411');
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByText('Note added.').waitFor();

  await site.failing(['desk']);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByRole('alert').filter({ hasText: "Couldn't load the list." }).waitFor();
  await site.failing([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => page.getByText("Couldn't load the list.").count()).toBe(0);
});

test('150 requests have pages to turn, and the URL keeps the filter, the search and the page', {
  timeout: 90_000,
}, async () => {
  await fillInbox(150, () => ({}), {
    statuses: (index) => (index % 5 === 0 ? 'spam' : index % 2 ? 'won' : 'new'),
  });
  const { page } = await openInbox();
  await expect.poll(() => filter(page, 'All').textContent()).toBe('All 120');
  await expect.poll(() => filter(page, 'Won').textContent()).toBe('Won 60');
  const newer = page.getByRole('button', { name: 'Newer' });
  const older = page.getByRole('button', { name: 'Older' });
  const pages: string[][] = [];
  for (let at = 1; at <= 3; at++) {
    await page.getByText(`Page ${at}`, { exact: true }).waitFor();
    await expect.poll(() => page.locator('[aria-busy="false"]').count()).toBe(1);
    pages.push(await names(page));
    if (at < 3) await older.click();
  }
  // Everything but the 30 spam requests, once each. On a page, what waits for an answer comes first.
  const byNumber = (one: string, other: string) => Number(one.slice(7)) - Number(other.slice(7));
  expect(pages.flatMap((each) => each.toSorted(byNumber))).toEqual(
    Array.from({ length: 150 }, (_, i) => i)
      .filter((i) => i % 5)
      .map((i) => `Person ${i}`),
  );
  expect(await older.getAttribute('aria-disabled')).toBe('true');
  await newer.click();
  await expect.poll(() => names(page)).toEqual(pages[1]);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(pages[1]);
  await newer.click();
  await expect.poll(() => names(page)).toEqual(pages[0]);
  expect(await newer.getAttribute('aria-disabled')).toBe('true');
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(pages[1]);

  await filter(page, 'Won').click();
  // A space before the next word isn't lost when the search starts.
  await page.getByRole('searchbox').fill('Person 11 ');
  const found = ['Person 11', 'Person 111', 'Person 113', 'Person 117', 'Person 119'];
  await expect.poll(() => names(page)).toEqual(found);
  expect(new URL(page.url()).search).toBe('?status=won&q=Person+11');
  expect(await page.getByRole('searchbox').inputValue()).toBe('Person 11 ');
  await page.getByText('More', { exact: true }).click();
  const link = page.getByRole('link', { name: 'Requests in this list (CSV)' });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^requests-.+\.csv$/);
  expect(await link.getAttribute('href')).toBe('/api/requests.csv?status=won&q=Person+11');
  await page.getByRole('searchbox').fill('nobody');
  await page.getByText('No requests match.').waitFor();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(() => names(page)).toEqual(pages[0]);
  await page.goto('/inbox?after=not-a-cursor');
  await page.getByRole('alert').filter({ hasText: 'This page of the list no longer exists.' }).waitFor();
  await page.getByRole('button', { name: 'Go to the newest requests' }).click();
  await expect.poll(() => names(page)).toEqual(pages[0]);
});

test('while the page is visible, waiting times go on and new requests are announced without moving the list', async () => {
  const noon = Date.parse('2026-11-20T12:00:00-06:00');
  await fillInbox(3, () => ({}), { newest: noon - 270_000 });
  const { page, requests } = await visit(browser, origin);
  await page.clock.install({ time: noon });
  await page.goto('/inbox');
  await signIn(page);
  const first = row(page, 'Person 0');
  await first.getByText('4 min waiting').waitFor();
  expect(await first.locator('..').getAttribute('data-lateness')).toBe('on time');
  await page.clock.runFor(31_000);
  await first.getByText('5 min waiting').waitFor();
  expect(await first.locator('..').getAttribute('data-lateness')).toBe('due');

  await fillInbox(2, (index) => ({ fullName: `Late ${index}` }), { newest: noon + 20_000 });
  const top = (await first.boundingBox())?.y;
  await page.clock.runFor(20_000);
  const show = page.getByRole('button', { name: 'Show 2 new requests' });
  await show.waitFor();
  expect(await page.getByRole('status').filter({ hasText: '2 new requests' }).count()).toBe(1);
  expect(await page.title()).toBe('(2) Inbox');
  expect([(await first.boundingBox())?.y, await names(page)]).toEqual([top, ['Person 0', 'Person 1', 'Person 2']]);
  await show.click();
  await expect.poll(() => names(page)).toEqual(['Late 0', 'Late 1', 'Person 0', 'Person 1', 'Person 2']);

  await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true }));
  const before = requests.length;
  const looks = () => requests.slice(before).filter((url) => url.endsWith('/api/requests/changes')).length;
  await page.clock.runFor(300_000);
  expect(looks()).toBe(0);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(looks).toBe(1);
  await row(page, 'Late 0').getByText('5 min waiting').waitFor();
});

const plan = {
  rooms: [{ room: 'Bedroom', width: 14, length: 16, floor: 'Walnut Hardwood', rotation: 45 }],
  total: 3640,
  link: '#plan=bedroom.walnut-hardwood.12.12.45',
};

// A wide screen shows the list and a request at once.
test('axe finds nothing, signed out or in, and the plan is there as it was sent', async () => {
  const [first] = await fillInbox(
    30,
    (index) => ({ ...(index === 0 && { plan }), ...(index < 2 && { email: 'same@example.com' }) }),
    {
      extras: () => ({ noticed: { remarks: ['x'] } }),
      statuses: (index) => (index === 4 ? 'won' : 'new'),
    },
  );
  await site.rows(`INSERT INTO outbox (request_id, task, since, failed_at) VALUES ('${first?.id}', 'mail', 1, ${Date.now()})`);
  const { page, errors } = await openPage('/inbox', { reducedMotion: 'reduce', withAxe: true });
  await page.getByLabel('Token').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await signIn(page);
  await rows(page).first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await rows(page).first().click();
  const shown = page.getByRole('region', { name: 'Plan from the visualizer' });
  await shown.getByText('turned 45°').waitFor();
  expect(await shown.textContent()).toContain('$3,640.00 for material and standard installation');
  await page.getByText("You weren't notified about this request").waitFor();
  await page.getByRole('link', { name: /^Person 1,/ }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByText('History', { exact: true }).click();
  await page.getByText('More', { exact: true }).click();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: "Erase this person's data" }).click();
  expect(await violationsOn(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('a request opened right after typing in the search stays open while the list is searched', async () => {
  await fillInbox(3, (index) => ({ fullName: ['Anna', 'Bert', 'Cora'][index] }));
  const { page } = await openInbox();
  await row(page, 'Cora').waitFor();
  // In one go, because the search starts a moment after the last key.
  await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('[type="search"]');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Bert');
    input?.dispatchEvent(new Event('input', { bubbles: true }));
    document.querySelectorAll<HTMLElement>('[data-request]')[2]?.click();
  });
  await expect.poll(() => names(page)).toEqual(['Bert']);
  const request = page.getByRole('region', { name: 'Cora' });
  expect(await request.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => request.count()).toBe(0);
  expect([new URL(page.url()).search, await names(page)]).toEqual(['?q=Bert', ['Bert']]);
});

test('with none chosen, a wide screen shows the request that waits on top, until somebody works on it or chooses another', async () => {
  const statuses = ['won', 'new', 'new'];
  await fillInbox(3, () => ({}), { statuses: (index) => statuses[index] ?? 'new' });
  const { page } = await openInbox();
  const request = (name: string) => page.getByRole('region', { name, exact: true });
  const open = () => page.locator('[aria-current="true"] b').allTextContents();
  await request('Person 1').waitFor();
  const entries = await page.evaluate(() => history.length);
  expect([await open(), new URL(page.url()).search, await page.locator(':focus').count()]).toEqual([['Person 1'], '', 0]);
  expect(await filter(page, 'Lost').count()).toBe(0);

  await row(page, 'Person 2').click();
  await request('Person 2').waitFor();
  await page.keyboard.press('Escape');
  await request('Person 1').waitFor();
  expect(await focused(page)).toMatch(/^Person 2/);

  // Working on it chooses it, so it stays though it no longer waits.
  await status(page, 'Contacted').click();
  await page.getByText('Status: Contacted.').waitFor();
  expect([await open(), new URL(page.url()).searchParams.has('id')]).toEqual([['Person 1'], true]);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await filter(page, 'Won').click();
  await page.getByText('Nothing here is waiting for an answer.').waitFor();
});

test('on a phone, a request covers the list, and going back returns to the same place', async () => {
  await fillInbox(30, () => ({
    fullName: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2),
    projectDetails: 'W'.repeat(limits.projectDetails),
  }));
  const { page } = await openInbox(phone);
  await rows(page).first().waitFor();
  expect((await rows(page).first().boundingBox())?.y).toBeLessThan(290);
  await rows(page).nth(20).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(500);
  for (const goBack of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'All requests' }).click(),
    () => page.goBack(),
  ]) {
    await rows(page).nth(20).click();
    await page.getByRole('heading', { name: 'Notes' }).waitFor();
    expect(await focused(page)).toMatch(/^Wolfe/);
    expect([await rows(page).first().isVisible(), await page.evaluate(() => scrollY)]).toEqual([false, 0]);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    // The bar with Call never covers the note.
    await page.getByLabel('Add a note').focus();
    expect(await page.getByRole('link', { name: 'Call' }).isVisible()).toBe(false);
    await page.getByLabel('Add a note').blur();
    await goBack();
    await expect.poll(() => rows(page).nth(20).isVisible()).toBe(true);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(scrolled, 0);
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-request'))).toBe(true);
    expect(new URL(page.url()).search).toBe('');
  }
});

test('sign-in explains too many attempts and a lost connection', async () => {
  const port = await freePort();
  const limited = await startSite({ pages: true, rateLimit: true, port });
  const { page, context } = await visit(browser, `http://localhost:${port}`);
  await page.goto('/inbox');
  await page.getByLabel('Token').waitFor();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Enter the token', { exact: true }).first().waitFor();
  await page.getByLabel('Token').fill('x');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Enter your name').first().waitFor();
  await context.setOffline(true);
  await signIn(page);
  await page.getByText("Can't reach the site.").waitFor();
  expect(await page.locator('[aria-invalid]').count()).toBe(0);
  await context.setOffline(false);
  for (let attempts = 0; attempts < 12; attempts++) {
    const answered = page.waitForResponse('**/api/session');
    await signIn(page, { given: `wrong ${attempts}` });
    await answered;
  }
  await page.getByText('Too many attempts. Please wait 60 seconds, then try again.').waitFor();
  expect(await page.locator('[aria-invalid]').count()).toBe(0);
  await limited.stop();
});

test('with scripts off, one sentence says what to do', async () => {
  const { page } = await openPage('/inbox', { ...phone, javaScriptEnabled: false });
  expect((await page.locator('body').innerText()).trim().split(/\n+/)).toEqual([
    'Inbox',
    'Turn on JavaScript in this browser to read estimate requests.',
  ]);
});
