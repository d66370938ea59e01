import { expect, test } from 'vitest';
import { loadWork } from '../../../tools/bench/main-thread.ts';

const blockingTime = (trace: unknown) => loadWork(trace).blocking;
const thread = { pid: 7, tid: 7 };
const args = { data: { navigationId: 'page' } };
const navigation = { name: 'navigationStart', ...thread, ts: 1_000, args };
const paint = { name: 'firstContentfulPaint', ...thread, ts: 100_000, args };

/** A task of the page; microseconds. */
function task(ts: number, dur: number, tdur: number) {
  return { name: 'RunTask', ...thread, ts, dur, tdur };
}

test('a task counts by what it has of the processor, four times as long, beyond 50 ms', () => {
  const long = task(2_000, 90_000, 20_000);
  expect(blockingTime({ traceEvents: [navigation, long, paint] })).toBe(30);
});

test('one that only waited, or is short enough, counts nothing', () => {
  const waited = task(2_000, 90_000, 12_000);
  expect(blockingTime({ traceEvents: [navigation, waited, paint] })).toBe(0);
});

test('a task with layout takes twice as long, not four times', () => {
  const long = task(2_000, 40_000, 30_000);
  const layout = { name: 'Layout', ...thread, ts: 5_000, dur: 20_000, tdur: 15_000 };
  expect(blockingTime({ traceEvents: [navigation, long, layout, paint] })).toBe(10);
});

test('what ran before the navigation or elsewhere is not of the page', () => {
  const before = task(0, 900, 40_000);
  const elsewhere = { ...task(2_000, 90_000, 40_000), tid: 8 };
  expect(blockingTime({ traceEvents: [before, navigation, elsewhere, paint] })).toBe(0);
});

test('a picture that is a document of its own does not begin the count anew', () => {
  const long = task(2_000, 90_000, 20_000);
  const picture = { ...navigation, ts: 95_000, args: { data: { navigationId: 'picture' } } };
  expect(blockingTime({ traceEvents: [navigation, long, picture, paint] })).toBe(30);
});

test('a trace without a paint or without its navigation is refused', () => {
  expect(() => blockingTime({ traceEvents: [navigation] })).toThrow('no first paint');
  expect(() => blockingTime({ traceEvents: [paint] })).toThrow('no navigation');
});

test('what a task lasted beyond its processor time is waiting', () => {
  const tasks = [task(2_000, 30_000, 10_000), task(40_000, 10_000, 10_000)];
  expect(loadWork({ traceEvents: [navigation, ...tasks, paint] }).waited).toBeCloseTo(0.5);
});
