/**
 * `npm test` checks the sources, builds the site and tests the build. `npm run test:full` also runs the long random tests, and
 * every browser test in Firefox and WebKit.
 */
import { chromiumPath, headlessShellPath } from './chromium.ts';
import { installOtherBrowsers } from './other-browsers.ts';
import { run } from './run.ts';

const build = run('node', ['tools/build.ts']);
// Missing browsers are installed while the build runs.
const browsers = { CHROMIUM: await chromiumPath(), HEADLESS_SHELL: await headlessShellPath() };
installOtherBrowsers();
// Wait for both: a build that keeps running would get in the way of the next run.
const results = await Promise.allSettled([build, run('node', ['tools/check.ts'])]);
for (const result of results) if (result.status === 'rejected') throw result.reason;
await run('vitest', ['run'], { ...browsers, TEST_FULL: process.argv.includes('--full') ? '1' : '' });
