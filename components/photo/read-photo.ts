import { fileLimits, type PhotoProblem } from '#schema/api/photo-problems.ts';
import { toDataUrl } from '../form/data-url.ts';
import { exifFocalLength } from './exif-focal-length.ts';
import { newCanvas } from './new-canvas.ts';
import { type PhotoHeader, readHeader } from './photo-header.ts';

export interface OpenedPhoto {
  bitmap: ImageBitmap;
  /** The focal length in pixels of the bitmap. Null if the file doesn't say. */
  focal: number | null;
}

/** Pixels of the longer side we work with. Screens don't show more, and phones would run out of memory. */
const workingSide = 1600;

/** Millimeters. Focal lengths in photos are those of a 35 mm camera with the same view. */
const filmDiagonal = 43.27;

/**
 * Returns the photo at working size, upright and opaque, or the problem with the file: whatever the browser decodes is a picture, also if it
 * lacks its end or its header is odd. Nothing leaves the device.
 */
export async function readPhoto(file: Blob): Promise<OpenedPhoto | PhotoProblem> {
  if (file.size === 0) return 'empty';
  if (file.size > fileLimits.bytes) return 'bytes';
  // All of it, because phones put previews, depth maps and color profiles before the size. One that is gone since it was chosen can't be read.
  const bytes = new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer(0)));
  if (bytes.length === 0) return 'broken';
  const { format, size } = readHeader(bytes);
  if (size && size.width * size.height >= fileLimits.pixels) return 'pixels';
  if (size && Math.min(size.width, size.height) < fileLimits.side) return 'small';
  try {
    const bitmap = await decode(file, size);
    const focalLength = format === 'jpeg' ? exifFocalLength(bytes) : null;
    return { bitmap, focal: focalLength && (focalLength * Math.hypot(bitmap.width, bitmap.height)) / filmDiagonal };
  } catch (error) {
    console.info('The photo could not be decoded', error);
    return problems[format];
  }
}

/** What to say of a file that can't be decoded. */
const problems: Record<PhotoHeader['format'], PhotoProblem> = {
  jpeg: 'broken',
  png: 'broken',
  webp: 'broken',
  heif: 'heic',
  unknown: 'unknown',
};

async function decode(file: Blob, size: { width: number; height: number } | null): Promise<ImageBitmap> {
  const longer = Math.max(size?.width ?? 0, size?.height ?? 0);
  // The photo may be rotated, so we don't know which side is its width. Decode both sides at least as large as we need.
  const resizing = longer > 2 * workingSide ? { resizeWidth: workingSide, resizeQuality: 'high' as const } : {};
  const options = { imageOrientation: 'from-image', ...resizing } as const;
  const decoded = await createImageBitmap(file, options).catch(() => loadImage(file));
  const scale = Math.min(workingSide / Math.max(decoded.width, decoded.height), 1);
  const context = newCanvas(Math.round(decoded.width * scale), Math.round(decoded.height * scale), { alpha: false });
  const { canvas } = context;
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(decoded, 0, 0, canvas.width, canvas.height);
  if ('close' in decoded) decoded.close();
  return createImageBitmap(canvas);
}

/** Chrome's image elements show a JPEG without its end, and its bitmaps don't. */
async function loadImage(file: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = await toDataUrl(file);
  await image.decode();
  return image;
}
