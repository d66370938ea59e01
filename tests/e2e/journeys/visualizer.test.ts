import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { wordsIn } from '#site/read/words.ts';
import { bringAxe, violationsOn } from '../../support/axe.ts';
import { engine, phone, sidewaysOn, visit } from '../../support/browser.ts';
import { holdIslands } from '../../support/islands.ts';
import { browser, openPage, origin } from '../../support/site/browsed.ts';
import {
  caption,
  choose,
  figures,
  floors,
  hash,
  openVisualizer,
  planCanvas,
  planPixels,
  pngOf,
  project,
  roomCanvas,
  slider,
  waitForProject,
} from '../../support/visualizer.ts';

function open(at = '', options: BrowserContextOptions = {}) {
  return openVisualizer(browser, origin, { at, ...options });
}

const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });
const waitForCaption = (page: Page, words: string) => expect.poll(() => caption(page).textContent()).toBe(words);

function sizeOf(canvas: Locator): Promise<number[]> {
  return canvas.evaluate((element) => (element instanceof HTMLCanvasElement ? [element.width, element.height] : []));
}

/** Opens a link in the same page, as if pasted over its address. */
function paste(page: Page, link: string) {
  return page.evaluate((next) => {
    location.hash = next;
  }, link);
}

/** Downloads what is on screen and returns its name and its pixels. */
async function download(page: Page) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()]);
  const { data, info } = await decode(await readFile(await file.path()));
  return { name: file.suggestedFilename(), data, ...info };
}

function decode(png: Buffer) {
  return sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** What is on paper: the picture, its figures, how the floor is installed, the notes and the date, and nothing to press. */
async function expectPrinted(page: Page, picture: Locator, installation: [string, string]) {
  // The other drivers can't print.
  if (engine !== 'chromium') return;
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await picture.isVisible()).toBe(true);
  const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
  for (const text of [today, 'Final pricing may vary based on site conditions']) {
    expect(await page.getByText(text, { exact: true }).isVisible()).toBe(true);
  }
  expect((await figures(page)).slice(-2)).toEqual(installation);
  expect(await project(page).isVisible()).toBe(true);
  for (const name of ['Reset', 'Download', 'Add another room']) {
    expect(await page.getByRole('button', { name, includeHidden: true }).isVisible()).toBe(false);
  }
  expect(await slider(page).isVisible()).toBe(false);
  expect(await page.getByRole('table').filter({ visible: true }).count()).toBe(0);
  await page.emulateMedia({ media: null });
}

