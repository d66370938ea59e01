import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { socialImagePath } from '#site/social-image.ts';
import { readPage } from '#tools/site-files/pages.ts';
import { isHidden, pages } from '../support/built.ts';

const shown = pages.filter(({ path }) => !isHidden(path));

test.each(shown)('$path has a social image of the right size, in at most 100 kB', async ({ path }) => {
  const image = readFileSync(`dist/client${socialImagePath(path)}`);
  expect(image.length).toBeLessThanOrEqual(100_000);
  const { format, width, height } = await sharp(image).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
});

test('every page has its own social image if its heading or its main picture is its own, and there are no others', () => {
  const files = globSync('dist/client/social/*');
  expect(files).toHaveLength(shown.length);
  const contents = new Set(files.map((file) => createHash('sha256').update(readFileSync(file)).digest('hex')));
  const looks = shown.map(({ path, html }) => readPage(path, html)).map(({ heading, picture }) => `${heading} ${picture}`);
  expect(contents.size).toBe(new Set(looks).size);
});
