/**
 * Islands do their work while another program changes the page, from before they wake or once they're awake. For all
 * components, tests/unit/project/text-in-elements.test.ts finds text that a translator would break.
 */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { dollars } from '#schema/rules/number-format.ts';
import { quoteTotals } from '#schema/rules/quote-totals.ts';
import { wordsIn } from '#site/read/words.ts';
import { visit } from '../../support/browser.ts';
import { sendForm, sentHeading } from '../../support/estimate-form.ts';
import { disturb, disturbances, disturbEarly } from '../../support/hostile.ts';
import { fillInbox, row, rows, signIn, status } from '../../support/inbox.ts';
import { holdIslands, wakeIslands } from '../../support/islands.ts';
import { planned } from '../../support/planned.ts';
import { quote, sending } from '../../support/quote.ts';
import { browser, openAwake, origin, site } from '../../support/site/browsed.ts';
import { callAsBusiness, sendAsVisitor } from '../../support/site/visitor.ts';
import { pick, planCanvas, project } from '../../support/visualizer.ts';

interface Visitor {
  path: string | (() => Promise<string>);
  /** What they do before the islands are awake. */
  begin?: (page: Page) => Promise<void>;
  /** What they do then, and what comes of it. */
  finish: (page: Page) => Promise<void>;
}

