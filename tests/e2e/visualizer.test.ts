import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { bringAxe, violationsOn } from '../support/axe.ts';
import { engine, phone, sidewaysOn, visit } from '../support/browser.ts';
import { holdIslands } from '../support/islands.ts';
import { lacks } from '../support/lacks.ts';
import { browser, server } from '../support/served.ts';
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
} from '../support/visualizer.ts';

const turned = '#plan=custom.marble-tile.30.17.45&view=plan';

function open(at = '', options: BrowserContextOptions = {}) {
  return openVisualizer(browser, server.origin, { at, ...options });
}

async function isFocused(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
}

function sizeOf(canvas: Locator): Promise<number[]> {
  return canvas.evaluate((element) => (element instanceof HTMLCanvasElement ? [element.width, element.height] : []));
}

test('the visualizer starts in the living room with oak hardwood and their figures, and logs nothing', async () => {
  const { page, errors, requests } = await open();
  for (const name of ['In the room', /^Living Room/, 'Straight'])
    expect(await page.getByRole('radio', { name }).isChecked()).toBe(true);
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
  expect(await page.getByRole('link', { name: 'Get Professional Quote' }).getAttribute('href')).toBe(
    '/contact?service=hardwood-flooring-austin',
  );
  expect(await hash(page)).toBe('');
  await choose(page, /Custom Room/);
  expect(await page.getByLabel('Width').inputValue()).toBe('12');
  expect(await page.getByLabel('Length').inputValue()).toBe('12');
  expect(errors).toEqual([]);
  expect(requests.filter((url) => !url.startsWith(server.origin) && !url.startsWith('data:'))).toEqual([]);
});

test('what is chosen in one view is seen in the others', async () => {
  const { page, errors } = await open();
  await choose(page, /Walnut Hardwood/);
  await choose(page, 'Herringbone');
  await expect.poll(() => caption(page).textContent()).toBe('Living room with walnut hardwood, in a herringbone pattern');
  await choose(page, 'Plan');
  expect(await planCanvas(page).getAttribute('aria-label')).toBe('Plan of the living room, 16 by 20 feet, with Walnut Hardwood');
  await choose(page, /^Kitchen/);
  await slider(page).fill('90');
  await choose(page, 'My photo');
  expect(await page.getByRole('radio', { name: /^Kitchen/ }).count()).toBe(0);
  await choose(page, /Wood Look LVP/);
  expect(await page.getByRole('radio', { name: 'Herringbone' }).isChecked()).toBe(true);
  expect(await slider(page).inputValue()).toBe('90');
  await choose(page, 'In the room');
  await expect.poll(() => caption(page).textContent()).toBe('Kitchen with wood look LVP, in a herringbone pattern');
  expect(errors).toEqual([]);
});

test('a floor that makes no herringbone is installed straight, and wood goes back to herringbone', async () => {
  const { page } = await open();
  const pattern = (name: string) => page.getByRole('radio', { name });
  await choose(page, 'Herringbone');
  await choose(page, /Plush Carpet/);
  expect(await pattern('Straight').isChecked()).toBe(true);
  expect(await pattern('Herringbone').isDisabled()).toBe(true);
  await choose(page, /Oak Hardwood/);
  expect(await pattern('Herringbone').isChecked()).toBe(true);
});

test('the plan is 500 x 400 and follows every change', async () => {
  const { page } = await open('#view=plan');
  const seen = new Set([await planPixels(page)]);
  const changes = [
    () => choose(page, /Walnut Hardwood/),
    () => choose(page, /Custom Room/),
    () => page.getByLabel('Width').fill('30'),
    () => page.getByLabel('Length').fill('7'),
    () => choose(page, 'Diagonal'),
    () => choose(page, 'Herringbone'),
    () => slider(page).fill('30'),
  ];
  for (const [index, change] of changes.entries()) {
    await change();
    await expect.poll(async () => seen.add(await planPixels(page)).size).toBeGreaterThan(index + 1);
  }
  expect(await sizeOf(planCanvas(page))).toEqual([500, 400]);
});

