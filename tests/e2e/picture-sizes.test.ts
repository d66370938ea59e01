import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { families } from '../../tools/families.ts';
import { phone } from '../support/browser.ts';
import { findWrongSizes } from '../support/page-checks/pictures.ts';
import { openPage } from '../support/served.ts';

// At every run, every-page.test.ts checks a phone at 2x and a wide screen at 1x.
const screens: [string, BrowserContextOptions][] = [
  ['a phone of 390 px at 2x', phone],
  ['a phone of 390 px at 3x', { ...phone, deviceScaleFactor: 3 }],
  ['a tablet of 768 px at 2x', { ...phone, viewport: { width: 768, height: 1024 } }],
  ['a screen of 1440 px', { viewport: { width: 1440, height: 900 } }],
  ['a screen of 1440 px at 2x', { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 }],
];

const examples = families.filter(({ budget }) => budget.picture > 0).map(({ example }) => example);

test.runIf(process.env.TEST_FULL === '1').each(screens)(
  'on %s every picture is as sharp as its master allows, and no larger than needed',
  async (_, options) => {
    for (const path of examples) {
      // A new visitor for each page, because browsers prefer a wider file that they already have.
      const { page, context } = await openPage(path, options);
      expect.soft(await findWrongSizes(page), path).toEqual([]);
      await context.close();
    }
  },
);
