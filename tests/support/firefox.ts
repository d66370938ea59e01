import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { firefox } from 'playwright-core-firefox';
import { lacks } from './lacks.ts';
import { firefoxPreferences, type Preferences } from './playwright-build.ts';

/** Debian's Firefox, which Playwright drives through WebDriver BiDi. Each set of media has a browser, which starts with its first visit. */
export function startFirefox(): Browser {
  const browsers = new Map<string, Promise<Browser>>();
  return Object.assign(Object.create(null) as Browser, {
    async newContext(options: BrowserContextOptions = {}) {
      if (options.javaScriptEnabled === false) lacks('pages without scripts');
      const media = mediaOf(options);
      const key = JSON.stringify(media);
      const browser = browsers.get(key) ?? launch(media);
      browsers.set(key, browser);
      return adapt(await (await browser).newContext(options));
    },
    async close() {
      for (const browser of browsers.values()) await (await browser).close();
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