test('on a dense screen the plan has twice as many pixels a side', async () => {
  if (engine === 'webkit') lacks('dense screens');
  const { page } = await open('#view=plan', phone);
  expect(await sizeOf(planCanvas(page))).toEqual([1000, 800]);
});

test('boards are drawn at their true size: the pattern repeats after eight feet', async () => {
  // Custom, so that no fixture covers the floor; 20 units to a foot.
  const { page } = await open('#plan=custom.oak-hardwood.19.12.0&view=plan');
  const picture = await sharp(await pngOf(planCanvas(page)))
    .removeAlpha()
    .raw()
    .toBuffer();
  const left = (500 - 19 * 20) / 2;
  const row = (from: number) => {
    const start = (200 * 500 + left + from) * 3;
    return picture.subarray(start, start + 100 * 3);
  };
  const apart = (one: Buffer, other: Buffer) => one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0);
  expect(apart(row(20), row(20 + 160))).toBe(0);
  expect(apart(row(20), row(20 + 100))).toBeGreaterThan(0);
});

test('reset restores the rotation and the custom sides, and keeps room and floor', async () => {
  const { page } = await open(turned);
  await page.getByRole('button', { name: 'Reset' }).click();
  expect(await slider(page).inputValue()).toBe('0');
  expect(await page.getByLabel('Width').inputValue()).toBe('12');
  expect(await page.getByLabel('Length').inputValue()).toBe('12');
  expect(await page.getByRole('radio', { name: /Custom Room/ }).isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: /Marble Tile/ }).isChecked()).toBe(true);
  await choose(page, /^Kitchen/);
  await slider(page).fill('90');
  await page.getByRole('button', { name: 'Reset' }).click();
  expect(await slider(page).inputValue()).toBe('0');
  expect(await page.getByRole('radio', { name: /^Kitchen/ }).isChecked()).toBe(true);
});

test('a side counts as at least 1 ft and at most 50 ft, and letters typed in it are ignored', async () => {
  const { page } = await open('#plan=custom.oak-hardwood.12.10.0');
  const width = page.getByLabel('Width');
  for (const [typed, taken] of [
    ['', '1'],
    ['51', '50'],
    ['33', '33'],
  ] as const) {
    await width.fill(typed);
    expect((await figures(page))[0]).toBe(`${taken} x 10 ft`);
    await width.blur();
    expect(await width.inputValue()).toBe(taken);
  }
  const length = page.getByLabel('Length');
  await length.selectText();
  await page.keyboard.press('Delete');
  await length.pressSequentially('abc');
  await length.blur();
  expect(await length.inputValue()).toBe('1');
});

test('download saves a PNG of what is on screen, named after room and floor', async () => {
  const { page, errors } = await open('#view=plan');
  const save = async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()]);
    expect(download.suggestedFilename()).toBe('living-room-oak-hardwood.png');
    return readFile(await download.path());
  };
  const plan = await save();
  expect(await sharp(plan).metadata()).toMatchObject({ format: 'png', width: 500, height: 400 });
  const shown = await pngOf(planCanvas(page));
  expect((await sharp(plan).raw().toBuffer()).equals(await sharp(shown).raw().toBuffer())).toBe(true);
  await choose(page, 'In the room');
  await choose(page, 'Diagonal');
  await expect.poll(() => caption(page).textContent()).toContain('installed diagonally');
  const drawn = sharp(await pngOf(roomCanvas(page))).removeAlpha();
  expect(
    (
      await sharp(await save())
        .removeAlpha()
        .raw()
        .toBuffer()
    ).equals(await drawn.raw().toBuffer()),
  ).toBe(true);
  expect(errors).toEqual([]);
});

test('the first picture, which nothing has computed, can be downloaded too', async () => {
  const { page } = await open();
  await page.evaluate(() => document.querySelector('button')?.blur());
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()]);
  const { width = 0, height = 0 } = await sharp(await readFile(await download.path())).metadata();
  expect([width > 400, Math.abs(width / height - 1.5) < 0.02]).toEqual([true, true]);
});

