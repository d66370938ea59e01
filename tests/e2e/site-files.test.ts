import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBrowser, visit } from '../support/browser.ts';
import { type Server, startServer } from '../support/server.ts';

let state: string;
let server: Server;
let browser: Browser;

beforeAll(async () => {
  state = await mkdtemp(join(tmpdir(), 'site-files-'));
  [server, browser] = await Promise.all([startServer(state), startBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await server.stop();
  await rm(state, { recursive: true, force: true });
});

test.each([
  ['/sitemap.xml', /^(application|text)\/xml/],
  ['/feed.xml', /^application\/atom\+xml; charset=utf-8$/],
  ['/llms.txt', /^text\/plain; charset=utf-8$/],
  ['/robots.txt', /^text\/plain; charset=utf-8$/],
  ['/.well-known/security.txt', /^text\/plain; charset=utf-8$/],
  ['/site.webmanifest', /^application\/manifest\+json/],
  ['/favicon.svg', /^image\/svg\+xml/],
  ['/favicon.ico', /^image\/(vnd\.microsoft\.icon|x-icon)$/],
  ['/apple-touch-icon.png', /^image\/png$/],
])('%s is served as what it is', async (path, type) => {
  const response = await fetch(server.origin + path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, expect.stringMatching(type)]);
});

test('a browser reads the sitemap and the feed as XML, the manifest without complaint, and draws every icon', async () => {
  const { page, context, errors } = await visit(browser, server.origin);
  await page.goto('/blog', { waitUntil: 'networkidle' });
  const parsed = await page.evaluate(async () => {
    const rootOf = async (path: string) => {
      const text = await (await fetch(path)).text();
      const { documentElement: root } = new DOMParser().parseFromString(text, 'application/xml');
      return [root.namespaceURI, root.localName, root.querySelectorAll(':scope > url, :scope > entry').length];
    };
    return [await rootOf('/sitemap.xml'), await rootOf('/feed.xml')];
  });
  expect(parsed).toEqual([
    ['http://www.sitemaps.org/schemas/sitemap/0.9', 'urlset', 63],
    ['http://www.w3.org/2005/Atom', 'feed', 16],
  ]);
  const drawn = await page.evaluate(
    (paths) =>
      Promise.all(
        paths.map(async (path) => {
          const image = new Image();
          image.src = path;
          await image.decode();
          return image.naturalWidth;
        }),
      ),
    ['/favicon.ico', '/apple-touch-icon.png', '/icon-192.png', '/icon-512.png', '/icon-maskable-512.png'],
  );
  expect(drawn).toEqual([48, 180, 192, 512, 512]);
  const session = await context.newCDPSession(page);
  const manifest = await session.send('Page.getAppManifest');
  expect([manifest.url, manifest.errors]).toEqual([`${server.origin}/site.webmanifest`, []]);
  expect(errors).toEqual([]);
  await context.close();
});
