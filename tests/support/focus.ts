import type { Page } from 'playwright-core';

/**
 * What is wrong with the focus as it stands: nothing focused, no ring around it, or something lying over it. The name of
 * what has the focus comes first.
 */
export function focusState(page: Page): Promise<{ name: string; problem: string | null }> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return { name: '', problem: null };
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : null;
    const name = `${focused.tagName.toLowerCase()} ${focused.getAttribute('aria-label') ?? label ?? focused.textContent?.trim().slice(0, 40)}`;

    // Of a card whose whole area is the target, the card has the ring.
    const ringed = [focused, ...ancestors(focused, 4)].find((element) => {
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
      const hidden = Math.min(own.bottom, edge.bottom) - Math.max(own.top, edge.top);
      const ringHidden = Math.min(bottom, edge.bottom) - Math.max(top, edge.top);
      // Of the card around a link a part may be hidden; what is taller than the screen cannot help it.
      if ((hidden > 1 && own.height < innerHeight / 2) || ringHidden > height / 3) {
        return { name, problem: `lies ${Math.round(Math.max(hidden, ringHidden))} px under the ${bar.tagName.toLowerCase()}` };
      }
    }
    return { name, problem: null };

    function ancestors(element: Element, count: number): Element[] {
      const { parentElement } = element;
      return parentElement && count > 0 ? [parentElement, ...ancestors(parentElement, count - 1)] : [];
    }
  });
}

/** Walks through the whole page by key, and says what was wrong on the way. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ stops: number; problems: string[] }> {
  const problems = new Set<string>();
  for (let stops = 0; stops < 400; stops++) {
    await page.keyboard.press(key);
    const { name, problem } = await focusState(page);
    if (!name && stops > 0) return { stops, problems: [...problems] };
    if (problem) problems.add(`${name} ${problem}`);
  }
  throw new Error(`The focus does not get to the end of ${page.url()}`);
}