test('if a download fails, only the console says so', async () => {
  const { page, errors } = await open('#view=plan');
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

test('a link restores choices, figures and picture, even if pasted over another', async () => {
  const first = await open('#view=plan');
  const { page } = first;
  await choose(page, /Custom Room/);
  await page.getByLabel('Width').fill('30');
  await page.getByLabel('Length').fill('17');
  await choose(page, /Marble Tile/);
  await slider(page).fill('45');
  await expect.poll(() => hash(page)).toBe(turned);
  const second = await open(turned);
  await expect.poll(() => planPixels(page)).toBe(await planPixels(second.page));
  expect(await figures(second.page)).toEqual(await figures(page));
  expect((await figures(page))[0]).toBe('30 x 17 ft');
  await second.page.evaluate(() => {
    location.hash = '#plan=bedroom.berber-carpet.12.12.90';
  });
  await expect.poll(async () => (await figures(second.page))[0]).toBe('14 x 16 ft');
  expect(await second.page.getByRole('radio', { name: /Berber Carpet/ }).isChecked()).toBe(true);
  expect(await slider(second.page).inputValue()).toBe('90');
  expect([...first.errors, ...second.errors]).toEqual([]);
});

test('a reload brings everything back: floors, pattern, view and extras', async () => {
  const { page } = await open();
  await choose(page, /^Bedroom/);
  await choose(page, 'Diagonal');
  await page.getByRole('button', { name: 'Compare two floors' }).click();
  await floors(page, 'right')
    .getByRole('radio', { name: /Plush Carpet/ })
    .check({ force: true });
  await page.getByRole('checkbox', { name: /Waste/ }).check();
  const address = '#plan=bedroom.oak-hardwood.12.12.0.diagonal&with=plush-carpet&extras=waste';
  await expect.poll(() => hash(page)).toBe(address);
  await page.reload();
  await expect
    .poll(() => caption(page).textContent())
    .toBe('Bedroom with oak hardwood on the left and plush carpet on the right, installed diagonally');
  expect(await page.getByRole('checkbox', { name: /Waste/ }).isChecked()).toBe(true);
  expect(await hash(page)).toBe(address);
});

test('going back to the first floor by its address shows it, even before a touch', async () => {
  const { page } = await open('#plan=living-room.marble-tile.12.12.0');
  await expect.poll(() => caption(page).textContent()).toBe('Living room with marble tile');
  await page.evaluate(() => {
    location.hash = '#plan=living-room.oak-hardwood.12.12.0';
  });
  await expect.poll(() => caption(page).textContent()).toBe('Living room with oak hardwood');
});

test('a link from before there was one tool opens the room that it showed', async () => {
  const { page } = await open('#view=kitchen.marble-tile.45.diagonal.oak-hardwood');
  await expect
    .poll(() => caption(page).textContent())
    .toBe('Kitchen with marble tile on the left and oak hardwood on the right, installed diagonally');
  expect(await slider(page).inputValue()).toBe('45');
});

test('copy link puts the address with all choices on the clipboard', async () => {
  const { page } = await open(turned, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Link copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.origin}/visualizer${turned}`);
});

test('added rooms add up, are in the link and can be removed', async () => {
  const { page } = await open();
  await page.getByRole('button', { name: 'Add another room' }).click();
  expect(await page.getByRole('radio', { name: /^Kitchen/ }).isChecked()).toBe(true);
  await choose(page, /Ceramic Tile/);
  // 3,840.00 + 192 x (3.25 + 3.50).
  await expect.poll(() => project(page).textContent()).toContain('$5,136.00');
  expect((await figures(page)).at(-1)).toBe('$1,296.00');
  await expect.poll(() => hash(page)).toBe('#plan=kitchen.ceramic-tile.12.12.0&plan=living-room.oak-hardwood.12.12.0');
  const other = await open(await hash(page));
  expect(await project(other.page).textContent()).toContain('$5,136.00');
  await page.getByRole('button', { name: 'Remove Living Room' }).click();
  expect(await project(page).textContent()).not.toContain('$5,136.00');
  expect(await isFocused(page, '#visualizer-rooms')).toBe(true);
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
  // 48 sq ft x 8.50.
  await page.getByText('With these: $4,488.00').waitFor();
  expect(await project(page).textContent()).toContain('$3,840.00');
});

test('a floor that does not suit the room gets a kind warning, a reason and two that do', async () => {
  const { page } = await open();
  const note = page.getByText("Solid wood cups when water stands on it, so we don't put it in full baths.");
  expect(await note.count()).toBe(0);
  await choose(page, /^Bathroom/);
  await note.waitFor();
  expect(await page.getByRole('link', { name: 'Floors that hold up in a bathroom' }).getAttribute('href')).toBe(
    '/services/bathroom-flooring-austin',
  );
  await page.getByRole('button', { name: 'Try Ceramic Tile' }).click();
  expect(await page.getByRole('radio', { name: /Ceramic Tile/ }).isChecked()).toBe(true);
  expect(await note.count()).toBe(0);
});

test('the room shown last stands in for a custom one, and the plan is one tap away', async () => {
  const { page } = await open('#plan=kitchen.oak-hardwood.12.12.0');
  await choose(page, /Custom Room/);
  await page.getByLabel('Width').fill('14');
  expect(await page.getByText('Your 14 x 12 ft room, shown in our kitchen.').isVisible()).toBe(true);
  await expect.poll(() => caption(page).textContent()).toBe('Kitchen with oak hardwood');
  await expect.poll(() => hash(page)).toBe('#plan=custom.oak-hardwood.14.12.0&in=kitchen');
  await page.getByRole('button', { name: 'See its plan' }).click();
  expect(await planCanvas(page).getAttribute('aria-label')).toBe('Plan of the custom room, 14 by 12 feet, with Oak Hardwood');
});

test('the photo tools load only when asked for, and a size is optional there', async () => {
  const { page, requests, errors } = await open();
  await page.waitForLoadState('networkidle');
  const before = requests.length;
  await choose(page, 'My photo');
  await page.getByRole('group', { name: 'Your photo' }).waitFor();
  expect(requests.slice(before).some((url) => url.endsWith('.js'))).toBe(true);
  expect(await project(page).textContent()).toContain('$12.00 per sq ft, installed');
  expect(await project(page).textContent()).toContain('Enter a size for the total');
  await page.getByLabel('Width').fill('10');
  expect(await project(page).textContent()).toContain('per sq ft');
  await page.getByLabel('Length').fill('12');
  await expect.poll(() => project(page).textContent()).toContain('$1,440.00');
  expect(await page.getByLabel('Width').inputValue()).toBe('10');
  await choose(page, 'Plan');
  expect(await planCanvas(page).getAttribute('aria-label')).toContain('Plan of the custom room, 10 by 12 feet');
  expect(errors).toEqual([]);
});

test('in a photo, a size that is cleared is no size, and the other side stays', async () => {
  const { page } = await open('#plan=custom.oak-hardwood.10.12.0&view=photo');
  const width = page.getByLabel('Width');
  expect(await project(page).textContent()).toContain('$1,440.00');
  await width.fill('');
  await expect.poll(() => project(page).textContent()).toContain('Enter a size for the total');
  await width.blur();
  expect(await width.inputValue()).toBe('');
  expect(await page.getByLabel('Length').inputValue()).toBe('12');
  await width.fill('20');
  await expect.poll(() => project(page).textContent()).toContain('$2,880.00');
});

test('if the photo tools do not load, the rest goes on, and they can be loaded again', async () => {
  const { page } = await open();
  await page.route('**/*.js', (route) => route.abort());
  await choose(page, 'My photo');
  await page.getByText("The photo tools didn't load.").waitFor();
  await choose(page, 'Plan');
  expect(await planCanvas(page).isVisible()).toBe(true);
  await choose(page, 'My photo');
  await page.getByText("The photo tools didn't load.").waitFor();
  await page.unroute('**/*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('group', { name: 'Your photo' }).waitFor();
});

test('a floor to compare with counts in the room view only', async () => {
  const { page } = await open('#plan=kitchen.oak-hardwood.12.12.0.herringbone&with=marble-tile');
  expect(await page.getByRole('radio', { name: 'Herringbone' }).isDisabled()).toBe(true);
  await choose(page, 'Plan');
  expect(await page.getByRole('radio', { name: 'Herringbone' }).isChecked()).toBe(true);
});

test('favorites stay on the device and open again, old ones too', async () => {
  const { page } = await open('#plan=custom.oak-hardwood.30.17.45.herringbone');
  await page.getByRole('button', { name: 'Save to favorites' }).click();
  await page.evaluate(() => {
    const list: unknown = JSON.parse(localStorage.getItem('visualizer-favorites') ?? '[]');
    localStorage.setItem(
      'visualizer-favorites',
      JSON.stringify(['kitchen.marble-tile.12.12.45', ...(Array.isArray(list) ? list : [])]),
    );
  });
  await page.goto('/');
  await page.goto('/visualizer');
  await page.getByRole('button', { name: /^Custom Room, Oak Hardwood.*herringbone pattern, turned 45°/ }).click();
  expect((await figures(page))[0]).toBe('30 x 17 ft');
  expect(await page.getByRole('radio', { name: 'Herringbone' }).isChecked()).toBe(true);
  await page.getByRole('button', { name: /^Kitchen, Marble Tile/ }).click();
  expect((await figures(page))[0]).toBe('12 x 16 ft');
  expect(await slider(page).inputValue()).toBe('45');
  await page.getByRole('button', { name: 'Remove Custom Room, Oak Hardwood' }).click();
  const stored = await page.evaluate(() => localStorage.getItem('visualizer-favorites') ?? '');
  expect(z.array(z.string()).parse(JSON.parse(stored))).toEqual(['kitchen.marble-tile.12.12.45']);
});

test('everything works by keyboard alone, and the new total is announced after a pause', async () => {
  const { page } = await open();
  const { keyboard } = page;
  await page.getByRole('radio', { name: 'In the room' }).focus();
  await keyboard.press('ArrowRight');
  expect(await planCanvas(page).isVisible()).toBe(true);
  await keyboard.press('ArrowLeft');
  for (const name of ['Reset', 'Download', 'Copy link', 'Print', 'Compare two floors']) {
    await keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
  }
  await keyboard.press('Tab');
  await keyboard.press('ArrowRight');
  expect(await page.getByRole('radio', { name: /Walnut Hardwood/ }).isChecked()).toBe(true);
  await keyboard.press('Tab');
  await keyboard.press('ArrowDown');
  expect(await page.getByRole('radio', { name: /^Kitchen/ }).isChecked()).toBe(true);
  await keyboard.press('Tab');
  await keyboard.press('ArrowRight');
  expect(await page.getByRole('radio', { name: 'Diagonal' }).isChecked()).toBe(true);
  await keyboard.press('Tab');
  for (let step = 0; step < 3; step++) await keyboard.press('ArrowRight');
  expect(await slider(page).inputValue()).toBe('45');
  await page
    .getByRole('status')
    .filter({ hasText: 'Kitchen with Walnut Hardwood: total $3,120.00' })
    .waitFor({ state: 'attached' });
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await page.waitForURL('**/contact?*');
  await page.getByText('Kitchen, 12 x 16 ft, Walnut Hardwood, installed diagonally, turned 45°').waitFor();
});

test('on a phone the whole flow works by touch, with the picture and the price always in sight', async () => {
  const { page, errors } = await open('', phone);
  const tap = (name: string | RegExp) => page.getByRole('radio', { name }).tap();
  const isOnScreen = (box: { y: number; height: number } | null) => box !== null && box.y >= 0 && box.y + box.height <= 845;
  expect(await page.getByRole('link', { name: 'Free Estimate', exact: true }).filter({ visible: true }).count()).toBe(0);
  await tap(/Walnut Hardwood/);
  await expect.poll(() => caption(page).textContent()).toBe('Living room with walnut hardwood');
  await tap(/^Kitchen/);
  await tap('Herringbone');
  await expect.poll(() => caption(page).textContent()).toBe('Kitchen with walnut hardwood, in a herringbone pattern');
  await page.getByText('Herringbone', { exact: true }).filter({ visible: true }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 150);
  await page.waitForTimeout(300);
  for (const part of [roomCanvas(page), project(page)]) expect(isOnScreen(await part.boundingBox())).toBe(true);
  expect(await project(page).textContent()).toContain('$3,120.00');
  await page.getByRole('link', { name: 'Get Professional Quote' }).tap();
  await page.waitForURL('**/contact?*');
  await page.getByText('Kitchen, 12 x 16 ft, Walnut Hardwood, in a herringbone pattern').waitFor();
  expect(errors).toEqual([]);
});

test('the page fits: the tool in the first 900 px, at most 4,000 px on a phone, nothing to scroll sideways', async () => {
  const wide = await open();
  for (const part of [
    roomCanvas(wide.page).locator('xpath=..'),
    project(wide.page),
    wide.page.locator('#visualizer-room + dl'),
  ]) {
    const box = await part.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 9999)).toBeLessThanOrEqual(900);
  }
  // A warning beside two floors, and the size of a custom room beside them, take the most space.
  for (const at of ['bathroom.oak-hardwood.12.12.0', 'custom.oak-hardwood.12.12.0']) {
    const { page } = await open(`#plan=${at}&with=walnut-hardwood`);
    for (const part of [slider(page), project(page)]) {
      const box = await part.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 9999)).toBeLessThanOrEqual(900);
    }
  }
  const laptop = await open('', { viewport: { width: 900, height: 800 } });
  expect(await sidewaysOn(laptop.page)).toBe(0);
  const actions = await laptop.page.getByRole('button', { name: 'Reset' }).boundingBox();
  const views = await laptop.page.getByRole('radiogroup', { name: 'View' }).boundingBox();
  expect(actions?.y).toBeGreaterThan((views?.y ?? 0) + (views?.height ?? 0));
  const tablet = await open('', { viewport: { width: 768, height: 1024 } });
  const swatch = await floors(tablet.page).locator('label').last().boundingBox();
  expect((swatch?.x ?? 0) + (swatch?.width ?? 9999)).toBeLessThanOrEqual(768);
  const narrow = await open('', phone);
  const stage = await roomCanvas(narrow.page).locator('xpath=..').boundingBox();
  expect(stage?.y).toBeLessThan(250);
  expect(await narrow.page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4000);
  const narrowest = await open('#plan=custom.oak-hardwood.12.12.0&extras=waste.tear-out.leveling', {
    ...phone,
    viewport: { width: 360, height: 740 },
  });
  expect(await sidewaysOn(narrowest.page)).toBe(0);
});

