import { mkdtempSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Script } from 'node:vm';
import { By, Key, Origin, type WebElement } from 'selenium-webdriver';
import { lacks } from '../lacks.ts';
import { placeWindow, type Window } from './display.ts';
import type { Gateway } from './gateway.ts';
import { keysOf } from './keys.ts';
import { type InputFile, isLeaving, WebkitLocator } from './locator.ts';
import { type Matcher, matches } from './route.ts';

type Listener = (given: never) => unknown;

const timeout = 30_000;

/** The part of Playwright's Page that tests use, driven through WebDriver. */
export class WebkitPage {
  readonly #window: Window;
  readonly #gateway: Gateway;
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly keyboard: Keyboard;
  readonly mouse: Mouse;

  constructor(window: Window, gateway: Gateway) {
    this.#window = window;
    this.#gateway = gateway;
    this.keyboard = new Keyboard(this);
    this.mouse = new Mouse(this);
  }

  get driver() {
    return this.#window.driver;
  }

  /** Sizes the window so that the page has this size. */
  async setViewportSize({ width, height }: { width: number; height: number }): Promise<void> {
    const window = this.driver.manage().window();
    const inner = () => this.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    if (!this.#frame) {
      // Resizing takes a moment.
      await window.setRect(placeWindow({ width: 1000, height: 800 }));
      await this.#until('the window', async () => (await inner()).width === 1000);
      this.#frame = 800 - (await inner()).height;
    }
    await window.setRect(placeWindow({ width, height: height + this.#frame }));
    await this.#until('the window', async () => (await inner()).width === width && (await inner()).height === height);
  }

  /** Pixels that the window is taller than the page. */
  #frame: number | undefined;

  async goto(url: string, { waitUntil = 'load' }: { waitUntil?: string } = {}): Promise<void> {
    if (waitUntil === 'commit') lacks('pages that are still loading');
    await this.driver.get(this.#gateway.toGateway(url));
    await this.waitForLoadState(waitUntil);
  }

  async reload({ waitUntil = 'load' }: { waitUntil?: string } = {}): Promise<void> {
    await this.driver.navigate().refresh();
    await this.waitForLoadState(waitUntil);
  }

  async goBack(): Promise<void> {
    await this.driver.navigate().back();
    await this.settle();
  }

  async goForward(): Promise<void> {
    await this.driver.navigate().forward();
    await this.settle();
  }

  /** The address after the last call. Asks for the present one, so that a test that waits for it will see it. */
  url = (): string => {
    void this.settle().catch(() => null);
    return this.#url;
  };
  #url = 'about:blank';
  title = () => this.driver.getTitle();

  /** After an action: an address that changed at once is known, and a page that is being left is gone. */
  async settle(): Promise<void> {
    let url: string | undefined;
    await this.#until('the page', async () => {
      url = await this.driver.getCurrentUrl().catch(ignoreLeaving);
      return url !== undefined;
    });
    this.#url = this.#gateway.toTarget(url ?? '');
  }

  root = (): Promise<WebElement> => this.driver.findElement(By.css('html'));

  /** What a step of a locator finds. */
  async elements<Args extends unknown[]>(
    find: (roots: Element[], ...args: Args) => Element[],
    roots: WebElement[],
    ...args: Args
  ): Promise<WebElement[]> {
    // WebKit's driver doesn't look for elements inside of arrays.
    return this.driver.executeScript<WebElement[]>(
      `const [args, ...roots] = arguments; return (${find})(roots, ...args)`,
      args,
      ...roots,
    );
  }

  async bySelector(roots: WebElement[], selector: string): Promise<WebElement[]> {
    if (selector === '..' || selector === 'xpath=..') {
      return this.elements((all) => all.flatMap(({ parentElement }) => parentElement ?? []), roots);
    }
    if (/:text|:visible|^text=|>>/.test(selector)) lacks(`selectors like ${selector}`);
    return this.elements(
      (all, css) => {
        const within = (root: Element) => (root === document.documentElement ? document : root);
        return [...new Set(all.flatMap((root) => [...within(root).querySelectorAll(css)]))];
      },
      roots,
      selector,
    );
  }

  /** Runs a function in the page with these arguments and waits for its result. */
  async run<Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: { [Index in keyof Args]: unknown }
  ): Promise<Result> {
    return this.#script(`(${run})(...given)`, args) as Promise<Result>;
  }

  async runOnAll<Result, Arg>(
    run: (elements: Element[], arg: Arg) => Result,
    elements: WebElement[],
    arg?: Arg,
  ): Promise<Result> {
    return this.#script(`(${run})(given.slice(1), given[0])`, [arg ?? null, ...elements]) as Promise<Result>;
  }

  async evaluate<Result, Arg>(run: string | ((arg: Arg) => Result | Promise<Result>), arg?: Arg): Promise<Result> {
    // A page's policy refuses eval, so only statements use it.
    const text = isExpression(String(run)) ? `(${run})` : `(0, eval)(${JSON.stringify(run)})`;
    const source = typeof run === 'string' ? text : `(${run})(...given)`;
    const result = (await this.#script(source, [arg])) as Result;
    await this.settle();
    return result;
  }

  async #script(expression: string, args: readonly unknown[]): Promise<unknown> {
    const answer = await this.driver.executeAsyncScript<{ url: string; value?: unknown; error?: string; isUndefined?: boolean }>(
      `const given = [...arguments], done = given.pop();
       (async () => ${expression})().then(
         (value) => done({ url: location.href, value, isUndefined: value === undefined }),
         (error) => done({ url: location.href, error: String(error && error.message || error) }))`,
      ...args,
    );
    this.#url = this.#gateway.toTarget(answer.url);
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.isUndefined ? undefined : answer.value;
  }

  locator = (selector: string, options = {}) => new WebkitLocator(this).locator(selector, options);
  getByRole = (...given: Parameters<WebkitLocator['getByRole']>) => new WebkitLocator(this).getByRole(...given);
  getByText = (...given: Parameters<WebkitLocator['getByText']>) => new WebkitLocator(this).getByText(...given);
  getByLabel = (...given: Parameters<WebkitLocator['getByLabel']>) => new WebkitLocator(this).getByLabel(...given);
  waitForSelector = (selector: string, options = {}) => this.locator(selector).first().waitFor(options);
  waitForTimeout = (ms: number) => sleep(ms);

  async waitForFunction<Arg>(run: (arg: Arg) => unknown, arg?: Arg): Promise<void> {
    await this.#until('the function', async () => Boolean(await this.evaluate(run, arg).catch(() => false)));
  }

  async waitForURL(matcher: Matcher): Promise<void> {
    await this.#until(String(matcher), async () => {
      await this.settle();
      return matches(matcher, this.#url, this.#gateway.toTarget(this.#gateway.origin));
    });
    await this.waitForLoadState('load');
  }

