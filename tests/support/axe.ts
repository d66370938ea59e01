import axe from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';
import { z } from 'zod';

const violationsSchema = z.array(
  z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string(), failureSummary: z.string().optional() })) }),
);

/** Brings axe into every page of a visit, past the page's own policy. */
export function bringAxe(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(axe.source);
}

/** What axe finds on the page as it stands, by WCAG 2.2 AA and its own best practices. */
export async function violationsOn(page: Page): Promise<string[]> {
  const found = await page.evaluate(
    `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] }).then(({ violations }) => violations)`,
  );
  return violationsSchema
    .parse(found)
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)} ${nodes[0]?.failureSummary ?? ''}`);
}
