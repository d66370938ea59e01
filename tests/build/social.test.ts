import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { socialImagePath } from '#site/social-image.ts';
import { isHidden, pages } from '../support/built.ts';

const shown = pages.filter(({ path }) => !isHidden(path));

test.each(shown)('$path has a social image of the right size, in at most 100 kB', async ({ path }) => {
  const image = readFileSync(`dist/client${socialImagePath(path)}`);
  expect(image.length).toBeLessThanOrEqual(100_000);
  const { format, width, height } = await sharp(image).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
});