/** Opens the page, whose tool doesn't load before `release`. */
async function openAsleep(at = '') {
  const { page, errors } = await visit(browser, server.origin);
  const release = await holdIslands(page, { isLoaded: false });
  await page.goto(`/visualizer${at}`);
  return { page, errors, release };
}

test('choices made before the visualizer wakes are kept', async () => {
  const { page, errors, release } = await openAsleep();
  await choose(page, /^Bedroom/);
  await choose(page, /Plush Carpet/);
  await choose(page, 'Diagonal');
  await page.getByRole('checkbox', { name: /Leveling/ }).check();
  expect(await page.locator('[data-awake]').count()).toBe(0);
  release();
  await page.waitForSelector('[data-awake]', { state: 'attached' });
  await expect.poll(() => figures(page)).toEqual(['14 x 16 ft', '224 sq ft', '$3.15', '$705.60', '$784.00', '$1,489.60']);
  expect(await page.getByRole('radio', { name: 'Diagonal' }).isChecked()).toBe(true);
  // 1,489.60 + 224 x 4.
  await page.getByText('With these: $2,385.60').waitFor();
  expect(errors).toEqual([]);
});

test('a choice made before the visualizer wakes wins over the link, whose other choices stay', async () => {
  const { page, release } = await openAsleep('#plan=bedroom.marble-tile.12.12.45&extras=waste.leveling');
  await choose(page, /^Kitchen/);
  await choose(page, /^Living Room/);
  const leveling = page.getByRole('checkbox', { name: /Leveling/ });
  await leveling.check();
  await leveling.uncheck();
  expect(await page.locator('[data-awake]').count()).toBe(0);
  release();
  await page.waitForSelector('[data-awake]', { state: 'attached' });
  await expect.poll(() => hash(page)).toBe('#plan=living-room.marble-tile.12.12.45&extras=waste');
  expect(await page.getByRole('radio', { name: /^Living Room/ }).isChecked()).toBe(true);
  expect(await leveling.isChecked()).toBe(false);
});

