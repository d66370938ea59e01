import { expect, test } from 'vitest';
import { phone } from '../../support/browser.ts';
import { openPage } from '../../support/site/browsed.ts';

test("Chrome's dark theme for all sites leaves the colors, and so the contrast, as they are", async () => {
  for (const path of ['/', '/contact', '/visualizer', '/inbox']) {
    const { page, context } = await openPage(path, { ...phone, colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.waitForLoadState('networkidle');
    const before = await page.screenshot();
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setAutoDarkModeOverride', { enabled: true });
    expect((await page.screenshot()).equals(before), path).toBe(true);
  }
});
