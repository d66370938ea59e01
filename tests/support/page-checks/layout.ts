import type { Page } from 'playwright-core';

/** Finds headings of sections under which phones show no sentence, figure, picture or control until something is opened. Questions are sentences. */
export function findBareHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().height > 2;
    const content = ':is(p, dd, td, figcaption, picture, svg[role], input, button, summary h3, li:not(:has(details, h3)))';
    const found: string[] = [];
    let heading: string | null = null;
    for (const element of document.querySelectorAll(`main :is(h2, ${content})`)) {
      if (!isShown(element)) continue;
      if (element.matches('h2')) {
        if (heading !== null) found.push(heading);
        heading = element.textContent;
      } else heading = null;
    }
    return heading === null ? found : [...found, heading];
  });
}

/** Finds bars that stick to the top or bottom of the screen, when it's as small as 320 by 256 px. */
export function findStickyBars(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    scrollTo(0, 400);
    const bars = [document.elementsFromPoint(160, 10), document.elementsFromPoint(160, 250)]
      .flat()
      .map((element) => element.closest('header, aside'))
      .filter((bar) => bar !== null)
      .filter((bar) => getComputedStyle(bar).position !== 'static')
      .map(({ tagName }) => tagName);
    scrollTo(0, 0);
    return bars;
  });
}

/** Finds elements with an animation, a transition or smooth scrolling. */
export function findMovingParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const longest = (seconds: string) => Math.max(...seconds.split(',').map(Number.parseFloat));
    for (const element of document.querySelectorAll('*')) {
      for (const part of [undefined, '::before', '::after']) {
        const { transitionDuration, animationName, animationDuration, scrollBehavior } = getComputedStyle(element, part);
        const isAnimated = animationName !== 'none' && longest(animationDuration) > 0.01;
        if (longest(transitionDuration) > 0.01 || isAnimated || scrollBehavior === 'smooth')
          found.add(element.outerHTML.slice(0, 80));
      }
    }
    return [...found];
  });
}
