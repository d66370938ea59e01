import { expect, test } from 'vitest';
import { z } from 'zod';
import { wordsIn } from '#site/read/words.ts';
import { phone, sidewaysOn, visit } from '../../support/browser.ts';
import { holdIslands } from '../../support/islands.ts';
import { browser, openPage, origin } from '../../support/site/browsed.ts';
import {
  bottomOf,
  caption,
  decode,
  download,
  floors,
  hash,
  openMeasured,
  openVisualizer,
  paste,
  pick,
  planCanvas,
  pngOf,
  project,
  radio,
  roomCanvas,
  slider,
  waitForPicture,
} from '../../support/visualizer.ts';

const words = wordsIn('en').visualizer.tool;

test('on wide screens, waking moves nothing, the tool fits, and its first picture can be downloaded', async () => {
  const { page, errors } = await openMeasured();
  for (const part of [roomCanvas(page).locator('xpath=..'), project(page), page.locator('#visualizer-room + dl')]) {
    expect(await bottomOf(part)).toBeLessThanOrEqual(900);
  }
  // Nothing has computed it.
  const { width, height } = await download(page);
  expect([width > 400, Math.abs(width / height - 1.5) < 0.02]).toEqual([true, true]);
  // A warning takes the most space, and so does the size of a custom room.
  for (const room of ['bathroom', 'custom']) {
    await paste(page, `#plan=${room}.oak-hardwood.12.12.0`);
    await waitForPicture(page, `${room === 'custom' ? 'living-room' : room}.oak-hardwood.12.12.0`);
    for (const part of [slider(page), project(page)]) expect(await bottomOf(part)).toBeLessThanOrEqual(900);
  }
  await page.setViewportSize({ width: 900, height: 800 });
  expect(await sidewaysOn(page)).toBe(0);
  const actions = await page.getByRole('button', { name: words.reset }).boundingBox();
  expect(actions?.y).toBeGreaterThan(await bottomOf(page.getByRole('radiogroup', { name: words.view })));
  await page.setViewportSize({ width: 768, height: 1024 });
  const swatch = await floors(page).locator('label').last().boundingBox();
  expect((swatch?.x ?? 0) + (swatch?.width ?? 9999)).toBeLessThanOrEqual(768);
  expect(errors).toEqual([]);
});

test('a room can be downloaded as it is on screen, and a reload shows it again', async () => {
  const plan = 'kitchen.ceramic-tile.12.12.45.diagonal';
  const { page, errors } = await openVisualizer({ at: `#plan=${plan}` });
  await waitForPicture(page, plan);
  await pick(page, 'walnut-hardwood');
  await waitForPicture(page, 'kitchen.walnut-hardwood.12.12.0');
  await expect.poll(() => hash(page)).toBe('#plan=kitchen.walnut-hardwood.12.12.45.diagonal');
  await page.reload();
  await waitForPicture(page, 'kitchen.walnut-hardwood.12.12.0');
  const drawn = await decode(await pngOf(roomCanvas(page)));
  expect((await download(page)).data.equals(drawn.data)).toBe(true);
  expect(errors).toEqual([]);
});

test('the photo tools load only when asked for, and again if they fail', async () => {
  const { page, requests } = await openVisualizer();
  await page.waitForLoadState('networkidle');
  await page.route('**/*.js', (route) => route.abort());
  await pick(page, 'photo');
  await page.getByText(words.noTools).waitFor();
  await pick(page, 'plan');
  expect(await planCanvas(page).isVisible()).toBe(true);
  await pick(page, 'photo');
  await page.getByText(words.noTools).waitFor();
  await page.unroute('**/*.js');
  const before = requests.length;
  await page.getByRole('button', { name: words.tryAgain }).click();
  await page.getByText(words.noTools).waitFor({ state: 'detached' });
  await expect.poll(() => requests.slice(before).some((url) => url.endsWith('.js'))).toBe(true);
});

test('choices made before the visualizer wakes win over the link, whose other choices stay, and buttons pressed count', async () => {
  const { page, errors } = await visit(browser, origin);
  const release = await holdIslands(page, { isLoaded: false });
  await page.goto('/visualizer#plan=bedroom.marble-tile.12.12.45&extras=waste.leveling');
  for (const id of ['kitchen', 'living-room', 'plush-carpet', 'diagonal']) await pick(page, id);
  await page.locator('[name="extra-tear-out"]').check();
  const leveling = page.locator('[name="extra-leveling"]');
  await leveling.check();
  await leveling.uncheck();
  await page.getByRole('button', { name: words.save }).click();
  expect(await page.locator('[data-awake]').count()).toBe(0);
  release();
  await page.waitForSelector('[data-awake]', { state: 'attached' });
  await expect.poll(() => hash(page)).toBe('#plan=living-room.plush-carpet.12.12.45.diagonal&extras=waste.tear-out');
  for (const id of ['living-room', 'plush-carpet', 'diagonal']) expect(await radio(page, id).isChecked()).toBe(true);
  expect(await leveling.isChecked()).toBe(false);
  const stored = await page.evaluate(() => localStorage.getItem('visualizer-favorites') ?? '[]');
  expect(z.array(z.string()).parse(JSON.parse(stored))).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('with scripts off, there is the room, a word on why, and links to prices', async () => {
  const { page } = await openPage('/visualizer', { javaScriptEnabled: false });
  const { withoutScripts, catalog, costGuide } = wordsIn('en').visualizer;
  expect(await page.getByText(withoutScripts.split('{')[0] ?? '').isVisible()).toBe(true);
  expect(await page.locator('[data-island] img[fetchpriority="high"]').isVisible()).toBe(true);
  for (const name of [catalog, costGuide]) expect(await page.getByRole('link', { name, exact: true }).isVisible()).toBe(true);
  for (const role of ['radio', 'slider', 'checkbox', 'button'] as const) {
    expect([role, await page.locator('main').getByRole(role).filter({ visible: true }).count()]).toEqual([role, 0]);
  }
});

test('on a phone, closing a number field moves nothing, and the bar covers no field that is typed in', async () => {
  const { page } = await openVisualizer({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });
  await pick(page, 'custom');
  const field = page.getByLabel(words.width);
  const placeOf = async () => (await page.getByText(words.extras).boundingBox())?.y;
  await field.fill('15');
  await expect.poll(() => project(page).isVisible()).toBe(false);
  const open = await placeOf();
  await field.blur();
  await expect.poll(() => project(page).isVisible()).toBe(true);
  expect(await placeOf()).toBe(open);
});

test('if a picture fails, the plain room stays with a message; a button or another floor loads it', async () => {
  const { page } = await visit(browser, origin, phone);
  const failOnce = () => page.route(/\/shade\./, (route) => route.abort(), { times: 1 });
  const expectMessage = () => expect.poll(() => caption(page).textContent()).toBe(words.notLoaded);
  const retry = page.getByRole('button', { name: words.tryAgain, exact: true });
  await failOnce();
  await page.goto('/visualizer#plan=kitchen.oak-hardwood.12.12.0');
  await expectMessage();
  expect(await page.locator('img[src*="/room."]').isVisible()).toBe(true);
  await retry.tap();
  await waitForPicture(page, 'kitchen.oak-hardwood.12.12.0');
  expect(await retry.count()).toBe(0);
  await failOnce();
  await pick(page, 'bedroom');
  await expectMessage();
  await radio(page, 'marble-tile').tap();
  await waitForPicture(page, 'bedroom.marble-tile.12.12.0');
});
