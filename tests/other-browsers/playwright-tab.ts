import { type Browser, firefox, webkit } from 'playwright-core';
import { firefox as debianFirefox } from 'playwright-core-firefox';
import { onTestFinished } from 'vitest';
import { installedBuild } from '#tools/browsers.ts';
import type { Tab } from './tab.ts';

type Engine = 'firefox' | 'webkit';

/** A tab of Playwright's Firefox or WebKit, or of Debian's Firefox, which newer versions of Playwright don't drive. */
export async function openPlaywrightTab(engine: Engine, origin: string, scripts: 'on' | 'off'): Promise<Tab> {
  const javaScriptEnabled = scripts === 'on';
  const browser = await launch(engine, javaScriptEnabled);
  onTestFinished(() => browser.close());
  const context = await browser.newContext({ baseURL: origin, ignoreHTTPSErrors: true, javaScriptEnabled });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  const find = (element: string) => page.locator(element).filter({ visible: true }).first();
  const resize = (width: number, height: number) => page.setViewportSize({ width, height });
  await resize(1440, 900);
  return {
    goTo: (path) => page.goto(path),
    resize,
    see: (element) => find(element).waitFor(),
    click: (element) => find(element).click(),
    type: (element, text) => find(element).pressSequentially(text),
    press: (key) => page.keyboard.press(key),
    run: (inPage) => page.evaluate(`(${inPage})()`),
    errors: async () => errors,
  };
}

async function launch(engine: Engine, javaScriptEnabled: boolean): Promise<Browser> {
  if (engine === 'webkit') return webkit.launch();
  const firefoxUserPrefs = {
    // A mouse: precise (2) and able to hover (4). Without a screen there is none.
    'ui.primaryPointerCapabilities': 6,
  };
  if (installedBuild('firefox') === 'playwright') return firefox.launch({ firefoxUserPrefs });
  const options = {
    executablePath: '/usr/bin/firefox-esr',
    channel: 'moz-firefox',
    // The option of its contexts has no effect.
    firefoxUserPrefs: { ...firefoxUserPrefs, 'javascript.enabled': javaScriptEnabled },
  };
  // The types of the two versions differ in small things only.
  return (await debianFirefox.launch(options)) as unknown as Browser;
}
