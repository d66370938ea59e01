/** The guard on the truth. tests/unit/project/truth.test.ts breaks each of these rules once. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changedOn } from '../../content/history.ts';
import { business, cities, services } from '../../content/index.ts';
import { historySchema } from '../../schema/history.ts';
import { historyFaults } from '../../tools/content-history/renew.ts';
import { readPages } from '../../tools/site-files/pages.ts';
import { pages } from '../support/built.ts';
import { wrongDates } from '../support/truth/dates.ts';
import { deadLinks, farPages, lonelyPages } from '../support/truth/links.ts';
import { type Exception, strayFacts } from '../support/truth/stray-facts.ts';

const targets = [...cities.map(({ slug }) => `/cities/${slug}`), ...services.map(({ slug }) => `/services/${slug}`)];

test('every link leads to a page, a file, the phone or the mailbox, and every anchor to an element', () => {
  const allowed = [business.phone.href, `mailto:${business.email}`];
  expect(deadLinks(pages, { allowed, fileExists: (address) => existsSync(`dist/client${address}`) })).toEqual([]);
});

test('every city and service is at most three clicks from home', () => {
  expect(targets).toHaveLength(36);
  expect(farPages(pages, targets, 3)).toEqual([]);
});

test('every city and service is linked from at least three pages, menus and footers not counted', () => {
  expect(lonelyPages(pages, targets, 3)).toEqual([]);
});

test('what changed has a new date: else run `node tools/content-history.ts` after a build', () => {
  const history = historySchema.parse(JSON.parse(readFileSync('content/history.json', 'utf8')));
  // A day ahead, for places east of Texas.
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const shown = readPages('dist/client').filter(({ hidden }) => !hidden);
  expect(shown).toHaveLength(63);
  expect(historyFaults(history, shown, tomorrow)).toEqual([]);
});

test('articles are dated alike on the page, in structured data and in the history', () => {
  expect(wrongDates(pages, changedOn)).toEqual([]);
});

const exceptions: Exception[] = [
  {
    file: 'components/frame/Wordmark.tsx',
    words: 'Limestone & Oak',
    reason:
      'The wordmark is a drawing: its width is fitted to these letters. `npm run launch-check` names it while it shows a sample.',
  },
  {
    file: 'worker/http/describe.ts',
    words: 'Limestone & Oak Flooring',
    reason: 'The Worker reads no content; a title for developers.',
  },
  {
    file: 'schema/content.ts',
    words: 'Travis, Williamson',
    reason: 'Counties that a city may lie in, not those that are served.',
  },
  {
    file: 'schema/estimate-request.ts',
    words: 'name@example.com',
    reason: 'An example of the form, on the domain kept for examples.',
  },
  {
    file: 'schema/estimate-request.ts',
    words: '512 555 0100',
    reason: 'An example of the form, of the numbers kept for fiction.',
  },
  { file: 'pages/blog/index/NewsletterForm.island.tsx', words: 'name@example.com', reason: 'As above.' },
  { file: 'content/cities/horseshoe-bay.ts', words: 'From Monday to Friday a house', reason: "The owners' week, not our hours." },
  { file: 'content/cities/lakeway.ts', words: 'from Monday to Friday breathes', reason: "The owners' week, not our hours." },
  {
    file: 'content/articles/flooring-installation-timeline-cedar-park.mdx',
    words: 'Count Monday through Saturday',
    reason: 'How working days are counted.',
  },
  { file: 'schema/opening-hours.ts', words: 'Tuesday to Thursday 9AM-5PM', reason: 'How hours have to be written.' },
];

test('no fact of the business stands outside content/business.ts', () => {
  const files = globSync('{content,pages,components,visualizer,renderer,worker,schema}/**/*.{ts,tsx,mdx}')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== 'content/business.ts');
  expect(files.length).toBeGreaterThan(200);
  expect(strayFacts(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])), business, exceptions)).toEqual([]);
});