  async waitForLoadState(state = 'load'): Promise<void> {
    await this.#until(state, async () => {
      const isLoaded = await this.evaluate(() => document.readyState === 'complete').catch(() => false);
      const { pending, lastBusy } = this.#gateway;
      return isLoaded && (state !== 'networkidle' || (pending === 0 && performance.now() - lastBusy > 500));
    });
  }

  async #until(what: string, isDone: () => Promise<boolean>): Promise<void> {
    const end = performance.now() + timeout;
    while (!(await isDone())) {
      if (performance.now() > end) throw new Error(`Waited ${timeout} ms for ${what} at ${this.#url}`);
      await sleep(50);
    }
  }

  addInitScript = async (script: string | ((arg: unknown) => void), arg?: unknown) => {
    this.#gateway.initScripts.push(typeof script === 'string' ? script : `(${script})(${JSON.stringify(arg)})`);
  };
  route = async (...given: Parameters<Gateway['route']>) => this.#gateway.route(...given);
  unroute = async (matcher: Matcher) => this.#gateway.unroute(matcher);

  on(event: string, listener: Listener): void {
    if (event === 'response') lacks('responses to read');
    this.#listeners.set(event, (this.#listeners.get(event) ?? new Set()).add(listener));
  }

  emit(event: string, given: unknown): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(given as never);
  }

  async waitForEvent(event: string): Promise<{ suggestedFilename: () => string; path: () => Promise<string> }> {
    if (event !== 'download') return lacks(`events like ${event}`);
    const { downloads } = this.#window;
    let file: string | undefined;
    await this.#until('a download', async () => {
      file = readdirSync(downloads).find((name) => !name.endsWith('.wkdownload'));
      return file !== undefined;
    });
    // Its last bytes may still be on their way.
    await sleep(200);
    // The next one with this name must look new.
    const path = join(mkdtempSync(join(downloads, '../saved-')), file ?? '');
    renameSync(join(downloads, file ?? ''), path);
    return { suggestedFilename: () => file ?? '', path: async () => path };
  }

  /** Puts a file on the disk, where WebDriver can choose it. */
  saveFile(file: Exclude<InputFile, string>): string {
    // A file that changes after it was chosen can't be read anymore.
    const path = join(mkdtempSync(join(this.#window.downloads, '../chosen-')), file.name);
    writeFileSync(path, file.buffer);
    return path;
  }
}

function isExpression(script: string): boolean {
  try {
    new Script(`(${script})`);
    return true;
  } catch {
    return false;
  }
}

function ignoreLeaving(failure: unknown): undefined {
  if (!isLeaving(failure)) throw failure;
}

class Keyboard {
  readonly #page: WebkitPage;

  constructor(page: WebkitPage) {
    this.#page = page;
  }

  async press(combination: string): Promise<void> {
    const keys = keysOf(combination);
    const actions = this.#page.driver.actions({ async: true });
    for (const key of keys) actions.keyDown(key);
    for (const key of keys.toReversed()) actions.keyUp(key);
    await actions.perform();
    await this.#page.settle();
  }

  async type(text: string): Promise<void> {
    await this.#page.driver.actions({ async: true }).sendKeys(text.replaceAll('\n', Key.ENTER)).perform();
  }
}

class Mouse {
  readonly #page: WebkitPage;
  #at = { x: 0, y: 0 };

  constructor(page: WebkitPage) {
    this.#page = page;
  }

  async move(x: number, y: number, { steps = 1 } = {}): Promise<void> {
    const from = this.#at;
    const actions = this.#page.driver.actions({ async: true });
    for (let step = 1; step <= steps; step++) {
      const at = (one: number, other: number) => Math.round(one + ((other - one) * step) / steps);
      actions.move({ x: at(from.x, x), y: at(from.y, y), duration: 0, origin: Origin.VIEWPORT });
    }
    await actions.perform();
    this.#at = { x, y };
  }

  down = () => this.#page.driver.actions({ async: true }).press().perform();
  up = () => this.#page.driver.actions({ async: true }).release().perform();

  async click(x: number, y: number): Promise<void> {
    await this.move(x, y);
    await this.#page.driver.actions({ async: true }).press().release().perform();
  }

  async wheel(x: number, y: number): Promise<void> {
    await this.#page.evaluate((by) => scrollBy(by.x, by.y), { x, y });
  }
}