test('buttons pressed before the visualizer wakes count', async () => {
  const { page, errors, release } = await openAsleep();
  await page.getByRole('button', { name: 'Save to favorites' }).click();
  expect(await page.locator('[data-awake]').count()).toBe(0);
  release();
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('living-room');
  expect(errors).toEqual([]);
});

test.each([
  ['a phone', phone],
  ['a wide screen', {}],
])('waking moves nothing on %s, targets are 48 px, and axe finds nothing in any view', async (_, options) => {
  const { page, context } = await visit(browser, server.origin, { ...options, reducedMotion: 'reduce' });
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
  await page.goto('/visualizer', { waitUntil: 'networkidle' });
  await page.waitForSelector('[data-awake]', { state: 'attached' });
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBeLessThan(0.01);
  await page.getByRole('button', { name: 'Add another room' }).click();
  await page.getByRole('button', { name: 'Save to favorites' }).click();
  await choose(page, /Custom Room/);
  await page.getByRole('button', { name: 'Compare two floors' }).click();
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
});

test('with scripts off, there is the room, a table and the floors, and a word on why', async () => {
  const { page } = await visit(browser, server.origin, { javaScriptEnabled: false });
  await page.goto('/visualizer');
  expect(await page.getByText("that's turned off here").isVisible()).toBe(true);
  expect(await page.getByRole('img', { name: /on oak boards/ }).isVisible()).toBe(true);
  expect(await page.getByRole('heading', { name: 'The floors' }).isVisible()).toBe(true);
  expect(await page.getByRole('table').filter({ visible: true }).count()).toBe(1);
  await page.getByText('Kitchen, 12 x 16 ft').click();
  expect(await page.getByRole('table').filter({ visible: true }).count()).toBe(2);
  for (const role of ['radio', 'slider', 'checkbox', 'button'] as const) {
    expect([role, await page.locator('main').getByRole(role).filter({ visible: true }).count()]).toEqual([role, 0]);
  }
});

