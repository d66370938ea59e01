import { expect, test } from 'vitest';
import { walkPage } from '../../support/page-checks/focus.ts';
import { openPage } from '../../support/site/browsed.ts';

const isFullRun = process.env.TEST_FULL === '1';

// every-page.test.ts walks through the main part of each family on a phone.
const screens = [
  [390, 844, 'Shift+Tab'],
  [1440, 900, 'Tab'],
  [320, 256, 'Tab'],
] as const;

test.each(isFullRun ? screens : screens.slice(0, 2))(
  'at %i by %i px, every element that %s reaches has a focus ring, is on the screen and is not covered by a bar',
  async (width, height, key) => {
    for (const path of isFullRun ? ['/', '/cities', '/blog', '/contact', '/visualizer'] : ['/']) {
      // A page of its own, because the last Tab moves the focus out of a page.
      const { page } = await openPage(path, { viewport: { width, height }, reducedMotion: 'reduce' });
      const { stops, problems } = await walkPage(page, key);
      expect(stops).toBeGreaterThan(15);
      expect([path, problems]).toEqual([path, []]);
    }
  },
);
