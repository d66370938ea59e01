import type { Page } from 'playwright-core';
import { layOutHiddenParts } from '../browser.ts';

interface Focus {
  /** Of the focused element. Empty if there is none, or it's in another part of the page. */
  name: string;
  /** No focus ring, off the screen, or covered by a bar. */
  problem: string | null;
}

/** Names the focused element and its problem. `part` selects the elements that count. */
function checkFocus(page: Page, part: string): Promise<Focus> {
  return page.evaluate((part) => {
    const focused = document.activeElement;
    if (!focused?.matches(part)) return { name: '', problem: null };
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : null;
    const name = `${focused.tagName.toLowerCase()} ${focused.getAttribute('aria-label') ?? label ?? focused.textContent?.trim().slice(0, 40)}`;

    // If a whole card is the target, the ring is around the card.
    const ringed = [focused, ...ancestors(focused, 5)].find((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const after = getComputedStyle(element, '::after');
      return (
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) ||
        (element !== focused && after.content !== 'none' && Number.parseFloat(after.borderTopWidth) >= 2)
      );
    });
    if (!ringed) return { name, problem: 'has no ring' };
    const { left, right, top, bottom, width, height } = ringed.getBoundingClientRect();
    if (width < 8 || height < 8) return { name, problem: `is ${width} by ${height} px` };
    if (right < 1 || left > innerWidth - 1 || bottom < 1 || top > innerHeight - 1) return { name, problem: 'is off the screen' };

    for (const bar of document.querySelectorAll('body > header, body > aside')) {
      if (bar.contains(focused) || !bar.checkVisibility()) continue;
      const { position } = getComputedStyle(bar);
      const edge = bar.getBoundingClientRect();
      if (position === 'static') continue;
      const own = focused.getBoundingClientRect();
      const covered = Math.min(own.bottom, edge.bottom) - Math.max(own.top, edge.top);
      const coveredRing = Math.min(bottom, edge.bottom) - Math.max(top, edge.top);
      // Part of the card around a link may be covered, and so may a control that is taller than the screen.
      if ((covered > 1 && own.height < innerHeight / 2) || coveredRing > height / 3) {
        return { name, problem: `is ${Math.round(Math.max(covered, coveredRing))} px under the ${bar.tagName.toLowerCase()}` };
      }
    }
    return { name, problem: null };

    function ancestors(element: Element, count: number): Element[] {
      const { parentElement } = element;
      return parentElement && count > 0 ? [parentElement, ...ancestors(parentElement, count - 1)] : [];
    }
  }, part);
}

interface Walk {
  /** How many elements had the focus. */
  stops: number;
  problems: string[];
}

/** Presses the key until the focus has gone through the whole page. */
export async function walkPage(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Walk> {
  return await walk(page, key, ':not(body)');
}

/** Presses Tab until the focus has gone through the main part. */
export async function walkMain(page: Page): Promise<Walk> {
  await page.locator('main').focus();
  return await walk(page, 'Tab', 'main *');
}

async function walk(page: Page, key: 'Tab' | 'Shift+Tab', part: string): Promise<Walk> {
  const problems = new Set<string>();
  await layOutHiddenParts(page);
  for (let stops = 0; stops < 400; stops++) {
    await page.keyboard.press(key);
    const { name, problem } = await checkFocus(page, part);
    if (name === '') return { stops, problems: [...problems] };
    if (problem) problems.add(`${name} ${problem}`);
  }
  throw new Error(`The focus doesn't reach the end of ${page.url()}`);
}
