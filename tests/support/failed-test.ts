import type { BrowserContext, Page } from 'playwright-core';
import { TestRunner } from 'vitest';
import { toSlug } from '#schema/rules/slug.ts';

/**
 * Keeps what the page of a failed test looked like in test-results/, and a trace of its second try: tracing slows a test down. Returns what
 * to call before the page is closed.
 */
export async function recordFailure(context: BrowserContext, page: Page): Promise<() => Promise<void>> {
  const test = TestRunner.getCurrentTest();
  const isTraced = (test?.result?.retryCount ?? 0) > 0;
  if (isTraced) await context.tracing.start({ screenshots: true, snapshots: true });
  return async () => {
    if (test?.result?.state !== 'fail') return;
    const path = `test-results/${toSlug(test.name).slice(0, 80)}`;
    await page.screenshot({ path: `${path}.png` }).catch(() => null);
    if (isTraced) await context.tracing.stop({ path: `${path}.zip` });
    console.error(`test-results/ has its screenshot${isTraced ? ' and its trace' : ''}: ${path}`);
  };
}
