/** The real templates with many more cities. */
import { fork } from 'node:child_process';
import { z } from 'zod';
import { heapLimit } from '../heap.ts';
import { median, type Table } from './table.ts';

const runs = 3;
/** Generated cities; 0 is the base build. The second and the last are compared. */
const [base, few, many] = [0, 1000, 10_000] as const;
const limits = { seconds: 40, peakMiB: 1536, growth: { least: 8, most: 12 } };

const buildSchema = z.object({ seconds: z.number(), peakMiB: z.number() });
type Build = z.infer<typeof buildSchema>;

export async function prerender(): Promise<Table[]> {
  const builds = new Map<number, Build[]>([
    [base, []],
    [few, []],
    [many, []],
  ]);
  for (let run = 0; run < runs; run++) {
    for (const [count, measured] of builds) measured.push(await buildOnce(count));
  }
  const of = (count: number, key: keyof Build) => median((builds.get(count) ?? []).map((build) => build[key]));
  const beyond = (count: number) => of(count, 'seconds') - of(base, 'seconds');
  const growth = beyond(many) / beyond(few);
  const misses: string[] = [];
  if (beyond(many) > limits.seconds) {
    misses.push(`${many} pages take ${beyond(many).toFixed(1)} s beyond the base build, more than ${limits.seconds}`);
  }
  if (of(many, 'peakMiB') > limits.peakMiB) {
    misses.push(`${many} pages take ${of(many, 'peakMiB').toFixed(0)} MiB, more than ${limits.peakMiB}`);
  }
  if (growth < limits.growth.least || growth > limits.growth.most) {
    misses.push(
      `${many} pages take ${growth.toFixed(1)} times as long as ${few}, not ${limits.growth.least} to ${limits.growth.most}`,
    );
  }
  const row = (count: number) => [
    count === base ? 'the site as it is' : `${count.toLocaleString('en-US')} cities more`,
    of(count, 'seconds').toFixed(1),
    count === base ? '' : beyond(count).toFixed(1),
    count === base ? '' : (count / beyond(count)).toFixed(0),
    of(count, 'peakMiB').toFixed(0),
  ];
  return [
    {
      title: 'City pages by the thousand',
      note: `Medians of ${runs} builds by turns, kept pictures. Cities are generated from the real ones, parsed by the real schema and made with the real templates. Beyond the base build: ${growth.toFixed(1)} times as long for ten times as many.`,
      columns: ['Build', 'Seconds', 'Beyond the base', 'Pages/s', 'Peak memory MiB'],
      rows: [base, few, many].map(row),
      misses,
    },
  ];
}

function buildOnce(count: number): Promise<Build> {
  const child = fork('tools/bench/prerender-build.ts', [String(count), '.cache/bench/prerender'], {
    execArgv: [heapLimit],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((done, fail) => {
    let build: Build | undefined;
    child.on('message', (message) => {
      build = buildSchema.parse(message);
    });
    child.on('error', fail);
    child.on('exit', (code) =>
      build && code === 0 ? done(build) : fail(new Error(`The build of ${count} cities ended with ${code}`)),
    );
  });
}
