/**
 * What visitors and the business do most in WebKit, and where Safari differs or once went wrong. Debian's WebKit is driven by
 * WebDriver. With a build of Playwright's, smoke.test.ts runs in that instead.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Capabilities, Key, until, type WebDriver, type WebElement } from 'selenium-webdriver';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { contentIn } from '#site/index.ts';
import { wordsIn } from '#site/read/words.ts';
import { freePort } from '#tools/free-port.ts';
import { disturbances } from '../support/hostile.ts';
import { sending } from '../support/quote.ts';
import { photoFile } from '../support/room-photos.ts';
import { type Site, startSite, token } from '../support/site/start.ts';
import { callAsBusiness, sendAsVisitor } from '../support/site/visitor.ts';

const { form, success } = wordsIn('en').contact;
const person = { fullName: 'Ana López', email: 'ana@example.com', phone: '(512) 555-0111', zipCode: '78704' };

const desktop = { width: 1440, height: 900 };
/** The browser's toolbar keeps the window from being narrower. */
const phone = { width: 450, height: 850 };

const port = await freePort();
// Without HTTPS, WebKit keeps no session.
const start = () => startSite({ pages: true, port, https: true });
let site: Site;
beforeAll(async () => {
  site = await start();
});
afterAll(() => site.stop());

