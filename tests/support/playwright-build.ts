import { type Browser, type BrowserContextOptions, firefox, webkit } from 'playwright-core';
import { lacks } from './lacks.ts';

/** Starts Playwright's own build of Firefox or WebKit. */
export async function startPlaywrightBuild(name: 'firefox' | 'webkit'): Promise<Browser> {
  const browser = await (name === 'firefox' ? firefox.launch({ firefoxUserPrefs: firefoxPreferences }) : webkit.launch());
  const newContext = browser.newContext.bind(browser);
  return Object.assign(browser, {
    async newContext(options: BrowserContextOptions = {}) {
      if (options.permissions) lacks('permissions');
      return Object.assign(await newContext(options), { newCDPSession: () => lacks("protocol of Chromium's") });
    },
  });
}

export type Preferences = Record<string, string | number | boolean>;

export const firefoxPreferences: Preferences = {
  // It's software here, and too slow.
  'webgl.disabled': true,
  // A page from the back/forward cache keeps its state.
  'browser.sessionhistory.max_total_viewers': 0,
  // A mouse: precise (2) and able to hover (4). Without a screen there is none.
  'ui.primaryPointerCapabilities': 6,
};
