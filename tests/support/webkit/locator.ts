import { setTimeout as sleep } from 'node:timers/promises';
import { error, type WebElement } from 'selenium-webdriver';
import * as inPage from './in-page.ts';
import type { WebkitPage } from './page.ts';
import { selectorOf } from './roles.ts';

type Text = string | RegExp;
type Find = (roots: WebElement[]) => Promise<WebElement[]>;
type RoleOptions = { name?: Text; exact?: boolean; includeHidden?: boolean } & inPage.StateMatch;
type FilterOptions = { has?: WebkitLocator; hasText?: Text; visible?: boolean };
type Waiting = { timeout?: number };

const timeout = 30_000;

/** The part of Playwright's Locator that tests use. */
export class WebkitLocator {
  readonly #page: WebkitPage;
  readonly #steps: readonly Find[];

  constructor(page: WebkitPage, steps: readonly Find[] = []) {
    this.#page = page;
    this.#steps = steps;
  }

  locator(selector: string | WebkitLocator, options: FilterOptions = {}): WebkitLocator {
    if (selector instanceof WebkitLocator) return this.#then((roots) => selector.findIn(roots));
    return this.#then((roots) => this.#page.bySelector(roots, selector)).filter(options);
  }

  getByRole(role: string, { name, exact = false, includeHidden: _, ...state }: RoleOptions = {}): WebkitLocator {
    return this.#then(async (roots) => {
      const found = await this.#page.elements(inPage.byRole, roots, selectorOf(role), role, state);
      if (name === undefined) return found;
      const names = await Promise.all(found.map((element) => element.getAccessibleName()));
      return found.filter((_, index) => isNamed(names[index] ?? '', name, exact));
    });
  }

  getByText(text: Text, { exact = false } = {}): WebkitLocator {
    return this.#byText('text', text, exact);
  }

  getByLabel(text: Text, { exact = false } = {}): WebkitLocator {
    return this.#byText('label', text, exact);
  }

  filter({ has, hasText, visible }: FilterOptions): WebkitLocator {
    if (visible !== undefined) {
      return this.#then((all) => keep(all, async (one) => (await this.#page.run(inPage.isVisible, one)) === visible)).filter({
        ...(has && { has }),
        ...(hasText && { hasText }),
      });
    }
    return this.#then(async (all) => {
      let found = all;
      if (hasText !== undefined) found = await this.#page.elements(inPage.byText, found, 'has', matchOf(hasText, false));
      if (has) found = await keep(found, async (one) => (await has.findIn([one])).length > 0);
      return found;
    });
  }

  and(other: WebkitLocator): WebkitLocator {
    return this.#then(async (all) => {
      const others = new Set(await ids(await other.find()));
      return keep(all, async (one) => others.has(await one.getId()));
    });
  }

  or(other: WebkitLocator): WebkitLocator {
    return new WebkitLocator(this.#page, [async () => [...(await this.find()), ...(await other.find())]]);
  }

  nth(index: number): WebkitLocator {
    return this.#then(async (all) => all.slice(index).slice(0, 1));
  }

  first = () => this.nth(0);
  last = () => this.nth(-1);
  page = () => this.#page;

  async all(): Promise<WebkitLocator[]> {
    return (await this.find()).map((_, index) => this.nth(index));
  }

  count = async () => (await this.find()).length;

  /** What it matches now. Tries again if the page changes meanwhile. */
  async find(): Promise<WebElement[]> {
    for (;;) {
      try {
        return await this.findIn([await this.#page.root()]);
      } catch (failure) {
        if (!isStale(failure)) throw failure;
        await sleep(50);
      }
    }
  }

  async findIn(roots: WebElement[]): Promise<WebElement[]> {
    let found = roots;
    for (const step of this.#steps) found = await step(found);
    return found;
  }

  async click({ force = false, position, timeout }: ClickOptions = {}): Promise<void> {
    const { x, y } = await this.#point(force, position ?? null, timeout);
    await this.#page.mouse.click(x, y);
    await this.#page.settle();
  }

  /** WebKitGTK's driver has no touch screen. */
  tap = (options?: ClickOptions) => this.click(options);

  async hover({ position }: ClickOptions = {}): Promise<void> {
    const { x, y } = await this.#point(true, position ?? null);
    await this.#page.mouse.move(x, y);
  }

  async check(options: ClickOptions = {}): Promise<void> {
    if (!(await this.isChecked())) await this.click(options);
  }

  async uncheck(options: ClickOptions = {}): Promise<void> {
    if (await this.isChecked()) await this.click(options);
  }

  async fill(value: string): Promise<void> {
    await this.#use((element) => this.#page.run(inPage.fillField, element, value));
  }

  clear = () => this.fill('');

  async press(key: string): Promise<void> {
    await this.focus();
    await this.#page.keyboard.press(key);
    await this.#page.settle();
  }

  async pressSequentially(text: string): Promise<void> {
    await this.focus();
    await this.#page.keyboard.type(text);
  }

  async selectOption(wanted: string | string[] | { label: string }): Promise<string[]> {
    // WebKit's Back button skips what a page did without a visitor.
    await this.#page.mouse.click(1, 1);
    const values = typeof wanted === 'string' ? [wanted] : Array.isArray(wanted) ? wanted : [wanted.label];
    return this.#use((element) => this.#page.run(inPage.selectOptions, element, values));
  }

  async setInputFiles(files: InputFile | InputFile[]): Promise<void> {
    const paths = [files].flat().map((file) => (typeof file === 'string' ? file : this.#page.saveFile(file)));
    await this.#use((element) => element.sendKeys(paths.join('\n')));
  }

  focus = () => this.evaluate((element) => (element instanceof HTMLElement ? element.focus() : undefined));
  blur = () => this.evaluate((element) => (element instanceof HTMLElement ? element.blur() : undefined));
  selectText = () => this.evaluate((element) => (element instanceof HTMLInputElement ? element.select() : undefined));
  textContent = () => this.evaluate((element) => element.textContent);
  innerText = () => this.evaluate((element) => (element instanceof HTMLElement ? element.innerText : ''));
  getAttribute = (name: string) => this.evaluate((element, attribute: string) => element.getAttribute(attribute), name);
  inputValue = () => this.evaluate((element) => ('value' in element ? String(element.value) : ''));
  isChecked = () =>
    this.evaluate((element) =>
      element instanceof HTMLInputElement ? element.checked : element.getAttribute('aria-checked') === 'true',
    );
  isDisabled = () => this.evaluate((element) => element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true');
  scrollIntoViewIfNeeded = () => this.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  allTextContents = () => this.evaluateAll((all) => all.map(({ textContent }) => textContent ?? ''));

  async boundingBox(): Promise<{ x: number; y: number; width: number; height: number } | null> {
    return this.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return width === 0 && height === 0 ? null : { x, y, width, height };
    });
  }

  async isVisible(): Promise<boolean> {
    const [element] = await this.find();
    return element !== undefined && (await this.#page.run(inPage.isVisible, element).catch(() => false));
  }

  async evaluate<Result, Arg>(run: (element: Element, arg: Arg) => Result | Promise<Result>, arg?: Arg): Promise<Result> {
    return this.#use((element) => this.#page.run(run, element, arg));
  }

  async evaluateAll<Result, Arg>(run: (elements: Element[], arg: Arg) => Result, arg?: Arg): Promise<Result> {
    return this.#page.runOnAll(run, await this.find(), arg);
  }

  async waitFor({ state = 'visible', timeout: limit = timeout }: { state?: string } & Waiting = {}): Promise<void> {
    await this.#until(limit, `wait for it to be ${state}`, async () => {
      const found = await this.find();
      if (state === 'attached') return found.length > 0;
      if (state === 'detached') return found.length === 0;
      const isShown = await this.isVisible();
      return state === 'hidden' ? !isShown : isShown;
    });
  }

  #then(step: Find): WebkitLocator {
    return new WebkitLocator(this.#page, [...this.#steps, step]);
  }

  #byText(kind: 'text' | 'label', text: Text, isExact: boolean): WebkitLocator {
    return this.#then((roots) => this.#page.elements(inPage.byText, roots, kind, matchOf(text, isExact)));
  }

  async #point(isForced: boolean, position: { x: number; y: number } | null, limit = timeout): Promise<{ x: number; y: number }> {
    let point: { x: number; y: number } | string = 'is missing';
    await this.#until(limit, 'point at it', async () => {
      point = await this.#use((element) => this.#page.run(inPage.clickPoint, element, isForced, position), limit);
      return typeof point !== 'string' || point;
    });
    return point as unknown as { x: number; y: number };
  }

  /** Waits until there is exactly one, and does something with it. */
  async #use<Result>(run: (element: WebElement) => Promise<Result>, limit = timeout): Promise<Result> {
    let result: { value: Result } | undefined;
    await this.#until(limit, 'find it', async () => {
      const [element, ...others] = await this.find();
      if (others.length > 0) throw new Error(`${others.length + 1} elements match`);
      if (!element) return false;
      result = { value: await run(element) };
      return true;
    });
    if (!result) throw new Error('not found');
    return result.value;
  }

  /** Tries until `isDone` returns true. A string it returns is the reason to try again. */
  async #until(limit: number, what: string, isDone: () => Promise<boolean | string>): Promise<void> {
    const end = performance.now() + limit;
    let reason: boolean | string = '';
    do {
      try {
        reason = await isDone();
        if (reason === true) return;
      } catch (failure) {
        if (!isStale(failure)) throw failure;
      }
      await sleep(50);
    } while (performance.now() < end);
    throw new Error(`Couldn't ${what} within ${limit} ms ${reason}\n${this.#steps.map(String).join('\n')}`);
  }
}

