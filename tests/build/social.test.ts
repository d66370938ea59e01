import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { business } from '../../content/index.ts';
import { socialImagePath } from '../../content/social-image.ts';
import { readPage } from '../../tools/site-files/pages.ts';
import { pages } from '../support/built.ts';

type Page = (typeof pages)[number];

const hidden = pages.filter((page) => meta(page, 'name="robots"')?.includes('noindex'));
const shown = pages.filter((page) => !hidden.includes(page));

test.each(shown)('$path has a social image of the right size, in at most 100 kB', async (page) => {
  const url = meta(page, 'property="og:image"');
  expect(url).toBe(business.siteUrl + socialImagePath(page.path));
  const image = readFileSync(`dist/client${socialImagePath(page.path)}`);
  expect(image.length).toBeLessThanOrEqual(100_000);
  const { format, width, height } = await sharp(image).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  expect(meta(page, 'property="og:image:width"')).toBe('1200');
  expect(meta(page, 'property="og:image:height"')).toBe('630');
});

test('every page has its own social image if its heading or its main picture is its own, and there are no others', () => {
  const files = globSync('dist/client/social/*');
  expect(files).toHaveLength(shown.length);
  const contents = new Set(files.map((file) => createHash('sha256').update(readFileSync(file)).digest('hex')));
  const looks = shown.map(({ path, html }) => readPage(path, html)).map(({ heading, picture }) => `${heading} ${picture}`);
  expect(contents.size).toBe(new Set(looks).size);
});

test('hidden pages have no social image', () => {
  expect(hidden.map(({ path }) => path)).toContain('/404');
  expect(hidden.filter((page) => meta(page, 'property="og:image"'))).toEqual([]);
});

function meta({ document }: Page, selector: string): string | undefined {
  return document.querySelector(`meta[${selector}]`)?.getAttribute('content');
}
