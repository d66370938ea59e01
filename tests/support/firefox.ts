import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { firefox } from 'playwright-core-firefox';
import { lacks } from './lacks.ts';
import { firefoxPreferences, type Preferences } from './playwright-build.ts';

/** Starts Debian's Firefox, which Playwright drives through WebDriver BiDi. */
export async function startFirefox(): Promise<Browser> {
  const usual = await launch({});
  const others = new Map<string, Promise<Browser>>();
  return Object.assign(Object.create(usual) as Browser, {
    async newContext(options: BrowserContextOptions = {}) {
      if (options.javaScriptEnabled === false) lacks('pages without scripts');
      const media = mediaOf(options);
      const key = JSON.stringify(media);
      if (key !== '{}' && !others.has(key)) others.set(key, launch(media));
      const context = await ((await others.get(key)) ?? usual).newContext(options);
      return adapt(context);
    },
    async close() {
      for (const browser of [usual, ...(await Promise.all(others.values()))]) await browser.close();
    },
  });
}

async function launch(media: Preferences): Promise<Browser> {
  const { DISPLAY: _, ...env } = process.env;
  const browser = await firefox.launch({
    executablePath: '/usr/bin/firefox-esr',
    channel: 'moz-firefox',
    env,
    timeout: 120_000,
    firefoxUserPrefs: { ...firefoxPreferences, ...media },
  });
  // The types of the two versions differ in small things only.
  return browser as unknown as Browser;
}

/** The driver ignores these options, but a browser of its own can be started with them. */
function mediaOf({ reducedMotion, forcedColors }: BrowserContextOptions): Preferences {
  return {
    ...(reducedMotion === 'reduce' && { 'ui.prefersReducedMotion': 1 }),
    ...(forcedColors === 'active' && { 'ui.useAccessibilityTheme': 1, 'browser.display.document_color_use': 2 }),
  };
}

function adapt(context: BrowserContext): BrowserContext {
  context.on('page', adaptPage);
  return Object.assign(context, { newCDPSession: () => lacks("protocol of Chromium's") });
}

function adaptPage(page: Page): void {
  const waitForEvent = page.waitForEvent.bind(page);
  Object.assign(page, {
    emulateMedia: () => lacks('emulated media'),
    waitForEvent: (event: 'close', options?: object) =>
      String(event) === 'download' ? lacks('downloads') : waitForEvent(event, options),
  });
  // It has no touch screen.
  const locator = Object.getPrototypeOf(page.locator('html')) as Locator;
  Object.assign(locator, { tap: locator.click });
}