test('the visualizer starts in the living room with oak hardwood, and what is chosen in one view is seen in the others', async () => {
  const { page, errors, requests } = await open();
  for (const name of ['In the room', /^Living Room/, 'Straight']) expect(await radio(page, name).isChecked()).toBe(true);
  // Without what its picture shows.
  expect(await floors(page).getByRole('radio', { name: 'Oak Hardwood $8.50', exact: true }).isChecked()).toBe(true);
  expect(await slider(page).inputValue()).toBe('0');
  expect(await figures(page)).toEqual(['16 x 20 ft', '320 sq ft', '$8.50', '$2,720.00', '$1,120.00', '$3,840.00']);
  expect(await project(page).textContent()).toContain('$3,840.00');
  for (const words of [
    'Estimate includes material and standard installation',
    'Final pricing may vary based on site conditions',
  ]) {
    expect(await page.getByText(words).filter({ visible: true }).count()).toBe(1);
  }
  const quote = page.getByRole('link', { name: 'Get Professional Quote' });
  expect(await quote.getAttribute('href')).toBe('/contact?service=hardwood-flooring-austin');
  expect(await hash(page)).toBe('');

  await choose(page, /Walnut Hardwood/);
  await choose(page, 'Herringbone');
  await waitForCaption(page, 'Living room with walnut hardwood, in a herringbone pattern');
  await choose(page, 'Plan');
  expect(await planCanvas(page).getAttribute('aria-label')).toBe('Plan of the living room, 16 by 20 feet, with Walnut Hardwood');
  await choose(page, /^Kitchen/);
  await slider(page).fill('90');
  await choose(page, 'My photo');
  expect(await radio(page, /^Kitchen/).count()).toBe(0);
  await choose(page, /Plush Carpet/);
  expect(await radio(page, 'Straight').isChecked()).toBe(true);
  expect(await radio(page, 'Herringbone').isDisabled()).toBe(true);
  await choose(page, /Oak Hardwood/);
  expect(await radio(page, 'Herringbone').isChecked()).toBe(true);
  expect(await slider(page).inputValue()).toBe('90');
  await choose(page, 'In the room');
  await waitForCaption(page, 'Kitchen with oak hardwood, in a herringbone pattern');
  // It's announced after a pause.
  const total = page.getByRole('status').filter({ hasText: /^Kitchen with Oak Hardwood: total \$/ });
  await total.waitFor({ state: 'attached' });

  await choose(page, /Custom Room/);
  expect([await page.getByLabel('Width').inputValue(), await page.getByLabel('Length').inputValue()]).toEqual(['12', '12']);
  await page.getByLabel('Width').fill('14');
  expect(await page.getByText('Your 14 x 12 ft room, shown in our kitchen.').isVisible()).toBe(true);
  await expect.poll(() => hash(page)).toBe('#plan=custom.oak-hardwood.14.12.90.herringbone&in=kitchen');
  await page.getByRole('button', { name: 'Compare floors' }).click();
  expect(await radio(page, 'Herringbone').isDisabled()).toBe(false);
  await floors(page, 'right')
    .getByRole('radio', { name: /Marble Tile/ })
    .check({ force: true });
  expect(await radio(page, 'Herringbone').isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'See its plan' }).click();
  expect(await planCanvas(page).getAttribute('aria-label')).toBe('Plan of the custom room, 14 by 12 feet, with Oak Hardwood');
  expect(await radio(page, 'Herringbone').isChecked()).toBe(true);

  const note = page.getByText("Solid wood cups when water stands on it, so we don't put it in full baths.");
  expect(await note.count()).toBe(0);
  await choose(page, /^Bathroom/);
  await note.waitFor();
  expect(await page.getByRole('link', { name: 'Floors that hold up in a bathroom' }).getAttribute('href')).toBe(
    '/services/bathroom-flooring-austin',
  );
  await page.getByRole('button', { name: 'Try Ceramic Tile' }).click();
  expect(await radio(page, /Ceramic Tile/).isChecked()).toBe(true);
  expect(await note.count()).toBe(0);
  expect(errors).toEqual([]);
  expect(requests.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
});

test('the plan is 500 x 400, follows every change, has boards of true size, and can be reset, printed and downloaded', async () => {
  const { page, errors } = await open('#view=plan');
  const [width, length] = [page.getByLabel('Width'), page.getByLabel('Length')];
  const seen = new Set([await planPixels(page)]);
  const changes = [
    () => choose(page, /Walnut Hardwood/),
    () => choose(page, /Custom Room/),
    () => width.fill('30'),
    () => length.fill('7'),
    () => choose(page, 'Diagonal'),
    () => choose(page, 'Herringbone'),
    () => slider(page).fill('30'),
  ];
  for (const [index, change] of changes.entries()) {
    await change();
    await expect.poll(async () => seen.add(await planPixels(page)).size).toBeGreaterThan(index + 1);
  }
  expect(await sizeOf(planCanvas(page))).toEqual([500, 400]);
  await width.fill('51');
  await width.blur();
  expect([await width.inputValue(), (await figures(page))[0]]).toEqual(['50', '50 x 7 ft']);
  await width.fill(`29' 8"`);
  await width.blur();
  expect([await width.inputValue(), (await figures(page))[0]]).toEqual(['30', '30 x 7 ft']);
  await width.fill('thirty');
  await width.blur();
  await page.getByText('Type feet from 1 to 50').waitFor();
  expect(await width.inputValue()).toBe('1');

  await page.getByRole('button', { name: 'Reset' }).click();
  expect([await slider(page).inputValue(), await width.inputValue(), await length.inputValue()]).toEqual(['0', '12', '12']);
  for (const name of [/Custom Room/, /Walnut Hardwood/]) expect(await radio(page, name).isChecked()).toBe(true);

  // No fixture covers the floor. A foot has 20 units, and the pattern repeats after eight feet.
  await paste(page, '#plan=custom.oak-hardwood.19.12.0&view=plan');
  await expect.poll(async () => (await figures(page))[0]).toBe('19 x 12 ft');
  const { data, name } = await download(page);
  expect(name).toBe('custom-room-oak-hardwood.png');
  expect(data.equals((await decode(await pngOf(planCanvas(page)))).data)).toBe(true);
  const row = (from: number) => {
    const start = (200 * 500 + (500 - 19 * 20) / 2 + from) * 3;
    return data.subarray(start, start + 100 * 3);
  };
  expect(row(20).equals(row(20 + 160))).toBe(true);
  expect(row(20).equals(row(20 + 100))).toBe(false);

  await slider(page).fill('45');
  await expectPrinted(page, planCanvas(page), ['Straight', '45 degrees']);
  expect(errors).toEqual([]);

  const before = await page.locator('main').innerText();
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = () => {
      throw new Error('No memory');
    };
  });
  await page.getByRole('button', { name: 'Download' }).click();
  await expect.poll(() => errors.join()).toContain('could not be downloaded');
  expect(await page.locator('main').innerText()).toBe(before);
});

