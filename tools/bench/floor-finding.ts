/** Measures how well the floor is found in pictures of rooms, before and after taps. The pictures and their exact masks are in floor-finding/. */
import { analyze, drawFloor, type Tap } from '../../visualizer/own-room/find-floor/find-floor.ts';
import { degradations } from './floor-finding/degradations.ts';
import { loadScenes, type Scene } from './floor-finding/scenes.ts';
import { overlap, tapOnError } from './floor-finding/visitor.ts';
import { median, type Table } from './table.ts';

/** The weights were fitted to the other rooms only. */
const checkRooms = ['den', 'hall', 'office', 'living'];
const taps = 3;
const asRendered = 'as rendered';

interface Result {
  scene: Scene;
  degradation: string;
  /** Before any tap, then after each. */
  overlaps: number[];
  milliseconds: number;
  tapMilliseconds: number[];
}

export async function floorFinding(): Promise<Table[]> {
  const results: Result[] = [];
  for (const [index, scene] of (await loadScenes()).entries()) {
    console.error(`Floor: ${scene.name}`);
    results.push(measure(scene, asRendered));
    // The degradations take turns.
    const [degradation, degrade] = Object.entries(degradations)[index % Object.keys(degradations).length] ?? [];
    if (degradation && degrade) results.push(measure({ ...scene, photo: await degrade(scene.photo) }, degradation));
  }
  const isCheck = ({ scene }: Result) => checkRooms.includes(scene.room);
  return [
    overlapTable('Floor found: rooms kept for checking', results.filter(isCheck)),
    overlapTable(
      'Floor found: rooms it was tuned on',
      results.filter((result) => !isCheck(result)),
    ),
    timeTable(results),
  ];
}

function measure(scene: Scene, degradation: string): Result {
  const start = process.cpuUsage();
  const analysis = analyze(scene.photo, null);
  let mask = drawFloor(analysis, [], false);
  const milliseconds = millisecondsSince(start);
  const overlaps = [overlap(mask, scene.mask)];
  const made: Tap[] = [];
  const tapMilliseconds: number[] = [];
  for (let tap = 0; tap < taps; tap++) {
    made.push(tapOnError(mask, scene.mask, scene.photo));
    const tapStart = process.cpuUsage();
    mask = drawFloor(analysis, made, false);
    tapMilliseconds.push(millisecondsSince(tapStart));
    overlaps.push(overlap(mask, scene.mask));
  }
  return { scene, degradation, overlaps, milliseconds, tapMilliseconds };
}

/** Processor time, which other programs don't change. */
function millisecondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function overlapTable(title: string, results: readonly Result[]): Table {
  const kinds = [asRendered, ...Object.keys(degradations), 'all'];
  return {
    title,
    note: 'Intersection over union with the exact mask: median / tenth percentile / worst. A tap is on the middle of the largest wrong area.',
    columns: ['Pictures', 'Count', 'No tap', 'One tap', 'Two taps', 'Three taps'],
    rows: kinds.map((kind) => {
      const chosen = results.filter(({ degradation }) => kind === 'all' || degradation === kind);
      const columns = Array.from({ length: taps + 1 }, (_, tap) => spread(chosen.map(({ overlaps }) => overlaps[tap] ?? 0)));
      return [kind, String(chosen.length), ...columns];
    }),
  };
}

function spread(values: number[]): string {
  const sorted = values.toSorted((one, other) => one - other);
  return [median(values), sorted[Math.floor(sorted.length / 10)] ?? 0, sorted[0] ?? 0]
    .map((value) => value.toFixed(3))
    .join(' / ');
}

function timeTable(results: readonly Result[]): Table {
  const row = (name: string, values: number[]) => [name, median(values).toFixed(0), Math.max(...values).toFixed(0)];
  return {
    title: 'Time to find the floor, ms',
    note: 'Processor time on this machine, for pictures of 640 px.',
    columns: ['Step', 'Median', 'Slowest'],
    rows: [
      row(
        'First mask',
        results.map(({ milliseconds }) => milliseconds),
      ),
      row(
        'Each tap',
        results.flatMap(({ tapMilliseconds }) => tapMilliseconds),
      ),
    ],
  };
}
