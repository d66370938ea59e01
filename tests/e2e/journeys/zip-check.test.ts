import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { serviceArea } from '#site/geography/service-area.ts';
import { business, cities } from '#site/index.ts';
import { violationsOn } from '../../support/axe.ts';
import { phone, visit } from '../../support/browser.ts';
import { browser, openPage, origin } from '../../support/site/browsed.ts';

const { inside, edge } = serviceArea(cities);
const areasWith = (zip: string) => inside.filter(({ zips }) => zips.includes(zip));
const ownZips = inside.flatMap(({ zips }) => zips).filter((zip) => areasWith(zip).length === 1);
const [ownZip = ''] = ownZips;
const sharedZip = inside.flatMap(({ zips }) => zips).find((zip) => areasWith(zip).length > 1) ?? '';
const [edgeZip = ''] = edge;
/** El Paso, 570 miles away. */
const outsideZip = '79901';

const zipField = (page: Page) => page.getByRole('textbox', { name: 'Your five-digit zip' });
const answer = (page: Page) => page.locator('#zip-answer');

/** Types like a visitor, after the first touch has loaded the script. */
async function ask(page: Page, zip: string) {
  await zipField(page).focus();
  await page.waitForSelector('[data-zip-check][data-awake]');
  await zipField(page).fill('');
  await zipField(page).pressSequentially(zip);
}

test('five digits show the city, county, distance, advice and a link, without a request', async () => {
  const { page, errors, requests } = await visit(browser, origin, phone);
  await page.goto('/', { waitUntil: 'networkidle' });
  await ask(page, ownZip.slice(0, 4));
  expect(await answer(page).textContent()).toBe('');
  const before = requests.filter((url) => !url.includes('/assets/')).length;
  await zipField(page).evaluate((field) => field.scrollIntoView({ block: 'end' }));
  await page.keyboard.type(ownZip.slice(4));
  const [area] = areasWith(ownZip);
  await expect.poll(() => answer(page).textContent()).toContain(`Yes, we serve ${ownZip}.`);
  expect(await answer(page).textContent()).toContain(`${area?.county} County, ${area?.distance}`);
  expect(await answer(page).textContent()).toContain(`Popular here: ${area?.floor?.name}.`);
  // The phone bar is 72 px high.
  expect(await answer(page).evaluate((box) => innerHeight - box.getBoundingClientRect().bottom)).toBeGreaterThan(72);
  expect(requests.filter((url) => !url.includes('/assets/')).length).toBe(before);
  expect(errors).toEqual([]);
  await answer(page).getByRole('link', { name: area?.name, exact: true }).click();
  await page.waitForURL(`**${area?.href}`);
});

test('with scripts off, every zip code is listed next to its city, and the form leads to that list', async () => {
  const { page } = await openPage('/', { javaScriptEnabled: false });
  await page.getByRole('link', { name: /^See all \d+ zip codes we serve$/ }).click();
  await page.waitForURL('**/cities#zip-list');
  const [area] = areasWith(ownZip);
  const item = page.locator('#zip-list > li').filter({ has: page.getByRole('link', { name: area?.name, exact: true }) });
  expect(await item.isVisible()).toBe(true);
  expect(await item.textContent()).toContain(area?.zips.join(' '));
  await zipField(page).fill('787');
  await zipField(page).press('Enter');
  expect(new URL(page.url()).search).toBe('');
  await zipField(page).fill(ownZip);
  await zipField(page).press('Enter');
  await page.waitForURL(`**/cities?zip=${ownZip}#zip-list`);
  expect(await item.isVisible()).toBe(true);
  await item.getByRole('link').click();
  await page.waitForURL(`**${area?.href}`);
});

test('what is not a zip code gets a message that says why, and the text and focus stay', async () => {
  const { page } = await openPage('/cities', { ...phone, reducedMotion: 'reduce', withAxe: true });
  for (const [typed, problem] of [
    ['', 'Enter the five digits of your zip code.'],
    ['787', 'A zip code has five digits; this one has 3.'],
    ['austin', 'Use digits only, as in 78704.'],
  ] as const) {
    await ask(page, typed);
    await page.getByRole('button', { name: 'Check' }).click();
    expect(await answer(page).textContent()).toBe(problem);
    expect(await zipField(page).inputValue()).toBe(typed);
    expect(await zipField(page).getAttribute('aria-invalid')).toBe('true');
    expect(await zipField(page).evaluate((element) => element === document.activeElement)).toBe(true);
  }
  expect(await violationsOn(page, '[data-zip-check]')).toEqual([]);
  for (const typed of [`${ownZip}-1234`, `${ownZip} 1234`, `\u200b${ownZip} – 1234\u200b`]) {
    await zipField(page).fill(typed);
    expect(await answer(page).textContent()).toContain(`Yes, we serve ${ownZip}.`);
  }
  expect(await zipField(page).getAttribute('aria-invalid')).toBeNull();
  expect(await violationsOn(page, '[data-zip-check]')).toEqual([]);
});

test('a zip code in several cities shows them all, one at the edge offers a call and the form, and one outside the phone number', async () => {
  const { page } = await openPage('/');
  const links = () => answer(page).getByRole('link');
  const hrefs = () => links().evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  await ask(page, sharedZip);
  await expect
    .poll(() => links().allTextContents())
    .toEqual([...areasWith(sharedZip).map(({ name }) => name), 'Get Free Estimate']);
  await ask(page, edgeZip);
  await expect.poll(() => answer(page).textContent()).toContain(`${edgeZip} is at the edge of our area.`);
  expect(await hrefs()).toEqual([business.phone.href, `/contact?zip=${edgeZip}`]);
  await ask(page, outsideZip);
  await expect.poll(() => answer(page).textContent()).toContain(`${outsideZip} is outside our area.`);
  expect(await hrefs()).toEqual([business.phone.href]);
  expect(await answer(page).getAttribute('role')).toBe('status');
});

test('a zip code in the address is answered right away', async () => {
  const { page } = await openPage(`/cities?zip=${ownZip}`);
  await expect.poll(() => answer(page).textContent()).toContain(`Yes, we serve ${ownZip}.`);
  expect(await zipField(page).inputValue()).toBe(ownZip);
});