test('the address has every choice: after a reload, over another one, on the clipboard and among the favorites', async () => {
  const permissions = engine === 'chromium' && { permissions: ['clipboard-read', 'clipboard-write'] };
  const { page, errors } = await open('#plan=living-room.marble-tile.12.12.0', { ...permissions });
  await waitForCaption(page, 'Living room with marble tile');
  await paste(page, '#plan=living-room.oak-hardwood.12.12.0');
  await waitForCaption(page, 'Living room with oak hardwood');

  await page.getByRole('button', { name: 'Add another room' }).click();
  expect(await radio(page, /^Kitchen/).isChecked()).toBe(true);
  await choose(page, /Ceramic Tile/);
  // 3,840.00 + 192 x (3.25 + 3.50).
  await expect.poll(() => project(page).textContent()).toContain('$5,136.00');
  expect((await figures(page)).at(-1)).toBe('$1,296.00');
  await choose(page, 'Diagonal');
  await slider(page).fill('45');
  await page.getByRole('button', { name: 'Save to favorites' }).click();
  await page.getByRole('button', { name: 'Compare floors' }).click();
  await floors(page, 'right')
    .getByRole('radio', { name: /Plush Carpet/ })
    .check({ force: true });
  await page.getByRole('checkbox', { name: /Waste/ }).check();
  const address =
    '#plan=kitchen.ceramic-tile.12.12.45.diagonal&plan=living-room.oak-hardwood.12.12.0&with=plush-carpet&extras=waste';
  await expect.poll(() => hash(page)).toBe(address);
  await page.reload();
  await waitForCaption(page, 'Kitchen with ceramic tile on the left and plush carpet on the right, installed diagonally');
  expect(await page.getByRole('checkbox', { name: /Waste/ }).isChecked()).toBe(true);
  expect(await project(page).textContent()).toContain('$5,136.00');
  expect(await hash(page)).toBe(address);
  await page.getByRole('button', { name: 'Copy link' }).click();
  if (engine === 'chromium') {
    await page.getByText('Link copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${origin}/visualizer${address}`);
  }

  await page.getByRole('button', { name: 'Remove Living Room' }).click();
  expect(await project(page).textContent()).not.toContain('$5,136.00');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('visualizer-rooms');

  await paste(page, '#plan=kitchen.walnut-hardwood.12.12.0');
  await waitForCaption(page, 'Kitchen with walnut hardwood');
  const drawn = await decode(await pngOf(roomCanvas(page)));
  const { data, name } = await download(page);
  expect([name, data.equals(drawn.data)]).toEqual(['kitchen-walnut-hardwood.png', true]);

  await page.getByRole('button', { name: /^Kitchen, Ceramic Tile.*installed diagonally, turned 45°/ }).click();
  await expect.poll(() => hash(page)).toBe('#plan=kitchen.ceramic-tile.12.12.45.diagonal');
  await page.getByRole('button', { name: 'Remove Kitchen, Ceramic Tile' }).click();
  expect(await page.evaluate(() => localStorage.getItem('visualizer-favorites'))).toBe('[]');
  expect(errors).toEqual([]);
});

test('extras are counted for this room, and sum up to a second figure', async () => {
  const { page } = await open();
  const extra = (name: RegExp) => page.getByRole('checkbox', { name });
  // 32 sq ft x 8.50; 320 x 0.75.
  expect(await page.getByText('$272.00').isVisible()).toBe(true);
  expect(await page.getByText('With these').count()).toBe(0);
  await extra(/Waste/).check();
  await extra(/carpet/).check();
  await page.getByText('With these: $4,352.00').waitFor();
  await choose(page, 'Herringbone');
  // 5% of 2,720.00 for cuts at an angle, and 35% of 1,120.00 for more work.
  await page.getByText('With these: $4,880.00').waitFor();
  expect(await project(page).textContent()).toContain('$4,368.00');

  await page.getByRole('button', { name: 'Compare floors' }).click();
  const comparison = page.getByRole('region', { name: 'Three floors side by side' });
  // The first row has the floors' names, the second one says that the third has their totals.
  const totals = () => comparison.getByRole('row').nth(2).getByRole('cell').allTextContents();
  // Only boards make a herringbone: ceramic tile stays straight.
  await comparison.getByLabel('Third floor').selectOption('Ceramic Tile');
  expect(await totals()).toEqual(['$4,368.00', '$5,796.00', '$2,160.00']);
  expect(await comparison.getByRole('rowheader').allTextContents()).toEqual([
    'Total',
    ...Object.values(wordsIn('en').visualizer.tool.traits),
  ]);
  await expect.poll(() => hash(page)).toContain('and=ceramic-tile');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await comparison.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
  await page.getByRole('button', { name: 'Stop comparing' }).click();

  await paste(page, '#plan=custom.oak-hardwood.5.5.0');
  await project(page).getByText('$650.00 our minimum').waitFor();
  await page.getByRole('status').filter({ hasText: ': total $650.00 (our minimum for a job)' }).waitFor();
  expect((await figures(page)).at(-1)).toBe('$300.00 ($650.00 our minimum)');
  // In two lines, with the button in one.
  expect((await project(page).boundingBox())?.height).toBeLessThan(70);
});

test('the photo tools load only when asked for, again if they fail, and a size is optional there', async () => {
  const { page, requests } = await open();
  const [width, length] = [page.getByLabel('Width'), page.getByLabel('Length')];
  const total = () => project(page).textContent();
  await page.waitForLoadState('networkidle');
  await page.route('**/*.js', (route) => route.abort());
  await choose(page, 'My photo');
  await page.getByText("The photo tools didn't load.").waitFor();
  await choose(page, 'Plan');
  expect(await planCanvas(page).isVisible()).toBe(true);
  await choose(page, 'My photo');
  await page.getByText("The photo tools didn't load.").waitFor();
  await page.unroute('**/*.js');
  const before = requests.length;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('group', { name: 'Your photo' }).waitFor();
  expect(requests.slice(before).some((url) => url.endsWith('.js'))).toBe(true);

  for (const words of ['$12.00 per sq ft, installed', 'Enter a size for the total']) expect(await total()).toContain(words);
  await width.fill('10');
  expect(await total()).toContain('per sq ft');
  await length.fill('12');
  await expect.poll(total).toContain('$1,440.00');
  expect(await width.inputValue()).toBe('10');
  await width.fill('');
  await expect.poll(total).toContain('Enter a size for the total');
  await width.blur();
  expect([await width.inputValue(), await length.inputValue()]).toEqual(['', '12']);
  await width.fill('20');
  await expect.poll(total).toContain('$2,880.00');
  await choose(page, 'Plan');
  expect(await planCanvas(page).getAttribute('aria-label')).toContain('Plan of the custom room, 20 by 12 feet');
});

/** Opens the page as a new visitor who sees how much it moves, and waits until it's awake and at rest. */
async function openMeasured(options: BrowserContextOptions) {
  const { page, context, errors } = await visit(browser, origin, { ...options, reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number')
          Object.assign(window, { shifts: Reflect.get(window, 'shifts') + entry.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await bringAxe(context);
  await page.goto('/visualizer');
  await waitForProject(page);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBeLessThan(0.01);
  return { page, errors };
}

/** Opens every view with as much in it as there can be. Finds targets below 48 px and what axe reports. */
async function expectAccessibleViews(page: Page) {
  await page.getByRole('button', { name: 'Add another room' }).click();
  await page.getByRole('button', { name: 'Save to favorites' }).click();
  await choose(page, /Custom Room/);
  await page.getByRole('button', { name: 'Compare floors' }).click();
  for (const view of ['Plan', 'My photo', 'In the room']) {
    await choose(page, view);
    await page.waitForLoadState('networkidle');
    const low = await page
      .locator('[data-island="Visualizer"]')
      .locator('button, label:has([type=radio], [type=checkbox]), input:not([type=radio], [type=checkbox])')
      .evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < 48)
          .map(({ outerHTML }) => outerHTML),
      );
    expect([view, low]).toEqual([view, []]);
    expect([view, await violationsOn(page)]).toEqual([view, []]);
  }
}

const bottomOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 9999);
};

test('on wide screens, waking moves nothing, the tool fits, and its first picture can be downloaded', async () => {
  const { page, errors } = await openMeasured({});
  for (const part of [roomCanvas(page).locator('xpath=..'), project(page), page.locator('#visualizer-room + dl')]) {
    expect(await bottomOf(part)).toBeLessThanOrEqual(900);
  }
  // Nothing has computed it.
  const { width, height } = await download(page);
  expect([width > 400, Math.abs(width / height - 1.5) < 0.02]).toEqual([true, true]);
  // A warning beside two floors, and the size of a custom room beside them, take the most space.
  for (const [plan, words] of [
    ['bathroom.oak-hardwood.12.12.0', 'Bathroom'],
    ['custom.oak-hardwood.12.12.0', 'Living room'],
  ]) {
    await paste(page, `#plan=${plan}&with=walnut-hardwood`);
    await waitForCaption(page, `${words} with oak hardwood on the left and walnut hardwood on the right`);
    for (const part of [slider(page), project(page)]) expect(await bottomOf(part)).toBeLessThanOrEqual(900);
  }
  await page.setViewportSize({ width: 900, height: 800 });
  expect(await sidewaysOn(page)).toBe(0);
  const actions = await page.getByRole('button', { name: 'Reset' }).boundingBox();
  expect(actions?.y).toBeGreaterThan(await bottomOf(page.getByRole('radiogroup', { name: 'View' })));
  await page.getByRole('button', { name: 'Stop comparing' }).click();
  await page.setViewportSize({ width: 768, height: 1024 });
  const swatch = await floors(page).locator('label').last().boundingBox();
  expect((swatch?.x ?? 0) + (swatch?.width ?? 9999)).toBeLessThanOrEqual(768);
  expect(errors).toEqual([]);
});

test('on a phone, waking moves nothing, the whole flow works by touch with picture and price in sight, and every view is accessible', async () => {
  const { page, errors } = await openMeasured(phone);
  const tap = (name: string | RegExp) => radio(page, name).tap();
  expect((await roomCanvas(page).locator('xpath=..').boundingBox())?.y).toBeLessThan(270);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4000);
  expect(await page.getByRole('link', { name: 'Free Estimate', exact: true }).filter({ visible: true }).count()).toBe(0);
  await tap(/Walnut Hardwood/);
  await waitForCaption(page, 'Living room with walnut hardwood');
  await tap(/^Kitchen/);
  await tap('Herringbone');
  await waitForCaption(page, 'Kitchen with walnut hardwood, in a herringbone pattern');
  await page.getByText('Herringbone', { exact: true }).filter({ visible: true }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 150);
  const isInSight = async (part: Locator) => ((await part.boundingBox())?.y ?? -1) >= 0 && (await bottomOf(part)) <= 845;
  for (const part of [roomCanvas(page), project(page)]) await expect.poll(() => isInSight(part)).toBe(true);
  expect(await project(page).textContent()).toContain('$3,477.60');
  await choose(page, 'Plan');
  expect(await sizeOf(planCanvas(page))).toEqual([1000, 800]);
  await choose(page, 'In the room');
  await page.getByRole('link', { name: 'Get Professional Quote' }).tap();
  await page.waitForURL('**/contact?*');
  await page.getByText('Kitchen, 12 x 16 ft, Walnut Hardwood, in a herringbone pattern').waitFor();

  await page.goBack();
  await waitForProject(page);
  await expectAccessibleViews(page);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const extra of await page.getByRole('checkbox', { name: /\$/ }).all()) await extra.check();
  expect(await sidewaysOn(page)).toBe(0);
  expect(errors).toEqual([]);
});