test.each([{ scripts: 'on' }, { scripts: 'off' }] as const)(
  'with scripts $scripts, pages read at both widths without scrolling sideways',
  async ({ scripts }) => {
    const { driver, goTo } = await open(scripts);
    for (const size of [phone, desktop]) {
      await resize(driver, size);
      // Between them, they have every kind of layout.
      for (const path of ['/', '/cities', '/blog/flooring-cost-guide-austin-2025', '/contact', '/gallery', '/visualizer']) {
        await goTo(path);
        expect.soft(await driver.findElement(By.css('h1')).isDisplayed(), path).toBe(true);
        const sideways = await driver.executeScript(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(sideways, `${path} at ${size.width} px`).toBeLessThanOrEqual(0);
      }
    }
  },
);

test('with scripts off, the form is sent', async () => {
  const { goTo, find, press } = await open('off');
  await goTo('/contact');
  for (const [name, value] of Object.entries(person)) await (await find(field(name))).sendKeys(value);
  await (await find(By.css('[name="serviceNeeded"] [value="tile"]'))).click();
  await press(form.submit);
  await find(withText(success.title));
});

test('what was filled in before the form woke is sent, though other programs change the page, and the inbox shows it', async () => {
  const { driver, goTo, find, press } = await open();
  await goTo('/contact');
  for (const disturb of Object.values(disturbances)) await driver.executeScript(disturb);
  expect(await driver.executeScript(autofill, person)).toBe('asleep');
  await find(awake('EstimateForm'));
  for (const [name, value] of Object.entries(person)) {
    expect(await (await find(field(name))).getAttribute('value'), name).toBe(value);
  }
  await (await find(By.css('[name="serviceNeeded"] [value="tile"]'))).click();
  await (await find(field('projectDetails'))).sendKeys('Water is coming through the floor');
  await press(form.submit);
  await find(withText(wordsIn('en').requestView.heading));

  await goTo('/inbox');
  await signIn(find, press);
  await (await find(By.css('[data-request]'))).click();
  await (await find(By.xpath('//*[@aria-labelledby="inbox-status"]//button[.="Contacted"]'))).click();
  await find(withText('Status: Contacted.'));
  await press('Sign out');
  await find(field('token'));
});

test('a quote is signed', async () => {
  const { quote } = wordsIn('en');
  const { id, link } = await sendAsVisitor(site);
  expect((await callAsBusiness(site, `/api/requests/${id}/quote`, 'POST', sending())).status).toBe(201);
  const { goTo, find, press } = await open();
  await goTo(link);
  await (await find(By.css('[type="checkbox"]'))).click();
  await find(withText('$3,124.30'));
  await (await find(field('name'))).sendKeys('Ann Lee');
  await (await find(field('agrees'))).click();
  await press(quote.accept);
  await find(withText(quote.standings.accepted.slice(0, 30)));
});

test('two rooms of the visualizer become a quote that is written in the inbox and signed, work days, and a finished job', async () => {
  const { quote, visualizer } = wordsIn('en');
  const floor = contentIn('en').visualizerFloors[0]?.id;
  const { driver, goTo, find, press } = await open();
  await goTo(`/visualizer#plan=custom.${floor}.16.20.0&plan=custom.${floor}.10.12.0`);
  await find(awake('Visualizer'));
  await (await find(By.linkText(visualizer.tool.quote))).click();
  await find(awake('EstimateForm'));
  for (const [name, value] of Object.entries(person)) await (await find(field(name))).sendKeys(value);
  await press(form.submit);
  await driver.wait(until.urlContains('/request#'), 20_000);
  const [link = '', id = ''] = /\/request#([^.]+).*/.exec(await driver.getCurrentUrl()) ?? [];
  await goTo(`/inbox?id=${id}`);
  await signIn(find, press);
  await press('Write a quote');
  await press('Add a line');
  const lineField = (name: string) => By.css(`#inbox-line-5-${name}`);
  await (await find(lineField('description'))).sendKeys('Baseboards');
  await (await find(lineField('price'))).sendKeys('4.50');
  await (await find(By.xpath('//fieldset[legend="Line 5"]//label[contains(., "Optional")]/input'))).click();
  await press('Look at it');
  // No app opens here.
  await driver.executeScript(() => document.addEventListener('click', (event) => event.isTrusted || event.preventDefault()));
  await press('Open in text app');
  await find(withText('Quote sent.'));
  await goTo(link);
  const option = await find(By.css('th [type="checkbox"]'));
  await driver.executeScript(toMiddle, option);
  await option.click();
  const name = await find(field('name'));
  await driver.executeScript(toMiddle, name);
  await name.sendKeys('Ann Lee');
  await (await find(field('agrees'))).click();
  await press(quote.accept);
  await find(withText(quote.standings.accepted.slice(0, 30)));
  await goTo(`/inbox?id=${id}`);
  await (await find(field('crew'))).sendKeys('Ray');
  await press('Save the work days');
  await find(withText('Work days saved.'));
  await site.rows(`UPDATE work SET first = '2026-01-05', last = '2026-01-07' WHERE request_id = '${id}'`);
  await goTo(`/inbox?id=${id}`);
  await press('Mark the job as done');
  await find(withText('Status: Done.'));
});

test('a form whose code did not load gets it on the next page', async () => {
  const { driver, goTo, find } = await open();
  await goTo('/contact');
  await site.stop();
  await (await find(field('fullName'))).click();
  const hasGivenUp = () => document.querySelector<HTMLFormElement>('form[data-estimate]')?.noValidate === false;
  await driver.wait(() => driver.executeScript(hasGivenUp), 20_000);
  site = await start();
  await goTo('/contact');
  await (await find(field('fullName'))).click();
  await find(awake('EstimateForm'));
});

test('the menus work by keyboard, and on a phone they keep the focus however they were opened', async () => {
  const { driver, goTo, find } = await open();
  const press = async (...keys: string[]) =>
    driver
      .switchTo()
      .activeElement()
      .sendKeys(...keys);
  const focused = () => driver.switchTo().activeElement().getText();
  await goTo('/');
  const menu = await find(By.css('#site-menu summary'));
  await menu.sendKeys(Key.ENTER);
  const second = await find(By.css('#site-menu details[open] li:nth-of-type(2) a'));
  await press(Key.ARROW_DOWN);
  await press(Key.ARROW_DOWN);
  expect(await focused()).toBe(await second.getText());
  await press(Key.ESCAPE);
  expect(await focused()).toBe(await menu.getText());
  expect(await second.isDisplayed()).toBe(false);

  await resize(driver, phone);
  const opener = await find(By.css('header [popovertarget="site-menu"]'));
  for (const openMenu of [() => opener.click(), () => opener.sendKeys(Key.ENTER)]) {
    await openMenu();
    await driver.wait(() => menu.isDisplayed());
    await press(Key.TAB);
    expect(await driver.executeScript(() => document.activeElement?.closest('#site-menu') !== null)).toBe(true);
    await press(Key.ESCAPE);
    await driver.wait(async () => !(await menu.isDisplayed()));
  }
});

test('the right arrow key moves a compare slider to the right', async () => {
  const { goTo, find } = await open();
  await goTo('/gallery');
  const slider = await find(By.css('[type="range"]'));
  const edge = async () => /(\d+)%\)$/.exec(await (await find(By.css('figure + figure'))).getCssValue('clip-path'))?.[1];
  expect(await edge()).toBe('50');
  await slider.sendKeys(Key.ARROW_RIGHT);
  await expect.poll(edge).toBe('51');
});

test('going back and forth between pages that fade reports no error', async () => {
  const { driver, goTo, find } = await open();
  const report = () =>
    addEventListener('unhandledrejection', ({ reason }) => {
      document.title = `Error: ${reason}`;
    });
  await goTo('/privacy');
  await driver.executeScript(report);
  await (await find(By.linkText('Gallery'))).click();
  await find(By.css('[type="range"]'));
  await driver.executeScript(report);
  for (const direction of ['back', 'forward'] as const) {
    await driver.navigate()[direction]();
    // The error comes after the page is shown.
    await new Promise((done) => setTimeout(done, 1000));
    expect(await driver.getTitle()).not.toContain('Error');
  }
});