/** All at once and without focus, as browsers and password managers do. */
function autofill(page: Page, values: Record<string, string>) {
  return page.evaluate((all) => {
    for (const [name, value] of Object.entries(all)) {
      const field = document.querySelector(`form[data-estimate] [name="${name}"]`);
      if (!(field instanceof HTMLInputElement)) throw new Error(`There is no field ${name}`);
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }, values);
}

const typed = { fullName: 'Ana López', email: 'ana@example.com', phone: '(512) 555-0111' };
const formField = (page: Page, name: string) => page.locator(`form[data-estimate] [name="${name}"]`);

const visitors: Record<string, Visitor> = {
  'the estimate form': {
    path: '/contact',
    begin: (page) => autofill(page, typed),
    async finish(page) {
      for (const [name, value] of Object.entries(typed)) expect(await formField(page, name).inputValue(), name).toBe(value);
      const hint = page.locator('#estimate-phone ~ [role="status"]');
      await formField(page, 'phone').fill('512-555-011');
      await formField(page, 'phone').blur();
      await expect.poll(() => hint.textContent()).toContain('9');
      await formField(page, 'phone').fill('(512) 555-0111');
      await formField(page, 'zipCode').pressSequentially('78704');
      await expect.poll(() => hint.textContent()).toBe('');
      await formField(page, 'serviceNeeded').selectOption('tile');
      await formField(page, 'projectDetails').fill('Water is coming through the floor');
      await sendForm(page);
      await sentHeading(page).waitFor();
    },
  },
  'the visualizer': {
    path: '/visualizer',
    async finish(page) {
      const expectTotal = (plan: string) => expect.poll(() => project(page).textContent()).toContain(planned(plan).price);
      await expectTotal('living-room.oak-hardwood.12.12.0');
      await pick(page, 'walnut-hardwood');
      await expectTotal('living-room.walnut-hardwood.12.12.0');
      await pick(page, 'bedroom');
      const { room, floor } = planned('bedroom.walnut-hardwood.12.12.0');
      await expect.poll(() => page.locator('#visualizer-room').textContent()).toBe(`${room.name}, ${floor.name}`);
      await pick(page, 'plan');
      await expect.poll(() => planCanvas(page).getAttribute('aria-label')).toContain(floor.name);
    },
  },
  "the visitor's own request": {
    path: async () => (await sendAsVisitor(site, { fullName: 'Hanna Hostile' })).link,
    async finish(page) {
      const { messages } = wordsIn('en').requestView;
      await page.getByLabel(messages.label).fill('The dog needs an hour to calm down.');
      await page.getByRole('button', { name: messages.send }).click();
      await page.getByText(messages.received).waitFor();
      const { send, sent } = wordsIn('en').ownRequest.times;
      await page.getByRole('group').getByRole('button', { pressed: false }).first().click();
      await page.getByRole('button', { name: send }).click();
      await page.getByText(sent).waitFor();
    },
  },
  'a quote': {
    async path() {
      const visitor = await sendAsVisitor(site, { fullName: 'Quentin Quote' });
      await callAsBusiness(site, `/api/requests/${visitor.id}/quote`, 'POST', sending({}, 'text'));
      return visitor.link;
    },
    async finish(page) {
      const total = page.locator('[data-total] td');
      const sums = [[], [2], [], [2]].map((options) => dollars(quoteTotals(quote, options).total / 100));
      await expect.poll(() => total.textContent()).toBe(sums[0]);
      const option = page.getByRole('checkbox', { name: /^Baseboards/ });
      for (const sum of sums.slice(1)) {
        await option.click();
        await expect.poll(() => total.textContent()).toBe(sum);
      }
      const { accept: intent, name, standings } = wordsIn('en').quote;
      const accept = page.getByRole('button', { name: intent });
      await page.getByLabel(name, { exact: true }).fill('Quentin Quote');
      await page.locator('[name="agrees"]').check();
      await accept.click();
      await page.getByText(standings.accepted.split('{')[0] ?? '').waitFor();
    },
  },
  'the inbox': {
    path: async () => {
      await site.clear();
      await fillInbox(1);
      return '/inbox';
    },
    async finish(page) {
      await signIn(page);
      await row(page, 'Person 0').click();
      await page.getByLabel('Add a note').fill('Call after five');
      await page.getByRole('button', { name: 'Add note' }).click();
      await page.getByText('Note added.').waitFor();
      await status(page, 'Quoted').click();
      await page.getByText('Status: Quoted.').waitFor();
      await page.getByRole('search').getByRole('searchbox').fill('nobody');
      await expect.poll(() => rows(page).count()).toBe(0);
    },
  },
};

const all = Object.keys(disturbances);

/** The console says so where React builds markup anew. */
const isRebuilt = (text: string) => text.includes('is built anew: Error: Minified React error #418');

async function meet(name: string, isEarly: boolean) {
  const { path, begin, finish } = visitors[name] ?? {};
  const { page, errors } = await visit(browser, origin, { reducedMotion: 'reduce' });
  if (isEarly) await disturbEarly(page, all);
  const release = begin && (await holdIslands(page, { isLoaded: false }));
  await page.goto(typeof path === 'function' ? await path() : (path ?? ''));
  await begin?.(page);
  release?.();
  await wakeIslands(page);
  if (!isEarly) await disturb(page, all);
  await finish?.(page);
  expect(errors.filter((text) => !isRebuilt(text))).toEqual([]);
}

describe.each(Object.keys(visitors))('%s works with all of them', (name) => {
  test('from before it wakes', () => meet(name, true));
  test('once it is awake', () => meet(name, false));
});

/** The contact page, filled in before its form is awake. */
async function openFilled(prepare: (page: Page) => Promise<unknown>) {
  const { page } = await visit(browser, origin);
  await prepare(page);
  const release = await holdIslands(page, { isLoaded: false });
  await page.goto('/contact');
  await autofill(page, { ...typed, zipCode: '78704' });
  await formField(page, 'serviceNeeded').selectOption('tile');
  await formField(page, 'projectDetails').fill('Two rooms');
  return { page, release };
}

const addIcons = (page: Page) => disturbEarly(page, ['a password manager']);

test('a form that React builds anew keeps the focus and the caret', async () => {
  const { page, release } = await openFilled(addIcons);
  await formField(page, 'fullName').focus();
  await page.keyboard.press('Home');
  release();
  await wakeIslands(page);
  await page.keyboard.type('Dr. ');
  expect(await formField(page, 'fullName').inputValue()).toBe('Dr. Ana López');
  expect(await formField(page, 'projectDetails').inputValue()).toBe('Two rooms');
});

test('a form that breaks each time it starts is posted as with scripts off', async () => {
  const { page, release } = await openFilled(async (page) => {
    await addIcons(page);
    await page.addInitScript(breakIslands);
  });
  await sendForm(page);
  release();
  await page.waitForURL('**/api/contact');
  await page.locator('[data-own-link]').waitFor();
});

/** React can't place the markup of an island that it builds anew. */
function breakIslands(): void {
  const { appendChild } = Node.prototype;
  Node.prototype.appendChild = function <T extends Node>(child: T): T {
    if (this instanceof HTMLElement && this.dataset.island) throw new Error('Broken');
    appendChild.call(this, child);
    return child;
  };
}

test('an island that breaks comes back with what was typed and chosen', async () => {
  const { page, errors } = await openAwake('/contact');
  await formField(page, 'fullName').fill('Ana López');
  await formField(page, 'serviceNeeded').selectOption('tile');
  await formField(page, 'howSoon').selectOption('urgent');
  // React can't remove what isn't where it was.
  await page.locator('form[data-estimate] > [aria-live]').evaluate((notice) => {
    const wrapper = document.createElement('div');
    wrapper.append(...notice.childNodes);
    notice.append(wrapper);
  });
  await formField(page, 'howSoon').selectOption('');
  await expect.poll(() => errors.join()).toMatch(/removeChild|NotFoundError/);
  await expect.poll(() => formField(page, 'howSoon').inputValue()).toBe('');
  expect(await formField(page, 'fullName').inputValue()).toBe('Ana López');
  expect(await formField(page, 'serviceNeeded').inputValue()).toBe('tile');
  await formField(page, 'email').fill('ana@example.com');
  await formField(page, 'phone').fill('(512) 555-0111');
  await formField(page, 'zipCode').fill('78704');
  await sendForm(page);
  await sentHeading(page).waitFor();
});
