import type { Size } from '../selection/quad.ts';
import { headerBytes, imageHeader, jpegFrame } from './image-header.ts';

/** Pixels of the longer side on which the floor is laid; more is not seen on a screen, and phones run out of memory. */
const workingSide = 1600;
const photoLimits = { leastSide: 240, mostPixels: 80e6, mostBytes: 60e6 } as const;

/** What is wrong with a file, in the words for the visitor. */
export const photoProblems = {
  empty: 'This file is empty (0 bytes). Choose another photo.',
  bytes: 'This file is larger than 60 MB. Save the photo smaller, or take a screenshot of it, and choose that.',
  pixels:
    'This photo has 80 megapixels or more, too many for a browser. Save it smaller, or take a screenshot of it, and choose that.',
  small: `This picture is too small to work on: it needs at least ${photoLimits.leastSide} pixels on its shorter side.`,
  heic: 'This browser cannot open HEIC photos. On the iPhone choose Settings, Camera, Formats, Most Compatible and take it again, or open the photo, take a screenshot of it and choose that.',
  svg: 'This is a drawing (SVG). Choose a photo: JPEG, PNG, WebP or AVIF.',
  gif: 'This is a GIF. Choose a photo: JPEG, PNG, WebP or AVIF.',
  other: 'This file is not a photo. Choose a JPEG, PNG, WebP or AVIF.',
  broken: 'This photo is damaged or not complete. Open it on your device, save it again and choose the copy.',
} as const;

type Problem = keyof typeof photoProblems;

/** The photo in working size, upright and without transparency, or what is wrong with the file. Everything happens on the device. */
export async function readPhoto(file: Blob): Promise<ImageBitmap | Problem> {
  if (file.size === 0) return 'empty';
  if (file.size > photoLimits.mostBytes) return 'bytes';
  const bytes = new Uint8Array(await file.slice(0, headerBytes).arrayBuffer());
  const { kind, size } = imageHeader(bytes);
  if (kind === 'svg' || kind === 'gif') return kind;
  if (kind === 'unknown') return 'other';
  if (size && size.width * size.height >= photoLimits.mostPixels) return 'pixels';
  // HEIC without a size is left to the browser; of the others a size is missing only where the file is cut off.
  if (!size && kind !== 'heic') return 'broken';
  if (size && Math.min(size.width, size.height) < photoLimits.leastSide) return 'small';
  if (kind === 'jpeg' && !(await endsAsJpeg(file))) return 'broken';
  try {
    return await decoded(file, size);
  } catch (error) {
    console.info('The photo could not be decoded', error);
    return kind === 'heic' ? 'heic' : 'broken';
  }
}

/** Of a photo that is cut off browsers show the upper part and leave the rest gray, without an error. Its end mark tells. */
async function endsAsJpeg(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // The mark stands at the end, or before what a phone adds, as the film of a moving photo; the preview's own does not count.
  const from = jpegFrame(new DataView(bytes.buffer)) ?? 0;
  for (let at = bytes.length - 1; at > from; at--) {
    if (bytes[at] === 0xd9 && bytes[at - 1] === 0xff) return true;
  }
  return false;
}

/** Decoded smaller than it is, where the browser can, then brought to the working size. */
async function decoded(file: Blob, size: Size | null): Promise<ImageBitmap> {
  const longer = Math.max(size?.width ?? 0, size?.height ?? 0);
  // Which side is the width is not known where the file asks for a turn, so neither is taken below what is needed.
  const resized = longer > 2 * workingSide ? { resizeWidth: workingSide, resizeQuality: 'high' as const } : {};
  const first = await createImageBitmap(file, { imageOrientation: 'from-image', ...resized });
  const scale = Math.min(workingSide / Math.max(first.width, first.height), 1);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(first.width * scale);
  canvas.height = Math.round(first.height * scale);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('This browser gives no canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(first, 0, 0, canvas.width, canvas.height);
  first.close();
  return createImageBitmap(canvas);
}
