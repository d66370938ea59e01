import type { Page } from 'playwright-core';

/** What cannot be read or reached on the page as it stands: text cut off, controls outside the page or under another. */
export function illegible(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const name = (element: Element) => `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 40)}"`;
    const hides = (value: string) => value === 'hidden' || value === 'clip';
    const overflow = document.documentElement.scrollWidth - innerWidth;
    if (overflow > 0) found.push(`the page is ${overflow} px too wide`);

    // Text against the nearest box that hides what leaves it.
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
        // For screen readers only.
        if (clipPath !== 'none' && position === 'absolute') break;
        const edge = box.getBoundingClientRect();
        const cut =
          (hides(overflowX) && (left < edge.left - 2 || right > edge.right + 2)) ||
          (hides(overflowY) && (top < edge.top - 2 || bottom > edge.bottom + 2));
        if (cut) found.push(`cut off: ${name(parent)}`);
        if (cut || position === 'fixed' || overflowX === 'auto' || overflowX === 'scroll') break;
      }
    }

    for (const control of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('.unseen')) continue;
      const { left, right, top, width, height } = control.getBoundingClientRect();
      if (width <= 1 || top < 0) continue;
      const scrolls = control.closest('[tabindex], ul, ol, div');
      if ((left < -1 || right > innerWidth + 1) && !(scrolls && scrolls.scrollWidth > scrolls.clientWidth + 1)) {
        found.push(`outside the page: ${name(control)}`);
      }
      if (control.closest('header') && width > 0) {
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        if (hit && !control.contains(hit) && !hit.contains(control)) found.push(`under ${name(hit)}: ${name(control)}`);
      }
    }
    return found;
  });
}
