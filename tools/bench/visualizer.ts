/** What the visualizer's picture of the room costs: the main thread at a change of the floor, and bytes at the first view. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { z } from 'zod';
import { phone, startBrowser, visit } from '../../tests/support/browser.ts';
import { startServer } from '../../tests/support/server.ts';
import { withoutWebgl, withSoftware } from '../../tests/support/webgl.ts';
import { type MainThreadWork, mainThreadWork } from './main-thread.ts';
import { median, type Table } from './table.ts';

const throttling = 4;
/** Milliseconds of the main thread at a fourth of its speed. */
const mostWork = 16;
/** Bytes of pictures at the first view of a room. */
const mostPictures = 250_000;

export async function visualizer(): Promise<Table[]> {
  const server = await startServer(mkdtempSync(join(tmpdir(), 'site-state-')));
  const browser = await startBrowser();
  try {
    return [await floorChanges(browser, server.origin), await firstViews(browser, server.origin)];
  } finally {
    await browser.close();
    await server.stop();
  }
}

const propsSchema = z.object({
  rooms: z.array(z.object({ id: z.string(), name: z.string() })),
  floors: z.array(z.object({ id: z.string(), name: z.string(), textureUrl: z.string() })),
});

async function floorChanges(browser: Browser, origin: string): Promise<Table> {
  const rows: string[][] = [];
  const misses: string[] = [];
  const add = (what: string, works: readonly MainThreadWork[], limited = true) => {
    const [longest = 0, script = 0, all = 0] = (['longest', 'script', 'all'] as const).map(
      (kind) => median(works.map((work) => work[kind])) * throttling,
    );
    rows.push([what, ...[longest, script, all].map((each) => each.toFixed(1)), String(works.length)]);
    if (!limited) return;
    if (longest > mostWork) misses.push(`${what}: a task of ${longest.toFixed(1)} ms, allowed are ${mostWork}`);
    if (script > mostWork) misses.push(`${what}: ${script.toFixed(1)} ms of scripts, allowed are ${mostWork}`);
  };
  for (const [way, script] of [
    ['WebGL', withSoftware],
    ['Without WebGL', withoutWebgl],
  ] as const) {
    // All choices are in sight, so that nothing scrolls while it is measured.
    const { page, context } = await visit(browser, origin, { viewport: { width: 1440, height: 1500 }, reducedMotion: 'reduce' });
    const done = new Finish();
    await page.exposeFunction('benchDone', () => done.tell());
    await page.addInitScript(script);
    const { rooms, floors } = await opened(page, '');
    await page.evaluate(
      (urls) => Promise.all(urls.map((url) => fetch(url).then((answer) => answer.blob()))),
      floors.map(({ textureUrl }) => textureUrl),
    );
    const changes = async (names: readonly string[]) => {
      const works: MainThreadWork[] = [];
      for (const name of names) works.push(await change(browser, page, name, done));
      return works;
    };
    const names = floors.map(({ name }) => name);
    add(`${way}, each floor for the first time`, await changes(names.slice(1)), false);
    for (const room of rooms) {
      await choose(page, room.name, room.name);
      // The last of all floors is shown before, so each of these is a change.
      add(`${way}, ${room.name.toLowerCase()}`, await changes(names.filter((_, index) => index % 2 === 0)));
      await choose(page, names.at(-1) ?? '', room.name);
    }
    await context.close();
  }
  return {
    title: `Changing the floor in the picture of the room, ms at ${throttling}x CPU throttling`,
    columns: ['', 'longest task', 'scripts', 'all tasks', 'changes'],
    rows,
    note: `Medians of single changes by mouse, Counted is processor time of the page's main thread, of all tasks from the press to the second frame after the picture's text has told of the change: the longest task, what scripts did in all (handlers, components, drawing), and all tasks with styles, layout and paint of cards and text. It is taken at full speed and multiplied by ${throttling}: the browser's own throttling would stretch the waiting for the renderer in software that stands in here for a graphics processor. The limit of ${mostWork} ms is for the longest task and for the scripts, once the texture is loaded; the rows of the first time, in which it is fetched from the cache, decoded and handed to the renderer, have none.`,
    misses,
  };
}

/** The section in sight with its picture drawn, and what it was given. */
async function opened(page: Page, hash: string): Promise<z.infer<typeof propsSchema>> {
  await page.goto(`/visualizer${hash}`);
  const section = page.getByRole('region', { name: 'See it in the room' });
  await section.scrollIntoViewIfNeeded();
  await section.locator('canvas').waitFor({ timeout: 120_000 });
  const props = await page.locator('[data-island="RoomViewer"]').getAttribute('data-props');
  return propsSchema.parse(JSON.parse(props ?? ''));
}

