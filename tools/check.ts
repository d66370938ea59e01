/** `npm run check`, the quick part of `npm test`: lint, types, unused code, copy. */
import { run } from './run.ts';

await run('biome', ['check', '.']);
await run('tsc', ['-p', '.']);
await run('tsc', ['-p', 'worker']);
await run('knip', []);
await run('node', ['tools/readability.ts']);
