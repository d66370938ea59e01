import { canReadPixels } from '#components/photo/can-read-pixels.ts';
import { NoCanvas, newCanvas } from '#components/photo/new-canvas.ts';

/** A picture's bytes at a given size: red, green, blue and alpha, pixel by pixel. Throws if the browser hides them. */
export async function readPixels(
  picture: ImageBitmap | HTMLCanvasElement,
  width: number,
  height: number,
): Promise<Uint8ClampedArray> {
  if (!canReadPixels()) throw new NoCanvas('This browser hides the pixels of pictures');
  // Reading blocks the page, so let it respond between reads.
  await new Promise((done) => setTimeout(done));
  const context = newCanvas(width, height, { willReadFrequently: true });
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return context.getImageData(0, 0, width, height).data;
}
