import type { Browser, BrowserContextOptions } from 'playwright-core';
import { lacks } from '../lacks.ts';
import { type Display, openWindow, startDisplay, type Window } from './display.ts';
import { Gateway } from './gateway.ts';
import { WebkitPage } from './page.ts';

/** Starts WebKit. Tests use it as if Playwright drove it, and are skipped when they need something this driver can't do. */
export async function startWebkit(): Promise<Browser> {
  const display = await startDisplay();
  // Only the parts that tests use exist. Asking for another one skips the test.
  return skipRest({
    newContext: (options: BrowserContextOptions = {}) => newContext(display, options),
    version: () => 'WebKitGTK',
    close: async () => display.stop(),
  }) as unknown as Browser;
}

async function newContext(display: Display, options: BrowserContextOptions) {
  if (options.javaScriptEnabled === false) lacks('pages without scripts');
  if (options.forcedColors || options.colorScheme) lacks('emulated colors');
  if (options.permissions) lacks('permissions');
  if (options.timezoneId || options.locale) lacks('emulated time zones and languages');
  const { baseURL: target = 'http://localhost', viewport } = options;
  let page: WebkitPage;
  const gateway = new Gateway({
    target,
    headers: options.extraHTTPHeaders ?? {},
    onRequest: ({ method, url }) => page.emit('request', { url: () => url, method: () => method }),
    onError: (text) => page.emit('pageerror', new Error(text)),
  });
  const [window] = await Promise.all([
    openWindow(display, { reducedMotion: options.reducedMotion === 'reduce' }),
    gateway.start(),
  ]);
  page = new WebkitPage(window, gateway);
  await page.setViewportSize(viewport ?? { width: 1440, height: 900 });
  return contextOf(window, gateway, skipRest(page));
}

function contextOf(window: Window, gateway: Gateway, page: WebkitPage) {
  let hasPage = false;
  return skipRest({
    async newPage() {
      if (hasPage) lacks('second pages');
      hasPage = true;
      return page;
    },
    pages: () => [page],
    addInitScript: page.addInitScript,
    route: page.route,
    unroute: page.unroute,
    setOffline: async (isOffline: boolean) => {
      gateway.isOffline = isOffline;
    },
    cookies: () => window.driver.manage().getCookies(),
    clearCookies: () => window.driver.manage().deleteAllCookies(),
    async close() {
      await window.close();
      gateway.stop();
    },
  });
}

function skipRest<Part extends object>(part: Part): Part {
  return new Proxy(part, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value === 'function') return value.bind(target);
      // A promise resolves with this object, which has no `then`.
      if (name in target || typeof name === 'symbol' || name === 'then' || name === 'toJSON') return value;
      return lacks(String(name));
    },
  });
}
