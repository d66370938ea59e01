import type { PhotoHeader } from './photo-header.ts';

/**
 * Whether a photo has its end. Some browsers show the upper part of one that is cut off without an error: all of them with a JPEG,
 * Firefox and Safari with a PNG or WebP, too.
 */
export function isComplete(format: PhotoHeader['format'], bytes: Uint8Array): boolean {
  if (format === 'jpeg') {
    // Phones may add a video after the marker. An embedded preview has its own marker, within the first 64 kB.
    return hasMarker(bytes, [0xff, 0xd9], bytes.length > 2 ** 17 ? 2 ** 16 : 0);
  }
  // The last chunk is called IEND.
  if (format === 'png') return hasMarker(bytes, [0x49, 0x45, 0x4e, 0x44], 0);
  // The length of the rest is in the header.
  if (format === 'webp') return bytes.length >= 8 + new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true);
  return true;
}

/** Searches from the end, where the marker is. */
function hasMarker(bytes: Uint8Array, marker: readonly number[], from: number): boolean {
  for (let at = bytes.length - marker.length; at > from; at--) {
    if (marker.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}
