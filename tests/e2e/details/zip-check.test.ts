import { expect, test } from 'vitest';
import { serviceArea } from '#site/geography/service-area.ts';
import { cities } from '#site/index.ts';
import { wordsIn } from '#site/read/words.ts';
import { phone } from '../../support/browser.ts';
import { openPage } from '../../support/site/browsed.ts';

const { inside } = serviceArea(cities);
const isOwn = (zip: string) => inside.filter(({ zips }) => zips.includes(zip)).length === 1;
const area = inside.find(({ zips }) => zips.some(isOwn));
const zip = area?.zips.find(isOwn) ?? '';
const words = wordsIn('en').zipCheck;

test('on a phone, five digits are answered above the bar, without a request, with a link to the city', async () => {
  const { page, errors, requests } = await openPage('/', phone);
  await page.waitForLoadState('networkidle');
  // It's hidden while the field has the focus.
  const bar = await page.getByRole('complementary', { name: wordsIn('en').frame.callOrEstimate }).boundingBox();
  const field = page.getByRole('textbox', { name: words.label });
  await field.focus();
  await page.waitForSelector('[data-zip-check][data-awake]');
  const others = () => requests.filter((url) => !url.includes('/assets/')).length;
  const before = others();
  await field.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await page.keyboard.type(zip);
  const answer = page.locator('#zip-answer');
  await expect.poll(() => answer.textContent()).toContain(zip);
  expect(await answer.evaluate((box) => innerHeight - box.getBoundingClientRect().bottom)).toBeGreaterThan(bar?.height ?? 0);
  expect(others()).toBe(before);
  await answer.getByRole('link', { name: area?.name, exact: true }).click();
  await page.waitForURL(`**${area?.href}`);
  expect(errors).toEqual([]);
});
