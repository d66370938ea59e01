import { photoLimits } from '#schema/api/photo.ts';
import { newCanvas } from './new-canvas.ts';

/** From barely visible loss to plain loss. */
const qualities = [0.85, 0.75, 0.65, 0.55];
/** Each smaller size, compared with the one before. */
const step = 0.8;

/**
 * Makes a JPEG that fits the limits of a request's photos. Encoding it anew leaves the camera's metadata behind, such as where the photo
 * was taken. Throws if the browser can't encode it.
 */
export async function shrinkPicture(source: CanvasImageSource & { width: number; height: number }): Promise<Blob> {
  const longest = Math.max(source.width, source.height);
  for (let side = Math.min(photoLimits.side, longest); side >= 1; side *= step) {
    const canvas = draw(source, side / longest);
    for (const quality of qualities) {
      const blob = await encode(canvas, quality);
      if (blob.size <= photoLimits.bytes) return blob;
    }
  }
  throw new Error('This picture has no size that can be encoded.');
}

function draw(source: CanvasImageSource & { width: number; height: number }, scale: number): HTMLCanvasElement {
  const context = newCanvas(Math.max(1, Math.round(source.width * scale)), Math.max(1, Math.round(source.height * scale)));
  const { canvas } = context;
  // JPEG has no transparency, and would show it as black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("This browser can't encode the picture."))),
      'image/jpeg',
      quality,
    );
  });
}
