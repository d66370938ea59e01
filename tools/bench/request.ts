/** Counts what it takes to get from the home page to a sent request, with two photos and a time for the visit. */
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { openBrowser, phone } from './browser.ts';
import { serve } from './serve.ts';
import type { Table } from './table.ts';

/** Seconds, for somebody who isn't in a hurry. */
const pace = { tap: 1.2, thumb: 0.25, key: 0.3 } as const;
/** Choosing two photos in the device's own picker: each of them, and Done. */
const pickerSteps = 3;
/** On a busy machine a page can take many seconds. */
const timeout = 120_000;

const visitor = {
  fullName: 'Maria Hernandez',
  email: 'maria.hernandez@example.com',
  phone: '5125550111',
  zipCode: '78704',
  details: 'Two bedrooms, 300 sq ft, old carpet.',
} as const;

interface Effort {
  /** Taps, or keys that aren't characters. */
  steps: number;
  characters: number;
}

export async function request(): Promise<Table[]> {
  await using server = await serve();
  await using browser = await openBrowser();
  const photos = await Promise.all([60, 120].map(makePhoto));
  const ways = [
    { name: 'On a phone', step: pace.tap, character: pace.thumb, go: (page: Page) => tapThrough(page, photos), options: phone },
    { name: 'By keyboard alone', step: pace.key, character: pace.key, go: (page: Page) => keyThrough(page, photos), options: {} },
    {
      name: 'On a phone, scripts off',
      step: pace.tap,
      character: pace.thumb,
      go: (page: Page) => tapForm(page),
      options: { ...phone, javaScriptEnabled: false },
    },
  ];
  const rows: string[][] = [];
  for (const { name, step, character, go, options } of ways) {
    console.error(name);
    const { effort, waiting } = await timeVisit(browser, server.origin, options, go);
    const seconds = effort.steps * step + effort.characters * character;
    rows.push([name, String(effort.steps), String(effort.characters), seconds.toFixed(0), waiting.toFixed(0)]);
  }
  return [
    {
      title: 'From the home page to a sent request',
      note: `With two photos of 12 megapixels and a time for the visit; with scripts off, without them. Nothing is filled in by the browser. A tap counts ${pace.tap} s, a character on a phone ${pace.thumb} s, a key of a keyboard ${pace.key} s, and the device's own photo picker ${pickerSteps} steps. Waiting is what pages, scripts, the request and the photos take on slow 4G as Lighthouse defines it (150 ms, 1.6 Mbit/s down, 750 kbit/s up) with an empty cache; photos upload while the visitor picks a time.`,
      columns: ['Way', 'Taps or keys', 'Characters', 'Seconds to tap and type', 'Seconds of waiting'],
      rows,
    },
  ];
}

async function timeVisit(browser: Browser, origin: string, options: BrowserContextOptions, go: (page: Page) => Promise<Effort>) {
  await using context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options, baseURL: origin });
  context.setDefaultTimeout(timeout);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 750e3 / 8,
  });
  const start = performance.now();
  await page.goto('/');
  const effort = await go(page);
  return { effort, waiting: (performance.now() - start) / 1000 };
}

/** From the bar at the bottom of the screen to the sent form. */
async function tapForm(page: Page): Promise<Effort> {
  const effort: Effort = { steps: 0, characters: 0 };
  const tap = async (target: Locator) => {
    effort.steps += 1;
    await target.tap();
  };
  const type = async (label: string, text: string) => {
    await tap(page.getByLabel(label));
    await page.getByLabel(label).fill(text);
    effort.characters += text.length;
  };
  await tap(page.getByRole('complementary', { name: 'Call or get an estimate' }).getByRole('link', { name: 'Free Estimate' }));
  await type('Full name', visitor.fullName);
  await type('Email', visitor.email);
  await type('Phone', visitor.phone);
  await type('Zip code', visitor.zipCode);
  await tap(page.getByLabel('Service needed'));
  await page.getByLabel('Service needed').selectOption('hardwood');
  // The option in the device's list.
  effort.steps += 1;
  await type('Project details', visitor.details);
  await tap(page.getByRole('button', { name: 'Get Free Estimate' }));
  await page.getByRole('heading', { name: 'Estimate Request Submitted!' }).waitFor();
  return effort;
}

async function tapThrough(page: Page, photos: Photo[]): Promise<Effort> {
  const effort = await tapForm(page);
  await page.locator('input[type="file"]').setInputFiles(photos);
  effort.steps += 1 + pickerSteps;
  await page.getByRole('group', { name: /, / }).first().getByRole('button').first().tap();
  await page.getByRole('button', { name: 'Save these times' }).tap();
  effort.steps += 2;
  await waitForAll(page);
  return effort;
}

async function keyThrough(page: Page, photos: Photo[]): Promise<Effort> {
  const effort: Effort = { steps: 0, characters: 0 };
  const press = async (key: string) => {
    effort.steps += 1;
    await page.keyboard.press(key);
  };
  const tabTo = async (target: Locator) => {
    do await press('Tab');
    while (!(await target.evaluate((element) => element === document.activeElement)));
  };
  const type = async (label: string, text: string) => {
    await tabTo(page.getByLabel(label));
    await page.keyboard.type(text);
    effort.characters += text.length;
  };
  await tabTo(page.getByRole('banner').getByRole('link', { name: 'Estimate', exact: true }));
  await press('Enter');
  await page.waitForURL('**/contact');
  await type('Full name', visitor.fullName);
  await type('Email', visitor.email);
  await type('Phone', visitor.phone);
  await type('Zip code', visitor.zipCode);
  await type('Service needed', 'H');
  await type('Project details', visitor.details);
  await press('Tab');
  await press('Enter');
  await page.getByRole('heading', { name: 'Estimate Request Submitted!' }).waitFor();
  await tabTo(page.locator('input[type="file"]'));
  effort.steps += 1 + pickerSteps;
  await page.locator('input[type="file"]').setInputFiles(photos);
  await tabTo(page.getByRole('group', { name: /, / }).first().getByRole('button').first());
  await press('Space');
  await tabTo(page.getByRole('button', { name: 'Save these times' }));
  await press('Enter');
  await waitForAll(page);
  return effort;
}

async function waitForAll(page: Page): Promise<void> {
  await page.getByText("We've saved your times").waitFor();
  await page.getByText('2 of 2 photos sent').waitFor();
}

interface Photo {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** As large as a phone's, with enough grain to use up what a photo may weigh. */
async function makePhoto(mean: number): Promise<Photo> {
  const buffer = await sharp({
    create: { width: 4032, height: 3024, channels: 3, background: '#888', noise: { type: 'gaussian', mean, sigma: 20 } },
  })
    .blur(1)
    .jpeg()
    .toBuffer();
  return { name: `photo-${mean}.jpg`, mimeType: 'image/jpeg', buffer };
}
