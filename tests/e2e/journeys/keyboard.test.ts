import { expect, test } from 'vitest';
import { walkPage } from '../../support/page-checks/focus.ts';
import { openPage } from '../../support/site/browsed.ts';

// every-page.test.ts walks through the main part of each family.
test.each([
  [390, 844, 'Shift+Tab', '/'],
  [1440, 900, 'Tab', '/'],
  [320, 256, 'Tab', '/contact'],
] as const)(
  'at %i by %i px, every element that %s reaches on %s has a focus ring, is on the screen and is not covered by a bar',
  async (width, height, key, path) => {
    const { page } = await openPage(path, { viewport: { width, height }, reducedMotion: 'reduce' });
    const { stops, problems } = await walkPage(page, key);
    expect(stops).toBeGreaterThan(15);
    expect(problems).toEqual([]);
  },
);
