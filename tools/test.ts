/** `npm test`: checks the sources, builds, and runs all tests against what was built. */
import { chromiumPath, headlessShellPath } from './chromium.ts';
import { run } from './run.ts';

await run('biome', ['check', '.']);
await run('tsc', ['-p', '.']);
await run('tsc', ['-p', 'worker']);
await run('knip', []);
// Side by side: on a bare machine the one waits for the network while the other computes.
const built = run('node', ['tools/build.ts']);
const browsers = { CHROMIUM: await chromiumPath(), HEADLESS_SHELL: await headlessShellPath() };
await built;
await run('vitest', ['run', '--project', 'unit', '--project', 'worker', '--project', 'build'], browsers);
await run('vitest', ['run', '--project', 'e2e'], browsers);
