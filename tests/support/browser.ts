import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/** `npm test` sets CHROMIUM and HEADLESS_SHELL to the browsers it found or fetched. */
export const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const { HEADLESS_SHELL = executablePath } = process.env;

export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The headless shell where there is one, a third quicker than the whole browser. The back/forward cache, which only the whole
 * one has, is off unless asked for: with it a page comes back as it was left.
 */
export function startBrowser({ backForwardCache = false } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: backForwardCache ? executablePath : HEADLESS_SHELL,
    args: browserArguments,
    ...(backForwardCache && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  });
}

let visitors = 0;

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Errors on the console and uncaught ones, refused connections included. */
  errors: string[];
  /** Every address asked for. */
  requests: string[];
}

/**
 * A new visitor with an address of its own, so that one test does not use up another's rate limit. `goto` also waits until the
 * page is laid out to its end, unless it is told not to wait for it to load.
 */
export async function visit(browser: Browser, origin: string, options: BrowserContextOptions = {}): Promise<Visit> {
  visitors += 1;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    extraHTTPHeaders: { 'CF-Connecting-IP': `198.51.100.${visitors}` },
    ...options,
  });
  const page = await context.newPage();
  const errors: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    // Reading back what software WebGL drew is slow, and Chromium says so.
    if (message.text().includes('GL Driver Message')) return;
    if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('request', (request) => requests.push(request.url()));
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    const { waitUntil = 'load' } = options ?? {};
    if (['load', 'networkidle'].includes(waitUntil)) await laidOut(page);
    return response;
  };
  return { page, context, errors, requests };
}

/** Resolves once no part of a page waits to be laid out (renderer/start.ts). With scripts off none ever does. */
async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main > *, body > footer')].every(
      (part) => getComputedStyle(part).contentVisibility === 'visible',
    ),
  );
}

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
