import type { Browser } from 'playwright-core';
import { firefox } from 'playwright-core-firefox';

/** Starts Debian's Firefox, which Playwright drives through WebDriver BiDi. */
export async function startFirefox(): Promise<Browser> {
  const { DISPLAY: _, ...env } = process.env;
  const browser = await firefox.launch({
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    channel: 'moz-firefox',
    env,
    timeout: 120_000,
    // Software WebGL is too slow here, and a page from the back/forward cache keeps its state.
    firefoxUserPrefs: { 'webgl.disabled': true, 'browser.sessionhistory.max_total_viewers': 0 },
  });
  // The types of the two versions differ in small things only.
  return browser as unknown as Browser;
}
