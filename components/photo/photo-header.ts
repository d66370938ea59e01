import { HEIF } from 'image-size/types/heif';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';

const formats = { jpeg: JPG, png: PNG, webp: WEBP, heif: HEIF } as const;
type Format = keyof typeof formats;

export interface PhotoHeader {
  /** AVIF is a kind of HEIF. */
  format: Format | 'unknown';
  /** Pixels, before any rotation that the file asks for. Null if the header doesn't say. */
  size: { width: number; height: number } | null;
}

/** Reads a picture's format and size from its first bytes, so a huge one is never decoded. Its file name and type could be wrong. */
export function readHeader(bytes: Uint8Array): PhotoHeader {
  for (const format of ['jpeg', 'png', 'webp', 'heif'] as const) {
    try {
      if (formats[format].validate(bytes)) return { format, size: sizeOf(format, bytes) };
    } catch {
      // Only a PNG that ends within its header throws here.
      return { format, size: null };
    }
  }
  return { format: 'unknown', size: null };
}

function sizeOf(format: Format, bytes: Uint8Array): PhotoHeader['size'] {
  try {
    const { width, height, images = [] } = formats[format].calculate(bytes);
    // HEIF also lists its tiles and previews; the picture is the largest.
    return [{ width, height }, ...images].reduce((one, other) =>
      other.width * other.height > one.width * one.height ? other : one,
    );
  } catch {
    return null;
  }
}
