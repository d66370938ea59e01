/** Measures the visualizer's first picture of a room and a change of floor, without WebGL. Software WebGL isn't measured: visitors don't get it. */
import type { Browser, Page } from 'playwright-core';
import { disableWebgl } from '../../tests/support/webgl.ts';
import { openBrowser, phone } from './browser.ts';
import { floorFinding } from './floor-finding.ts';
import { serve } from './serve.ts';
import { kilobytes, median, type Table } from './table.ts';

/** On a busy machine the first picture can take many seconds. */
const timeout = 120_000;

export async function visualizer(): Promise<Table[]> {
  await using server = await serve();
  await using browser = await openBrowser();
  return [
    await measureFirstPictures(browser, server.origin),
    await measureFloorChanges(browser, server.origin),
    ...(await floorFinding()),
  ];
}

const rooms = ['Living room', 'Kitchen', 'Bedroom', 'Bathroom'];

async function measureFirstPictures(browser: Browser, origin: string): Promise<Table> {
  const rows: string[][] = [];
  for (const room of rooms) {
    console.error(`First picture: ${room}`);
    await using context = await browser.newContext({ ...phone, baseURL: origin });
    const page = await context.newPage();
    await page.addInitScript(disableWebgl);
    const pictureBytes = await countPictureBytes(page);
    const section = await openSection(page);
    const start = performance.now();
    await section
      .getByRole('group', { name: 'Room in the picture', exact: true })
      .getByRole('radio', { name: room })
      .click({ timeout });
    await section
      .getByRole('status')
      .filter({ hasText: new RegExp(`^${room} with`) })
      .first()
      .waitFor({ timeout });
    const duration = performance.now() - start;
    await page.waitForLoadState('networkidle');
    rows.push([room, (duration / 1000).toFixed(1), kilobytes(pictureBytes())]);
  }
  return {
    title: 'First picture of a room',
    note: 'On a phone of 390 px at 2x with an empty cache: seconds from tapping the room until its floor is drawn, without a graphics processor, and kB of all pictures loaded by then.',
    columns: ['Room', 'Seconds', 'Pictures, kB'],
    rows,
  };
}

async function measureFloorChanges(browser: Browser, origin: string): Promise<Table> {
  await using context = await browser.newContext({ viewport: { width: 1440, height: 1500 }, baseURL: origin });
  const page = await context.newPage();
  await page.addInitScript(disableWebgl);
  const section = await openSection(page);
  const floors = section.getByRole('group', { name: 'Floor in the picture', exact: true }).getByRole('radio');
  // A real click, to wake the island.
  await floors.first().click({ timeout });
  await floors.first().evaluate(changeFloor);
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

async function openSection(page: Page) {
  await page.goto('/visualizer', { waitUntil: 'networkidle' });
  const section = page.getByRole('region', { name: 'See it in the room' });
  await section.scrollIntoViewIfNeeded();
  return section;
}

async function countPictureBytes(page: Page): Promise<() => number> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const pictures = new Set<string>();
  let bytes = 0;
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.startsWith('image/')) pictures.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (pictures.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

/** Runs in the page. The status names the floor when it's drawn. Until then it ends with an ellipsis. */
async function changeFloor(radio: Element): Promise<number> {
  const name = radio.closest('label')?.querySelector('b')?.textContent?.toLowerCase() ?? '';
  const status = radio.closest('section')?.querySelector('[role="status"]');
  const isDrawn = () => status?.textContent?.toLowerCase().includes(name) && !status.textContent.includes('…');
  const nextFrame = () => new Promise((painted) => requestAnimationFrame(painted));
  const start = performance.now();
  if (radio instanceof HTMLElement) radio.click();
  while (!isDrawn()) {
    if (performance.now() - start > 120_000) throw new Error(`${name} isn't drawn: ${status?.textContent}`);
    await nextFrame();
  }
  await nextFrame();
  return performance.now() - start;
}