test.each([
  ['the plan', turned, '45 degrees'],
  ['the room', '#plan=kitchen.walnut-hardwood.12.12.0', '0 degrees'],
])('the printout has %s, its figures, the notes and the date, and no buttons', async (view, at, rotation) => {
  const { page } = await open(at);
  if (view === 'the room') await expect.poll(() => caption(page).textContent()).toBe('Kitchen with walnut hardwood');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await (view === 'the plan' ? planCanvas(page) : roomCanvas(page)).isVisible()).toBe(true);
  const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
  for (const text of [today, 'Final pricing may vary based on site conditions']) {
    expect(await page.getByText(text, { exact: true }).isVisible()).toBe(true);
  }
  // How the floor is laid is on paper only, where the controls aren't.
  expect((await figures(page)).slice(-2)).toEqual(['Straight', rotation]);
  expect(await project(page).isVisible()).toBe(true);
  for (const name of ['Reset', 'Download', 'Add another room']) {
    expect(await page.getByRole('button', { name, includeHidden: true }).isVisible()).toBe(false);
  }
  expect(await slider(page).isVisible()).toBe(false);
  expect(await page.getByRole('table').filter({ visible: true }).count()).toBe(0);
});

test('the first view takes at most 250 kB and computes nothing until the visitor touches it', async () => {
  const { page, context } = await visit(browser, server.origin, phone);
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  const urls: string[] = [];
  let total = 0;
  client.on('Network.responseReceived', ({ response }) => urls.push(response.url));
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    total += encodedDataLength;
  });
  await page.goto('/visualizer', { waitUntil: 'networkidle' });
  await page.waitForSelector('[data-awake]', { state: 'attached' });
  // Until nothing has arrived for half a second.
  for (let before = -1; before !== total; await page.waitForTimeout(500)) before = total;
  expect(total).toBeLessThanOrEqual(250_000);
  expect(urls.filter((url) => /\/(mask|shade|gloss)\./.test(url))).toEqual([]);
  await page.getByRole('radio', { name: /Walnut Hardwood/ }).tap();
  await expect.poll(() => caption(page).textContent()).toBe('Living room with walnut hardwood');
  expect(urls.some((url) => /\/shade\./.test(url))).toBe(true);
});
