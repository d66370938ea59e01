/**
 * `npm test` checks the sources, builds the site and tests the build. With `-- --content FOLDER`, it builds and tests that business alone.
 * `npm run test:full` also runs the long random tests, and every browser test in Firefox and Playwright's WebKit.
 */
import { contentFolder } from '#site/read/folder.ts';
import { getBrowsers } from './browsers.ts';
import { readOptions } from './options.ts';
import { run } from './run.ts';

const { full: isFull } = readOptions({ full: { type: 'boolean' } }).values;
const isOurs = contentFolder === 'content';

const build = run('node', ['tools/build.ts']);
// Missing browsers are downloaded while the build runs.
const {
  chromium = '',
  firefox,
  webkit,
  ...found
} = await getBrowsers(['chromium', 'chromium-headless-shell', 'firefox', 'webkit']);
const leftOut = Object.entries({ Firefox: firefox, WebKit: webkit }).flatMap(([name, isFound]) => (isFound ? [] : name));
if (isFull && leftOut.length > 0)
  throw new Error(`${leftOut.join(' and ')} couldn't be downloaded or installed (docs/browsers.md)`);
// Wait for both: a build that keeps running would get in the way of the next run.
const results = await Promise.allSettled(isOurs ? [build, run('node', ['tools/check.ts'])] : [build]);
for (const result of results) if (result.status === 'rejected') throw result.reason;
try {
  await run('vitest', ['run', ...(isOurs ? [] : ['--project', 'e2e', 'tests/e2e/another-business.test.ts'])], {
    CHROMIUM: chromium,
    HEADLESS_SHELL: found['chromium-headless-shell'] ?? chromium,
    FIREFOX: firefox ?? 'none',
    WEBKIT: webkit ?? 'none',
    TEST_FULL: isFull ? '1' : '',
  });
} finally {
  if (leftOut.length > 0)
    console.log(`Left out: ${leftOut.join(' and ')}, because none could be downloaded or installed (docs/browsers.md).`);
}
