import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, By, Capabilities, Key, type WebElement } from 'selenium-webdriver';
import { expect, onTestFinished } from 'vitest';
import { freePort } from '#tools/free-port.ts';
import type { Tab } from './tab.ts';

const screen = { width: 1440, height: 900 };
const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, ArrowDown: Key.ARROW_DOWN };

/** A tab of Debian's WebKit, which Playwright doesn't drive. */
export async function openWebkitgtkTab(origin: string, scripts: 'on' | 'off'): Promise<Tab> {
  const args = ['--automation', `--enable-javascript=${scripts === 'on'}`];
  const capabilities = { browserName: 'MiniBrowser', acceptInsecureCerts: true, 'webkitgtk:browserOptions': { args } };
  const driver = await new Builder()
    .usingServer(await startDriver())
    .disableEnvironmentOverrides()
    .withCapabilities(new Capabilities(capabilities))
    .build();
  onTestFinished(() => driver.quit());

  async function search(element: string): Promise<WebElement | null> {
    for (const found of await driver.findElements(element.startsWith('//') ? By.xpath(element) : By.css(element)))
      if (await found.isDisplayed().catch(() => false)) return found;
    return null;
  }
  async function find(element: string): Promise<WebElement> {
    const found = await driver.wait(() => search(element), 60_000, element);
    if (!found) throw new Error(`There is no ${element}`);
    // The driver scrolls it only to the edge, below what sticks there.
    await driver.executeScript((shown: Element) => shown.scrollIntoView({ block: 'center' }), found);
    return found;
  }
  async function click(element: string) {
    const found = await find(element);
    // It can't be clicked while it's scrolled into view.
    await expect.poll(() => found.click().catch((error: unknown) => error)).toBeFalsy();
  }
  const window = driver.manage().window();
  async function resize(width: number, height: number) {
    // Around the pointer, in the middle of the screen: without a window manager, the window has the focus then.
    await window.setRect({ x: (screen.width - width) / 2, y: (screen.height - height) / 2, width, height });
    // The browser's toolbar keeps the window from being as narrow as a phone.
    await expect.poll(async () => (await window.getRect()).width).toBe(Math.max(width, 447));
  }
  await resize(screen.width, screen.height);
  return {
    goTo: (path) => driver.get(new URL(path, origin).href),
    resize,
    see: find,
    click,
    type: async (element, text) => (await find(element)).sendKeys(text),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    async run(inPage) {
      await driver.executeScript(watch);
      return driver.executeScript(inPage);
    },
    errors: () => driver.executeScript<string[]>(() => (sessionStorage.errors ?? '').split('\n').filter(Boolean)),
  };
}

/** Starts the driver on a screen that exists only in memory. Returns its address. */
async function startDriver(): Promise<string> {
  const size = `${screen.width}x${screen.height}x24`;
  const display = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', size], { stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => void display.kill());
  const env = { ...process.env, DISPLAY: `:${String(await once(display.stdout, 'data')).trim()}` };
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env });
  onTestFinished(() => void driver.kill());
  const server = `http://127.0.0.1:${port}`;
  await expect.poll(() => fetch(`${server}/status`).catch(() => null)).not.toBeNull();
  return server;
}

/** Runs in the page: notes errors that nobody catches from now on, for this tab. */
function watch(): void {
  const { dataset } = document.documentElement;
  if (dataset.watched) return;
  dataset.watched = 'true';
  const note = (error: unknown) => {
    sessionStorage.errors = `${sessionStorage.errors ?? ''}${error}\n`;
  };
  addEventListener('error', ({ message }) => note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
}
