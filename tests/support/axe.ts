import axe from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';
import { z } from 'zod';
import { addStyles, layOutHiddenParts } from './browser.ts';

const violationsSchema = z.array(
  z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string(), failureSummary: z.string().optional() })) }),
);

/** Loads axe into every page of a visit. The page's own policy doesn't block it. */
export function bringAxe(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(axe.source);
}

/**
 * Finds violations of WCAG 2.2 AA and of axe's best practices on the page in its current state, or in a part of it. Styles and media of
 * other origins, which axe could preload, are on none of our pages.
 */
export async function violationsOn(page: Page, part = 'html'): Promise<string[]> {
  await layOutHiddenParts(page);
  // Wherever the page is scrolled, the header may cover half of a link. Axe would call that link too small.
  await addStyles(page, 'body > header { position: static !important; }');
  const violations = await page.evaluate(
    `axe.run(${JSON.stringify(part)}, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
      preload: false,
    }).then(({ violations }) => violations)`,
  );
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
  });
  return violationsSchema
    .parse(violations)
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)} ${nodes[0]?.failureSummary ?? ''}`);
}
