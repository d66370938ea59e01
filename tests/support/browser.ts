import { randomInt } from 'node:crypto';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { onTestFailed, onTestFinished } from 'vitest';
import { installedChromium, installedShell } from '#tools/browsers.ts';
import { recordFailure } from './failed-test.ts';

const executablePath = installedChromium() ?? '';

const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts the headless shell if there is one, since it's a third faster than the full browser. Only the full browser has a
 * back/forward cache. That's off by default, because a page restored from it keeps its state.
 */
export async function startBrowser({ backForwardCache = false } = {}): Promise<Browser> {
  const isWatched = Boolean(process.env.HEADED);
  return chromium.launch({
    headless: !isWatched,
    executablePath: backForwardCache || isWatched ? executablePath : installedShell(),
    args: browserArguments,
    timeout: 120_000,
    ...(backForwardCache && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  });
}

/** Chromium warns that reading back a software-rendered canvas is slow. */
const harmless = 'GL Driver Message';

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Console errors and warnings, uncaught errors and rejected connections. */
  errors: string[];
  /** The URL of every request. */
  requests: string[];
}

/**
 * Opens a page as a new visitor until the test ends. Each visitor has their own IP address, so tests don't use up each
 * other's rate limits.
 */
export async function visit(browser: Browser, origin: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    extraHTTPHeaders: { 'CF-Connecting-IP': randomAddress() },
    ...options,
  });
  const page = await context.newPage();
  const keepFailure = await recordFailure(context, page);
  onTestFinished(async () => {
    await keepFailure();
    await context.close();
  });
  const errors: string[] = [];
  onTestFailed(() => {
    if (errors.length > 0) console.error(`Errors on ${page.url()}:`, errors);
  });
  const requests: string[] = [];
  const note = (text: string) => {
    if (!text.includes(harmless)) errors.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') note(message.text());
  });
  page.on('pageerror', (error) => note(error.message));
  page.on('request', (request) => requests.push(request.url()));
  return { page, context, errors, requests };
}

/** Lays out parts with `content-visibility: auto` that are off screen, so they can be measured. */
export async function layOutHiddenParts(page: Page): Promise<void> {
  await addStyles(page, '* { content-visibility: visible !important; }');
}

/** How many pixels the page scrolls sideways. */
export function sidewaysOn(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(document.documentElement.scrollWidth - document.documentElement.clientWidth, 0));
}

/** Adds styles to a page, whatever its own policy allows. */
export async function addStyles(page: Page, styles: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, styles);
}

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

function randomAddress(): string {
  return ['10', randomInt(256), randomInt(256), randomInt(1, 255)].join('.');
}
