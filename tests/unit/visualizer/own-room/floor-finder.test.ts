import { afterEach, expect, test, vi } from 'vitest';
import { createFloorFinder } from '#visualizer/own-room/find-floor/floor-finder.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Like the real one, it keeps the photo of an earlier job, and fails without one. A stroke at -1 makes it crash. */
class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  #hasPhoto = false;

  postMessage({ photo, painted }: { photo: unknown; painted: { stroke: { points: { x: number }[] } } }) {
    this.#hasPhoto ||= photo !== null;
    queueMicrotask(() => {
      if (!this.#hasPhoto) this.onerror?.({ message: 'There is no photo yet' });
      else if (painted.stroke.points.some(({ x }) => x === -1)) this.onerror?.({ message: 'crash' });
      else this.onmessage?.({ data: { wasSent: photo !== null } });
    });
  }

  terminate() {}
}

test('the photo is sent once, and again after a crash, so that later strokes still work', async () => {
  vi.stubGlobal('Worker', FakeWorker);
  const finder = createFloorFinder({ width: 1, height: 1, data: new Uint8ClampedArray(4) }, null, new AbortController().signal);
  const stroke = (x: number) =>
    finder.cut({ paints: 'floor', points: [{ x, y: 0 }], scale: 1, reach: 24 }, new Uint8ClampedArray(1));
  expect(await stroke(1)).toMatchObject({ wasSent: true });
  expect(await stroke(2)).toMatchObject({ wasSent: false });
  await expect(stroke(-1)).rejects.toThrow('crash');
  expect(await stroke(3)).toMatchObject({ wasSent: true });
  expect(await stroke(4)).toMatchObject({ wasSent: false });
});
