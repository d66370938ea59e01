import { afterEach, expect, test, vi } from 'vitest';
import { createFloorFinder } from '#visualizer/own-room/find-floor/floor-finder.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Like the real one, it keeps the photo of an earlier job, and fails without one. The tap at -1 makes it crash. */
class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  #hasPhoto = false;

  postMessage({ photo, taps }: { photo: unknown; taps: readonly { x: number }[] }) {
    this.#hasPhoto ||= photo !== null;
    queueMicrotask(() => {
      if (!this.#hasPhoto) this.onerror?.({ message: 'There is no photo yet' });
      else if (taps.some(({ x }) => x === -1)) this.onerror?.({ message: 'crash' });
      else this.onmessage?.({ data: { taps, wasSent: photo !== null } });
    });
  }

  terminate() {}
}

test('the photo is sent once, and again after a crash, so later taps still work', async () => {
  vi.stubGlobal('Worker', FakeWorker);
  const { signal } = new AbortController();
  const finder = createFloorFinder({ width: 1, height: 1, data: new Uint8ClampedArray(4) }, null, signal);
  const tap = (x: number) => finder.find({ taps: [{ x, y: 0, isFloor: true }], isEmpty: false, coversRug: false }, signal);
  expect(await tap(1)).toMatchObject({ wasSent: true });
  expect(await tap(2)).toMatchObject({ wasSent: false });
  await expect(tap(-1)).rejects.toThrow('crash');
  expect(await tap(3)).toMatchObject({ wasSent: true });
  expect(await tap(4)).toMatchObject({ wasSent: false });
});
