/** The browser has no canvas, or hides what is on it. */
export class NoCanvas extends Error {}

/** The context of a new canvas. Throws if the browser has none. */
export function newCanvas(width: number, height: number, settings?: CanvasRenderingContext2DSettings): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', settings);
  if (!context) throw new NoCanvas('This browser has no canvas');
  return context;
}