interface ClickOptions {
  force?: boolean;
  position?: { x: number; y: number };
  timeout?: number;
}

export type InputFile = string | { name: string; mimeType: string; buffer: Buffer };

function matchOf(text: Text, isExact: boolean): inPage.TextMatch {
  return typeof text === 'string'
    ? { text: text.replace(/\s+/g, ' ').trim(), flags: null, isExact }
    : { text: text.source, flags: text.flags, isExact };
}

function isNamed(given: string, name: Text, isExact: boolean): boolean {
  const clean = given.replace(/\s+/g, ' ').trim();
  if (typeof name !== 'string') return name.test(clean);
  return isExact ? clean === name : clean.toLowerCase().includes(name.toLowerCase());
}

async function keep(all: WebElement[], isKept: (one: WebElement) => Promise<boolean>): Promise<WebElement[]> {
  const kept = await Promise.all(all.map(isKept));
  return all.filter((_, index) => kept[index]);
}

const ids = (all: WebElement[]) => Promise.all(all.map((one) => one.getId()));

/** The page has changed since the element was found. */
function isStale(failure: unknown): boolean {
  return failure instanceof error.StaleElementReferenceError || failure instanceof error.NoSuchElementError || isLeaving(failure);
}

/** While a page is being left, WebKit's driver answers some calls with an error that has no text. */
export function isLeaving(failure: unknown): boolean {
  return failure instanceof error.WebDriverError && failure.message.trim() === '';
}
