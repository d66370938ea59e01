/** `npm run check`, the quick part of `npm test`: lint, types, unused code, words that keep people safe, figures that are where they belong. */
import { readOptions } from './options.ts';
import { run } from './run.ts';
import { writeWordsTypes } from './words-types.ts';
import { writeWorkerSettings } from './worker-settings.ts';

readOptions({});
writeWordsTypes();
writeWorkerSettings();

await run('biome', ['check', '.']);
await run('tsc', ['-p', '.', ...remember('site')]);
await run('tsc', ['-p', 'worker', ...remember('worker')]);
await run('knip', []);
await run('node', ['tools/check-safety.ts']);
await run('node', ['tools/check-content.ts']);

/** What was found out about unchanged files stays in .cache for the next check. */
function remember(name: string): string[] {
  return ['--incremental', '--tsBuildInfoFile', `.cache/types-${name}.json`];
}
