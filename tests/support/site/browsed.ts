/** A browser, and sites with the built pages, shared by all test files of a worker. */
import type { BrowserContextOptions } from 'playwright-core';
import { freePort } from '#tools/free-port.ts';
import { bringAxe } from '../axe.ts';
import { startBrowser, type Visit, visit } from '../browser.ts';
import { wakeIslands } from '../islands.ts';
import { notifyVars, type SiteOptions, startSite } from './start.ts';

export const browser = await startBrowser();

/** The business is notified, and customers get mail. */
export const withMail: SiteOptions = {
  bindings: true,
  vars: { ...notifyVars, REPLY_MAIL_FROM: 'office@example.com' },
};

export type BrowsedSite = Awaited<ReturnType<typeof startBrowsed>>;

/** Starting one takes a second, so files with the same options share it. */
const sites = new Map<string, Promise<BrowsedSite>>();
globalThis.endShared = () =>
  Promise.all([browser.close(), ...[...sites.values()].map(async (started) => (await started).site.stop())]);

/** A site with these options, and what opens its pages. */
export function browsedSite(options: SiteOptions = {}): Promise<BrowsedSite> {
  const key = JSON.stringify(options);
  const started = sites.get(key) ?? startBrowsed(options);
  sites.set(key, started);
  return started;
}

interface OpenOptions extends BrowserContextOptions {
  /** Whether axe comes with the page. */
  withAxe?: boolean;
}

async function startBrowsed(options: SiteOptions) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const site = await startSite({ pages: true, port, ...options });
  /** Opens a page as a new visitor. */
  async function openPage(path: string, { withAxe = false, ...options }: OpenOptions = {}): Promise<Visit> {
    const visitor = await visit(browser, origin, options);
    if (withAxe) await bringAxe(visitor.context);
    await visitor.page.goto(path);
    return visitor;
  }
  /** The same with reduced motion, and with the page's islands awake. */
  async function openAwake(path: string, options: OpenOptions = {}): Promise<Visit> {
    const visitor = await openPage(path, { reducedMotion: 'reduce', ...options });
    await wakeIslands(visitor.page);
    return visitor;
  }
  return { site, origin, openPage, openAwake };
}

export const { site, origin, openPage, openAwake } = await browsedSite({ bucket: true });
