/**
 * `npm test` checks the sources and tests what needs no build while the site is built, then tests the build. With CONTENT set to another
 * business, it builds and tests that one alone. `npm run test:full` also runs the detailed tests, and in Firefox and WebKit what only an
 * engine can break.
 */
import './plain-errors.ts';
import { contentFolder } from '#site/read/folder.ts';
import { chromiumPath, findBrowsers } from './browsers.ts';
import { readOptions } from './options.ts';
import { run } from './run.ts';

const { full: isFull } = readOptions({ full: { type: 'boolean' } }).values;
const isOurs = contentFolder === 'content';
process.env.CHROMIUM = await chromiumPath();

const build = run('node', ['tools/build.ts']);
if (isOurs) {
  await together([build, run('node', ['tools/check.ts']), vitest(['unit'])]);
  const others = isFull ? await otherBrowsers() : [];
  await vitest(['build', 'worker', 'journeys', ...(isFull ? ['details', ...others] : [])]);
} else {
  await build;
  await vitest(['details'], ['tests/e2e/details/another-business.test.ts']);
}

function vitest(projects: string[], files: string[] = []): Promise<void> {
  return run('vitest', ['run', ...projects.flatMap((name) => ['--project', name]), ...files]);
}

/** Waits for all, even if one fails: a build that keeps running would get in the way of the next run. */
async function together(runs: Promise<void>[]): Promise<void> {
  for (const result of await Promise.allSettled(runs)) if (result.status === 'rejected') throw result.reason;
}

async function otherBrowsers(): Promise<string[]> {
  const found = await findBrowsers(['firefox', 'webkit']);
  for (const name of ['firefox', 'webkit'] as const)
    if (!found[name]) console.log(`Left out: ${name}, because none could be found or downloaded (docs/browsers.md).`);
  return Object.keys(found);
}
