/** Stands in for the canvas that happy-dom lacks, and for browsers that don't tell pages what is on theirs. */
import { onTestFinished, vi } from 'vitest';

/** Draws single pixels of gray. `read` changes what is read of each, until the test ends. */
export function canvasWith(read: (shade: number) => number): void {
  const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
    kind: string,
  ) {
    if (kind !== '2d') return null;
    const drawn = new Map<number, number>();
    const context = {
      canvas: this,
      fillStyle: '',
      drawImage: () => {},
      fillRect: (x: number) => drawn.set(x, Number(/\d+/.exec(context.fillStyle)?.[0])),
      getImageData: (_x: number, _y: number, width: number) => ({
        data: Array.from({ length: width }, (_, x) => read(drawn.get(x) ?? 0)).flatMap((shade) => [shade, shade, shade, 255]),
      }),
    };
    return context as never;
  });
  onTestFinished(() => getContext.mockRestore());
}
