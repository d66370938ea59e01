/** Scripts for a page to run before its own: which way of drawing it finds. */

/** The page does not take WebGL in software, which is all that a test machine has. */
export function withSoftware(): void {
  const { getContext } = HTMLCanvasElement.prototype;
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    value(this: HTMLCanvasElement, kind: string, options: object = {}) {
      return Reflect.apply(getContext, this, [kind, { ...options, failIfMajorPerformanceCaveat: false }]);
    },
  });
}

export function withoutWebgl(): void {
  const { getContext } = HTMLCanvasElement.prototype;
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    value(this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
      return kind === 'webgl2' ? null : Reflect.apply(getContext, this, [kind, ...more]);
    },
  });
}
