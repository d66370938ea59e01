import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { pages } from '../support/built.ts';
import { wakeIslands } from '../support/islands.ts';
import { browser, server } from '../support/served.ts';

const zipField = (page: Page) => page.getByRole('textbox', { name: 'Your five-digit zip' });
const answer = (page: Page) => page.locator('#zip-answer');

/** Types like a visitor, after the first touch has loaded the script. */
async function ask(page: Page, zip: string) {
  await zipField(page).focus();
  await page.waitForSelector('[data-zip-check][data-awake]');
  await zipField(page).fill('');
  await zipField(page).pressSequentially(zip);
}

describe.each(['/', '/cities', '/contact'])('on %s', (path) => {
  test('five digits show the city, county, distance, advice and a link, without a request', async () => {
    const { page, errors, requests } = await visit(browser, server.origin, phone);
    await page.goto(path, { waitUntil: 'networkidle' });
    await ask(page, '7866');
    expect(await answer(page).textContent()).toBe('');
    const before = requests.filter((url) => !url.includes('/assets/')).length;
    await page.keyboard.type('4');
    await expect.poll(() => answer(page).textContent()).toContain('Yes, we serve 78664.');
    expect(await answer(page).textContent()).toContain('Williamson County, 19 miles from Austin');
    expect(await answer(page).textContent()).toContain('Popular here: Waterproof vinyl plank.');
    expect(requests.filter((url) => !url.includes('/assets/')).length).toBe(before);
    expect(errors).toEqual([]);
    await answer(page).getByRole('link', { name: 'Round Rock' }).click();
    await page.waitForURL('**/cities/round-rock');
  });

  test('with scripts off, every zip code is listed next to its city, and the form leads to that list', async () => {
    const { page } = await visit(browser, server.origin, { javaScriptEnabled: false });
    await page.goto(path);
    await page.getByText(/^See all \d+ zip codes we serve$/).click();
    const lakeway = page.locator('#zip-list > li').filter({ has: page.getByRole('link', { name: 'Lakeway', exact: true }) });
    expect(await lakeway.isVisible()).toBe(true);
    expect(await lakeway.textContent()).toContain('78734 78738');
    await zipField(page).fill('787');
    await zipField(page).press('Enter');
    expect(new URL(page.url()).search).toBe('');
    await zipField(page).fill('78738');
    await zipField(page).press('Enter');
    await page.waitForURL('**/cities?zip=78738#zip-list');
    expect(await lakeway.isVisible()).toBe(true);
    await lakeway.getByRole('link').click();
    await page.waitForURL('**/cities/lakeway');
  });
});

test('the list has every city and every zip code of the city pages', () => {
  const list = pages.find(({ path }) => path === '/cities')?.document.querySelectorAll('#zip-list > li') ?? [];
  const cities = pages.filter(({ path }) => path.startsWith('/cities/'));
  expect(list.map((item) => item.querySelector('a')?.getAttribute('href')).sort()).toEqual(cities.map(({ path }) => path).sort());
  const badges = cities.map(({ document }) => document.querySelectorAll('main li').map(({ text }) => text.trim()));
  for (const item of list) {
    const zips = item.querySelector('[data-zips]')?.text.split(' ') ?? [];
    const path = item.querySelector('a')?.getAttribute('href');
    const shown = badges[cities.findIndex((city) => city.path === path)] ?? [];
    expect(zips.length).toBeGreaterThan(0);
    // A city page shows the first eight.
    expect(shown).toEqual(expect.arrayContaining(zips.slice(0, 8)));
  }
});

test.each([
  ['', 'Enter the five digits of your zip code.'],
  ['787', 'A zip code has five digits; this one has 3.'],
  ['787041', 'A zip code has five digits; this one has 6.'],
  ['austin', 'Use digits only, as in 78704.'],
])('"%s" is not a zip code: the message says why, and the text and focus stay', async (typed, problem) => {
  const { page } = await visit(browser, server.origin);
  await page.goto('/cities');
  await ask(page, typed);
  await page.getByRole('button', { name: 'Check' }).click();
  expect(await answer(page).textContent()).toBe(problem);
  expect(await zipField(page).inputValue()).toBe(typed);
  expect(await zipField(page).getAttribute('aria-invalid')).toBe('true');
  expect(await zipField(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await zipField(page).fill('78704-1234');
  expect(await answer(page).textContent()).toContain('Yes, we serve 78704.');
  expect(await zipField(page).getAttribute('aria-invalid')).toBeNull();
});

test('a zip code in several cities shows them all, and one outside shows the phone number', async () => {
  const { page } = await visit(browser, server.origin);
  await page.goto('/');
  await ask(page, '78738');
  const links = answer(page).getByRole('link');
  await expect.poll(() => links.allTextContents()).toEqual(['Bee Cave', 'Lakeway', 'The Hills', 'Get Free Estimate']);
  expect(await answer(page).textContent()).toContain('It covers more than one of our cities.');
  await ask(page, '79901');
  await expect.poll(() => answer(page).textContent()).toContain('79901 is outside our area.');
  expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual(['tel:+15125550142']);
  expect(await answer(page).getAttribute('role')).toBe('status');
});

test.each([
  ['76511', 'Bartlett, in a county that the site names'],
  ['76577', 'Thorndale, which the page about Taylor names'],
])('%s is at the edge: the answer offers a call and the form (%s)', async (zip) => {
  const { page } = await visit(browser, server.origin);
  await page.goto('/cities');
  await ask(page, zip);
  await expect.poll(() => answer(page).textContent()).toContain(`${zip} is at the edge of our area. We often come out there.`);
  await answer(page).getByRole('link', { name: 'Get Free Estimate' }).click();
  await page.waitForURL(`**/contact?zip=${zip}`);
  await expect.poll(() => page.getByLabel('Zip code').inputValue()).toBe(zip);
});

test('the answer for one of our cities leads to the form with the zip code filled in', async () => {
  const { page } = await visit(browser, server.origin, phone);
  await page.goto('/');
  await ask(page, '78640');
  await answer(page).getByRole('link', { name: 'Get Free Estimate' }).click();
  await page.waitForURL('**/contact?zip=78640&city=kyle');
  await expect.poll(() => page.getByLabel('Zip code').inputValue()).toBe('78640');
});

test('a zip code in the address is answered right away', async () => {
  const { page } = await visit(browser, server.origin);
  await page.goto('/cities?zip=78610');
  await expect.poll(() => answer(page).textContent()).toContain('Yes, we serve 78610.');
  expect(await zipField(page).inputValue()).toBe('78610');
});

test('on the contact page, a zip code we serve is copied into the form unless one was typed there', async () => {
  const { page } = await visit(browser, server.origin);
  await page.goto('/contact');
  const field = page.getByLabel('Zip code');
  await ask(page, '79901');
  await expect.poll(() => answer(page).textContent()).toContain('outside');
  expect(await field.inputValue()).toBe('');
  await ask(page, '78641');
  await expect.poll(() => answer(page).textContent()).toContain("We've added it to the estimate form for you.");
  expect(await field.inputValue()).toBe('78641');
  await ask(page, '78704');
  await expect.poll(() => field.inputValue()).toBe('78704');
  await field.fill('78610');
  await ask(page, '78641');
  await expect.poll(() => answer(page).textContent()).toContain('Yes, we serve 78641.');
  expect(await answer(page).textContent()).not.toContain('estimate form');
  expect(await field.inputValue()).toBe('78610');
  await wakeIslands(page);
  expect(await field.inputValue()).toBe('78610');
});
