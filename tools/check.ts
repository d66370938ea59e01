/** `npm run check`, the quick part of `npm test`: lint, types, unused code, copy, figures. */
import { run } from './run.ts';

await run('biome', ['check', '.']);
await run('tsc', ['-p', '.', ...remember('site')]);
await run('tsc', ['-p', 'worker', ...remember('worker')]);
await run('knip', []);
await run('node', ['tools/readability.ts']);
await run('node', ['tools/figures.ts']);

/** What was found out about unchanged files stays in .cache for the next check. */
function remember(name: string): string[] {
  return ['--incremental', '--tsBuildInfoFile', `.cache/types-${name}.json`];
}
