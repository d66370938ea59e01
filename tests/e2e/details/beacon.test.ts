import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { cities } from '#site/index.ts';
import { pathOf } from '#site/pages.ts';
import { startBrowser, visit } from '../../support/browser.ts';
import { pages } from '../../support/built.ts';
import { browsedSite, withMail } from '../../support/site/browsed.ts';

const city = pathOf('city', cities[0]?.slug);
const { site, origin } = await browsedSite(withMail);

/** What the Worker has written since the test started. */
let points: { indexes: string[]; blobs: string[] }[];
beforeEach(async () => {
  await site.seen();
  points = [];
});

async function countViews(): Promise<number> {
  points.push(...(await site.seen()).points);
  return points.length;
}

const titleOf = (path: string) => pages.find((page) => page.path === path)?.document.querySelector('title')?.text ?? '';

test('the Worker counts each page view once, even if the page comes from the back/forward cache', async () => {
  const withCache = await startBrowser({ backForwardCache: true });
  onTestFinished(() => withCache.close());
  const { page, context, errors } = await visit(withCache, origin);
  await context.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
  const persisted = () => page.evaluate(() => document.documentElement.dataset.persisted);

  await page.goto(`${city}?utm_source=card&name=Ann&utm_medium=print#options`);
  await expect.poll(countViews).toBe(1);
  await page.goto('/blog');
  await expect.poll(countViews).toBe(2);
  // Searching changes the address but isn't a page view.
  await page.getByRole('searchbox').fill('tile');
  await page.waitForURL('**/blog?*');
  await page.evaluate(() => history.pushState(null, '', '#elsewhere'));
  await page.goBack();
  // A page from the cache isn't loaded again, so there's no load event to wait for.
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(countViews).toBe(3);
  expect(await persisted()).toBe('true');
  await page.goForward({ waitUntil: 'commit' });
  await expect.poll(countViews).toBe(4);
  await page.goto('/nope');
  await expect.poll(countViews).toBe(5);

  const first = [city, titleOf(city), `${origin}${city}?utm_source=card&utm_medium=print`];
  const blog = ['/blog', titleOf('/blog'), `${origin}/blog`];
  expect(points.map(({ blobs }) => blobs)).toEqual([first, blog, first, blog, ['/nope', titleOf('/404'), `${origin}/nope`]]);
  expect(points.map(({ indexes }) => indexes)).toEqual(points.map(({ blobs }) => [blobs[0]]));
  expect(await context.cookies()).toEqual([]);
  expect(errors.filter((error) => !error.includes('404 (Not Found)'))).toEqual([]);
});
