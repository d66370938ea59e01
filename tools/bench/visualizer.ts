/** Measures the visualizer without WebGL. Software WebGL isn't measured: visitors don't get it. */
import type { Browser, Page } from 'playwright-core';
import { disableWebgl } from '../../tests/support/webgl.ts';
import { openBrowser, phone } from './browser.ts';
import { serve } from './serve.ts';
import { kilobytes, median, type Table } from './table.ts';

/** On a busy machine a picture can take many seconds. */
const timeout = 120_000;

export async function visualizer(): Promise<Table[]> {
  await using server = await serve();
  await using browser = await openBrowser();
  return [
    await measureFirstView(browser, server.origin),
    await measureRooms(browser, server.origin),
    await measureFloorChanges(browser, server.origin),
  ];
}

async function measureFirstView(browser: Browser, origin: string): Promise<Table> {
  console.error('First view');
  await using context = await browser.newContext({ ...phone, baseURL: origin });
  const page = await context.newPage();
  await page.addInitScript(disableWebgl);
  const bytes = await countBytes(page);
  await page.goto('/visualizer', { waitUntil: 'networkidle' });
  const picture = page.locator('img[fetchpriority="high"]');
  const painted = await picture.evaluate(async () => {
    const [entry] = await new Promise<PerformanceEntry[]>((done) =>
      new PerformanceObserver((list) => done(list.getEntries().slice(-1))).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      }),
    );
    return entry?.startTime ?? Number.NaN;
  });
  await page.waitForSelector('[data-awake]', { state: 'attached', timeout });
  await page.waitForLoadState('networkidle');
  const first = bytes();
  await page.getByRole('radio', { name: /Walnut Hardwood/ }).click({ timeout, force: true });
  await waitForCaption(page, 'walnut hardwood');
  await page.waitForLoadState('networkidle');
  return {
    title: 'First view of the visualizer',
    note: 'On a phone of 390 px at 2x with an empty cache and a local server: everything transferred until nothing more loads, and how much the first other floor adds.',
    columns: ['', 'Seconds to the picture', 'All, kB', 'Pictures, kB'],
    rows: [
      ['Before a touch', (painted / 1000).toFixed(1), kilobytes(first.all), kilobytes(first.pictures)],
      ['The first other floor', '', kilobytes(bytes().all - first.all), kilobytes(bytes().pictures - first.pictures)],
    ],
  };
}

async function measureRooms(browser: Browser, origin: string): Promise<Table> {
  const rows: string[][] = [];
  for (const room of ['Kitchen', 'Bedroom', 'Bathroom']) {
    console.error(`Another room: ${room}`);
    await using context = await browser.newContext({ ...phone, baseURL: origin });
    const page = await openTool(context.newPage());
    const start = performance.now();
    await page.getByRole('radio', { name: new RegExp(`^${room}`) }).click({ timeout, force: true });
    await waitForCaption(page, `${room} with`);
    rows.push([room, ((performance.now() - start) / 1000).toFixed(1)]);
  }
  return {
    title: 'Another room, seconds',
    note: 'On the same phone without a graphics processor: from tapping the room until its floor is drawn, all pictures fetched.',
    columns: ['Room', 'Seconds'],
    rows,
  };
}

async function measureFloorChanges(browser: Browser, origin: string): Promise<Table> {
  console.error('Floor changes');
  await using context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: origin });
  const page = await openTool(context.newPage());
  const floors = page.getByRole('radiogroup', { name: /^Floor/ }).getByRole('radio');
  const rows: string[][] = [];
  for (const visit of ['The first time', 'Again']) {
    const durations: number[] = [];
    for (const floor of [...(await floors.all()).slice(1), floors.first()]) durations.push(await floor.evaluate(changeFloor));
    rows.push([visit, median(durations).toFixed(0), Math.max(...durations).toFixed(0)]);
  }
  return {
    title: 'Another floor in the picture, ms',
    note: 'From the click to the frame that shows the new floor, on a screen of 1440 px without a graphics processor. The first time, its texture is fetched and decoded.',
    columns: ['Floor', 'Median', 'Slowest'],
    rows,
  };
}

async function openTool(opening: Promise<Page>): Promise<Page> {
  const page = await opening;
  await page.addInitScript(disableWebgl);
  await page.goto('/visualizer', { waitUntil: 'networkidle' });
  await page.waitForSelector('[data-awake]', { state: 'attached', timeout });
  return page;
}

async function waitForCaption(page: Page, words: string): Promise<void> {
  await page.locator('canvas:not([hidden]) ~ div > p[role="status"]').filter({ hasText: words }).first().waitFor({ timeout });
}

async function countBytes(page: Page): Promise<() => { all: number; pictures: number }> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const pictures = new Set<string>();
  const bytes = { all: 0, pictures: 0 };
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.startsWith('image/')) pictures.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    if (pictures.has(requestId)) bytes.pictures += encodedDataLength;
  });
  return () => ({ ...bytes });
}

/** Runs in the page. The caption names the floor when it's drawn. Until then it ends with an ellipsis. */
async function changeFloor(radio: Element): Promise<number> {
  const name = radio.closest('label')?.querySelector('b')?.textContent?.toLowerCase() ?? '';
  const caption = document.querySelector('canvas ~ div > p[role="status"]');
  const isDrawn = () => caption?.textContent?.toLowerCase().includes(name) && !caption.textContent.includes('…');
  const nextFrame = () => new Promise((painted) => requestAnimationFrame(painted));
  const start = performance.now();
  if (radio instanceof HTMLElement) radio.click();
  while (!isDrawn()) {
    if (performance.now() - start > 120_000) throw new Error(`${name} isn't drawn: ${caption?.textContent}`);
    await nextFrame();
  }
  await nextFrame();
  return performance.now() - start;
}