/** Lets wait for what a page tells later. */
class Finish {
  #tell: () => void = () => {};
  tell(): void {
    this.#tell();
  }
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#tell = resolve;
    });
  }
}

async function choose(page: Page, name: string, room: string): Promise<void> {
  const group = page.getByRole('group', { name: 'Room and floor in the picture' });
  await group.getByRole('radio', { name }).check({ force: true, timeout: 120_000 });
  const status = page.locator('[data-island="RoomViewer"] p[role="status"]');
  await status.filter({ hasText: new RegExp(`^${room} with .*${name === room ? '' : name}`, 'i') }).waitFor({ timeout: 120_000 });
}

async function change(browser: Browser, page: Page, floor: string, done: Finish): Promise<MainThreadWork> {
  const box = await page.locator('[data-room-choice] label').filter({ hasText: floor }).boundingBox({ timeout: 120_000 });
  if (!box) throw new Error(`${floor} is not to be seen`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.evaluate(markNextChange);
  return mainThreadWork(browser, page, async () => {
    const shown = done.next();
    await page.mouse.down();
    await page.mouse.up();
    await shown;
  });
}

/** Runs in the page: marks the next press, and the second frame after its text has told of the change. */
function markNextChange() {
  addEventListener('pointerdown', () => performance.mark('bench:start'), { once: true, capture: true });
  const status = document.querySelector('[data-island="RoomViewer"] p[role="status"]');
  if (!status) throw new Error('The picture has no text');
  const finish = () => {
    performance.mark('bench:end');
    const tell: unknown = Reflect.get(window, 'benchDone');
    if (typeof tell === 'function') tell();
  };
  const observer = new MutationObserver(() => {
    if (status.textContent?.includes('…')) return;
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(finish));
  });
  observer.observe(status, { childList: true, characterData: true, subtree: true });
}

const screens: readonly [string, BrowserContextOptions][] = [
  ['390 px at 2x', phone],
  ['1440 px', { viewport: { width: 1440, height: 900 } }],
];

async function firstViews(browser: Browser, origin: string): Promise<Table> {
  const rows: string[][] = [];
  const misses: string[] = [];
  for (const [screen, options] of screens) {
    for (const id of ['living-room', 'kitchen', 'bedroom', 'bathroom']) {
      const { page, context } = await visit(browser, origin, options);
      const client = await context.newCDPSession(page);
      await client.send('Network.enable');
      const urls = new Map<string, string>();
      const bytes = new Map<string, number>();
      client.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url));
      client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        const url = urls.get(requestId) ?? '';
        bytes.set(url, (bytes.get(url) ?? 0) + encodedDataLength);
      });
      await page.addInitScript(withoutWebgl);
      const { floors } = await opened(page, `#plan=${id}.oak-hardwood.12.12.0`);
      await page.waitForLoadState('networkidle');
      const swatches = await page
        .locator('[data-island="RoomViewer"] picture img')
        .evaluateAll((images) => images.map((image) => (image instanceof HTMLImageElement ? image.currentSrc : '')));
      const [oak] = floors;
      const isOfRoom = (url: string) => /\/(room|mask|shade|gloss)\.[^/]*webp$/.test(url) || swatches.includes(url);
      const room = [...bytes].reduce((sum, [url, each]) => sum + (isOfRoom(url) ? each : 0), 0);
      const oakBytes = [...bytes].find(([url]) => oak && url.endsWith(oak.textureUrl))?.[1] ?? 0;
      const textures = await Promise.all(floors.map(async ({ textureUrl }) => (await fetch(origin + textureUrl)).arrayBuffer()));
      const heaviest = room + Math.max(...textures.map(({ byteLength }) => byteLength));
      rows.push([screen, id, kilobytes(room), kilobytes(room + oakBytes), kilobytes(heaviest)]);
      if (oakBytes === 0) misses.push(`${id} on ${screen}: no texture was loaded, so nothing was measured`);
      if (heaviest > mostPictures)
        misses.push(`${id} on ${screen}: ${kilobytes(heaviest)} kB, allowed are ${mostPictures / 1000}`);
      await context.close();
    }
  }
  return {
    title: 'Pictures at the first view of a room, kB',
    columns: ['screen', 'room', 'its layers and the swatches', 'with oak', 'with the heaviest floor'],
    rows,
    note: `Bytes on the wire. The limit of ${mostPictures / 1000} kB is for the room with any floor.`,
    misses,
  };
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
