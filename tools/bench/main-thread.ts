import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';

/** Milliseconds of processor time of a page's main thread. */
export interface MainThreadWork {
  /** The longest task. */
  longest: number;
  /** What scripts did: handlers, rendering of components, drawing. */
  script: number;
  /** All tasks, with styles, layout and paint. */
  all: number;
}

/** Times are microseconds; `tdur` is the duration without what the thread waited for. */
const eventSchema = z.looseObject({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number().default(0),
  dur: z.number().default(0),
  tdur: z.number().default(0),
  args: z.looseObject({ data: z.looseObject({ navigationId: z.string().optional() }).optional() }).optional(),
});
const traceSchema = z.object({ traceEvents: z.array(eventSchema) });
type TraceEvent = z.infer<typeof eventSchema>;

const categories = ['blink.user_timing', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', 'v8'];
/** What runs scripts; some of them within others. */
const scripts = new Set([
  'EventDispatch',
  'FunctionCall',
  'TimerFire',
  'FireAnimationFrame',
  'HandlePostMessage',
  'BlinkScheduler_PerformMicrotaskCheckpoint',
]);

/**
 * What `act` costs the main thread, read from a trace. The page itself must mark where that begins and ends, as
 * `bench:start` and `bench:end`; of each task that touches this span all counts.
 */
export async function mainThreadWork(browser: Browser, page: Page, act: () => Promise<void>): Promise<MainThreadWork> {
  await browser.startTracing(page, { categories });
  await act();
  const { traceEvents } = traceSchema.parse(JSON.parse((await browser.stopTracing()).toString()));
  const [start, end] = ['bench:start', 'bench:end'].map((name) => traceEvents.findLast((each) => each.name === name));
  if (!start || !end) throw new Error('The page has not marked begin and end');
  const ofThread = traceEvents.filter(({ pid, tid }) => pid === start.pid && tid === start.tid);
  const tasks = ofThread.filter(({ name, ts, dur }) => name === 'RunTask' && ts + dur > start.ts && ts < end.ts);
  const within = ({ ts }: TraceEvent) => tasks.some((task) => ts >= task.ts && ts < task.ts + task.dur);
  const run = outermost(ofThread.filter((each) => scripts.has(each.name) && within(each)));
  return {
    longest: Math.max(0, ...tasks.map(({ tdur }) => tdur)) / 1000,
    script: run.reduce((sum, { tdur }) => sum + tdur, 0) / 1000,
    all: tasks.reduce((sum, { tdur }) => sum + tdur, 0) / 1000,
  };
}

/** Lighthouse's phone, as @paulirish/trace_engine simulates it: processor slowdown, that of tasks with layout, and what a task may take. */
const phone = { slowdown: 4, layoutSlowdown: 2, unnoticed: 50 };

/** What a page's load cost its main thread, read from Lighthouse's trace. */
export interface LoadWork {
  /**
   * Milliseconds of blocking that the page's own work causes on Lighthouse's phone: total blocking time in processor time, so
   * without what the machine did meanwhile, and of all tasks since the navigation, where TBT begins at the first paint.
   */
  blocking: number;
  /** 0 to 1: how much of the time in tasks the thread waited for a processor, or for anything else. */
  waited: number;
}

export function loadWork(trace: unknown): LoadWork {
  const { traceEvents } = traceSchema.parse(trace);
  const painted = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!painted) throw new Error('The trace has no first paint');
  const ofThread = traceEvents.filter(({ pid, tid }) => pid === painted.pid && tid === painted.tid);
  // Not the last one before the paint: a picture in SVG is a document, whose navigation is its own.
  const navigation = ofThread.find((each) => each.name === 'navigationStart' && navigationOf(each) === navigationOf(painted));
  if (!navigation) throw new Error('The trace has no navigation to the page');
  const tasks = ofThread.filter(({ name, ts }) => name === 'RunTask' && ts >= navigation.ts);
  const layouts = ofThread.filter(({ name }) => name === 'Layout');
  const blocking = tasks.reduce((sum, { ts, dur, tdur }) => {
    const hasLayout = layouts.some((layout) => layout.ts >= ts && layout.ts < ts + dur);
    const taken = (tdur / 1000) * (hasLayout ? phone.layoutSlowdown : phone.slowdown);
    return sum + Math.max(0, taken - phone.unnoticed);
  }, 0);
  const lasted = tasks.reduce((sum, { dur }) => sum + dur, 0);
  const worked = tasks.reduce((sum, { dur, tdur }) => sum + Math.min(dur, tdur), 0);
  return { blocking, waited: lasted > 0 ? 1 - worked / lasted : 0 };
}

function navigationOf({ args }: TraceEvent): string | undefined {
  return args?.data?.navigationId;
}

function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  const kept: TraceEvent[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const event of events.toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    if (event.ts < end) continue;
    kept.push(event);
    end = event.ts + event.dur;
  }
  return kept;
}