test('choices made before the visualizer wakes win over the link, whose other choices stay, and buttons pressed count', async () => {
  const { page, errors } = await visit(browser, origin);
  const release = await holdIslands(page, { isLoaded: false });
  await page.goto('/visualizer#plan=bedroom.marble-tile.12.12.45&extras=waste.leveling');
  await choose(page, /^Kitchen/);
  await choose(page, /^Living Room/);
  await choose(page, /Plush Carpet/);
  await choose(page, 'Diagonal');
  await page.getByRole('checkbox', { name: /carpet/ }).check();
  const leveling = page.getByRole('checkbox', { name: /Leveling/ });
  await leveling.check();
  await leveling.uncheck();
  await page.getByRole('button', { name: 'Save to favorites' }).click();
  expect(await page.locator('[data-awake]').count()).toBe(0);
  release();
  await page.waitForSelector('[data-awake]', { state: 'attached' });
  await expect.poll(() => hash(page)).toBe('#plan=living-room.plush-carpet.12.12.45.diagonal&extras=waste.tear-out');
  for (const name of [/^Living Room/, /Plush Carpet/, 'Diagonal']) expect(await radio(page, name).isChecked()).toBe(true);
  expect(await leveling.isChecked()).toBe(false);
  expect((await figures(page))[0]).toBe('16 x 20 ft');
  const stored = await page.evaluate(() => localStorage.getItem('visualizer-favorites') ?? '[]');
  expect(z.array(z.string()).parse(JSON.parse(stored))).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('with scripts off, there is the room, a word on why, and links to prices', async () => {
  const { page } = await openPage('/visualizer', { javaScriptEnabled: false });
  expect(await page.getByText("it's turned off in your browser").isVisible()).toBe(true);
  expect(await page.getByRole('img', { name: /on oak boards/ }).isVisible()).toBe(true);
  const { catalog, costGuide } = wordsIn('en').visualizer;
  for (const name of [catalog, costGuide]) expect(await page.getByRole('link', { name, exact: true }).isVisible()).toBe(true);
  for (const role of ['radio', 'slider', 'checkbox', 'button'] as const) {
    expect([role, await page.locator('main').getByRole(role).filter({ visible: true }).count()]).toEqual([role, 0]);
  }
});

test('the first view takes at most 250 kB and computes nothing until the visitor touches it', async () => {
  const { page, context } = await visit(browser, origin, phone);
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  const urls: string[] = [];
  let total = 0;
  client.on('Network.responseReceived', ({ response }) => urls.push(response.url));
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    total += encodedDataLength;
  });
  await page.goto('/visualizer');
  await page.waitForSelector('[data-awake]', { state: 'attached' });
  await page.waitForLoadState('networkidle');
  expect(total).toBeLessThanOrEqual(250_000);
  expect(urls.filter((url) => /\/(mask|shade|gloss)\./.test(url))).toEqual([]);
  await radio(page, /Walnut Hardwood/).tap();
  await waitForCaption(page, 'Living room with walnut hardwood');
  expect(urls.some((url) => /\/shade\./.test(url))).toBe(true);
});
