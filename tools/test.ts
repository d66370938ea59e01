/** `npm test`: checks the sources, builds, and runs all tests against what was built. */
import { chromiumPath } from './chromium.ts';
import { run } from './run.ts';

await run('biome', ['check', '.']);
await run('tsc', ['-p', '.']);
await run('tsc', ['-p', 'worker']);
await run('knip', []);
await run('node', ['tools/build.ts']);
const CHROMIUM = await chromiumPath();
await run('vitest', ['run', '--project', 'unit', '--project', 'worker', '--project', 'build'], { CHROMIUM });
await run('vitest', ['run', '--project', 'e2e'], { CHROMIUM });
