/** What other programs do to a page. Each function runs in the page, and goes on with everything that's added later. */
import type { Page } from 'playwright-core';

export const disturbances: Record<string, () => void> = {
  'a translator': translate,
  'a password manager': manageDetails,
};

/** Before any island can wake: `page` must not have been opened yet. */
export async function disturbEarly(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) await page.addInitScript(`document.addEventListener('DOMContentLoaded', ${disturbances[name]})`);
}

export async function disturb(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) await page.evaluate(`(${disturbances[name]})()`);
}

/** Like Chrome: each text node leaves the page, and an element with its translation takes its place. Here, the translation is the same text. */
function translate(): void {
  const isLeft = '[translate="no"], .notranslate, font, script, style, textarea, noscript, svg';
  function replace(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node: Node | null = root; node; node = walker.nextNode()) if (node instanceof Text) texts.push(node);
    for (const text of texts) {
      if (!text.data.trim() || !text.isConnected || text.parentElement?.closest(isLeft)) continue;
      const translation = document.createElement('font');
      translation.append(document.createElement('font'));
      translation.firstElementChild?.append(text.data);
      text.replaceWith(translation);
    }
  }
  replace(document.body);
  new MutationObserver((mutations) => {
    for (const { type, target, addedNodes } of mutations) {
      for (const node of type === 'characterData' ? [target] : addedNodes) replace(node);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** Puts an icon after each field. */
function manageDetails(): void {
  const fields =
    'input:not([type]), input[type="text"], input[type="email"], input[type="tel"], input[type="search"], input[type="password"]';
  function mark() {
    for (const field of document.querySelectorAll<HTMLElement>(fields)) {
      if (field.dataset.managed) continue;
      field.dataset.managed = 'true';
      const icon = document.createElement('div');
      icon.style.cssText = 'position: absolute; width: 16px; height: 16px';
      field.after(icon);
    }
  }
  mark();
  new MutationObserver(mark).observe(document.body, { childList: true, subtree: true });
}
