/** Measures `npm run build` in a clean copy of the files staged in git: first with nothing cached, then with a warm cache. */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { copyRepository } from '../../tests/support/copy.ts';
import { median, type Table } from './table.ts';

const warmRuns = 3;

export async function build(): Promise<Table[]> {
  const copy = copyRepository();
  try {
    const cold = secondsToBuild(copy);
    const warm = median(Array.from({ length: warmRuns }, () => secondsToBuild(copy)));
    return [
      {
        title: 'Build, seconds',
        note: `\`npm run build\` in a clean copy: once with nothing cached, then ${warmRuns} times with a warm cache (median).`,
        columns: ['Build', 'Seconds'],
        rows: [
          ['cold', cold.toFixed(1)],
          ['warm', warm.toFixed(1)],
        ],
      },
    ];
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function secondsToBuild(folder: string): number {
  const start = performance.now();
  execFileSync(process.execPath, ['tools/build.ts'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return (performance.now() - start) / 1000;
}