test('the visualizer wakes, shows the floor that is chosen beside other programs, and refuses a photo that is cut off', async () => {
  const { driver, goTo, find } = await open();
  await goTo('/visualizer');
  await find(awake('Visualizer'));
  for (const disturb of Object.values(disturbances)) await driver.executeScript(disturb);
  await (await find(By.xpath('//label[contains(., "Ceramic")]'))).click();
  await find(By.xpath('//p[@role="status"][contains(., "ceramic")]'));

  await goTo('/visualizer?#view=photo');
  await find(awake('Visualizer'));
  const whole = await sharp(photoFile('bedroom-dresser')).resize(640).jpeg().toBuffer();
  const file = join(mkdtempSync(join(tmpdir(), 'photo-')), 'room.jpg');
  writeFileSync(file, whole.subarray(0, whole.length * 0.7));
  await (await find(By.css('[type="file"]:not([capture])'))).sendKeys(file);
  await find(withText('This photo is damaged or incomplete.'));
});

test('without HTTPS, the inbox says why it cannot stay signed in', async () => {
  const port = await freePort();
  const insecure = await startSite({ pages: true, port });
  onTestFinished(insecure.stop);
  const { driver, find, press } = await open();
  await driver.get(`http://localhost:${port}/inbox`);
  await signIn(find, press);
  await find(withText("This browser doesn't keep a secure cookie on a page without HTTPS"));
});

type Find = (locator: By) => Promise<WebElement>;

/** Opens a browser without any stored data, until the test ends. */
async function open(scripts: 'on' | 'off' = 'on') {
  const args = ['--automation', '--enable-webgl=false', `--enable-javascript=${scripts === 'on'}`];
  const capabilities = { browserName: 'MiniBrowser', acceptInsecureCerts: true, 'webkitgtk:browserOptions': { args } };
  const server = `http://127.0.0.1:${await startDriver()}`;
  await expect.poll(() => fetch(`${server}/status`).catch(() => null)).not.toBeNull();
  const driver = await new Builder()
    .usingServer(server)
    .disableEnvironmentOverrides()
    .withCapabilities(new Capabilities(capabilities))
    .build();
  onTestFinished(() => driver.quit());
  await resize(driver, desktop);
  /** The first element that's shown, once there is one. A file's field needn't be. */
  const find: Find = async (locator) => {
    const isShown = async (element: WebElement) =>
      (await element.getAttribute('type')) === 'file' || (await element.isDisplayed());
    const search = async () => {
      for (const element of await driver.findElements(locator)) if (await isShown(element).catch(() => false)) return element;
      return null;
    };
    const found = await driver.wait(search, 20_000, String(locator));
    if (!found) throw new Error(`There is no ${locator}`);
    return found;
  };
  return {
    driver,
    find,
    goTo: (path: string) => driver.get(`https://localhost:${port}${path}`),
    async press(text: string) {
      const button = await find(By.xpath(`//button[contains(., "${text}")]`));
      // The driver scrolls it only to the edge, below what sticks there.
      await driver.executeScript(toMiddle, button);
      // It can't be clicked while it's scrolled into view.
      await driver.wait(
        () =>
          button.click().then(
            () => true,
            () => false,
          ),
        20_000,
      );
    },
  };
}

/** Starts the driver on a screen that exists only in memory. Returns its port. */
async function startDriver(): Promise<number> {
  const size = `${desktop.width}x${desktop.height}x24`;
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', size], { stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => void screen.kill());
  const env = { ...process.env, DISPLAY: `:${String(await once(screen.stdout, 'data')).trim()}` };
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env });
  onTestFinished(() => void driver.kill());
  return port;
}

/** Resizes the window around the pointer, in the middle of the screen: without a window manager, it has the focus then. */
async function resize(driver: WebDriver, { width, height }: typeof desktop): Promise<void> {
  const window = driver.manage().window();
  await window.setRect({ x: (desktop.width - width) / 2, y: (desktop.height - height) / 2, width, height });
  await driver.wait(async () => (await window.getRect()).width === width);
}

async function signIn(find: Find, press: (button: string) => Promise<void>): Promise<void> {
  await (await find(field('name'))).sendKeys('Dana');
  await (await find(field('token'))).sendKeys(token);
  await press('Sign in');
}

const field = (name: string) => By.css(`[name="${name}"]`);
const awake = (island: string) => By.css(`[data-island="${island}"][data-awake]`);
const withText = (text: string) => By.xpath(`//*[text()[contains(., "${text}")]]`);

/** Runs in the page. */
function toMiddle(element: Element): void {
  element.scrollIntoView({ block: 'center' });
}

/** Runs in the page, all at once, as a password manager does. Returns what the form is until then. */
function autofill(values: Record<string, string>): string {
  const state = document.querySelector('[data-island="EstimateForm"][data-awake]') ? 'awake' : 'asleep';
  for (const [name, value] of Object.entries(values)) {
    const field = document.querySelector<HTMLInputElement>(`form[data-estimate] [name="${name}"]`);
    if (field) field.value = value;
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return state;
}
