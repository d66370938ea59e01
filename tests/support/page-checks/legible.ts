import type { Page } from 'playwright-core';
import { layOutHiddenParts } from '../browser.ts';

/** Finds text that is cut off, and controls that are covered or outside the page, in the page's current state. */
export async function findIllegible(page: Page): Promise<string[]> {
  await layOutHiddenParts(page);
  return await page.evaluate(() => {
    const found: string[] = [];
    const describe = (element: Element) => `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 40)}"`;
    const hidesOverflow = (value: string) => value === 'hidden' || value === 'clip';
    const { scrollWidth, clientWidth: screenWidth } = document.documentElement;
    const overflow = scrollWidth - screenWidth;
    if (overflow > 0) found.push(`the page is ${overflow} px too wide`);

    // Text is cut off if it leaves the nearest box that hides its overflow.
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim() || parent.closest('svg, script, style, template, .unseen, option')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(text);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(box);
        // This text is for screen readers only.
        if (clipPath !== 'none' && position === 'absolute') break;
        const edge = box.getBoundingClientRect();
        const isCut =
          (hidesOverflow(overflowX) && (left < edge.left - 2 || right > edge.right + 2)) ||
          (hidesOverflow(overflowY) && (top < edge.top - 2 || bottom > edge.bottom + 2));
        if (isCut) found.push(`cut off: ${describe(parent)}`);
        if (isCut || position === 'fixed' || overflowX === 'auto' || overflowX === 'scroll') break;
      }
    }

    for (const control of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('.unseen')) continue;
      const { left, right, top, width, height } = control.getBoundingClientRect();
      if (width <= 1 || top < 0) continue;
      const scroller = control.closest('[tabindex], ul, ol, div');
      if ((left < -1 || right > screenWidth + 1) && !(scroller && scroller.scrollWidth > scroller.clientWidth + 1)) {
        found.push(`outside the page: ${describe(control)}`);
      }
      if (control.closest('header') && width > 0) {
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        if (hit && !control.contains(hit) && !hit.contains(control)) found.push(`under ${describe(hit)}: ${describe(control)}`);
      }
    }
    return found;
  });
}
