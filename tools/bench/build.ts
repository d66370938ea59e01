/** How long the build of a clean copy takes: cold, with every picture to encode, and warm. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { median, type Table } from './table.ts';

const warmRuns = 3;
/** `npm ci && npm start` is to serve within 4 minutes; installing takes about one of them. */
const most = { cold: 180, warm: 20 };

export async function build(): Promise<Table[]> {
  const copy = mkdtempSync(join(tmpdir(), 'bench-build-'));
  try {
    copyTo(copy);
    const cold = buildIn(copy);
    const warm = median(Array.from({ length: warmRuns }, () => buildIn(copy)));
    return [
      {
        title: 'Build',
        note: `The whole of \`npm run build\` in a copy without \`.cache/\`, then ${warmRuns} times again (median).`,
        columns: ['Build', 'Seconds'],
        rows: [
          ['cold', cold.toFixed(1)],
          ['warm', warm.toFixed(1)],
        ],
        misses: [
          ...(cold > most.cold ? [`a cold build takes ${cold.toFixed(0)} s, more than ${most.cold}`] : []),
          ...(warm > most.warm ? [`a warm build takes ${warm.toFixed(0)} s, more than ${most.warm}`] : []),
        ],
      },
    ];
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** What git knows and what is new, without what it ignores. */
function copyTo(copy: string): void {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { encoding: 'utf8' });
  for (const file of files.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
}

function buildIn(folder: string): number {
  const start = performance.now();
  execFileSync(process.execPath, ['tools/build.ts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PATH: `${join(folder, 'node_modules/.bin')}:${process.env.PATH}` },
  });
  return (performance.now() - start) / 1000;
}
