/** Takes everything out of a picture that isn't the picture: where and when it was taken, with what, and anything that follows it. */
import type { PhotoType } from '../../schema/photo.ts';
import { textAt } from './picture-header.ts';

/** Null if the picture ends too early. */
export function stripMetadata(bytes: Uint8Array, type: PhotoType): Uint8Array | null {
  const kept = { 'image/jpeg': jpegParts, 'image/png': pngParts, 'image/webp': webpParts }[type](bytes);
  return kept && join(kept);
}

/** Frames, tables and scans, up to the end of the image. Of the applications' segments, those that say how to read colors. */
function jpegParts(bytes: Uint8Array): Uint8Array[] | null {
  const parts = [bytes.subarray(0, 2)];
  for (let at = 2; at + 3 < bytes.length || bytes[at + 1] === 0xd9; ) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) return [...parts, bytes.subarray(at, at + 2)];
    const next = at + 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0);
    const end = marker === 0xda ? endOfScan(bytes, next) : next;
    if (!isNote(bytes, at, marker)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return null;
}

function isNote(bytes: Uint8Array, at: number, marker: number): boolean {
  // A longer one has a thumbnail, which may show more than the picture does.
  if (marker === 0xe0) return textAt(bytes, at + 2, 6) !== '\0\u0010JFIF';
  if (marker === 0xe2) return textAt(bytes, at + 4, 11) !== 'ICC_PROFILE';
  return marker === 0xfe || (marker > 0xe0 && marker !== 0xee);
}

/** The position of the next marker that isn't part of the scan's data. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = start; at + 1 < bytes.length; at++) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

const pngChunks = ['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'pHYs', 'IDAT', 'IEND'];

function pngParts(bytes: Uint8Array): Uint8Array[] | null {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const name = textAt(bytes, at + 4);
    const end = at + 12 + view.getUint32(at);
    if (pngChunks.includes(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IEND') return parts;
    at = end;
  }
  return null;
}

const webpChunks = ['VP8X', 'ICCP', 'ALPH', 'VP8 ', 'VP8L'];
/** In the header of an extended file: that there are EXIF and XMP chunks. */
const webpNotes = 0x0c;

function webpParts(bytes: Uint8Array): Uint8Array[] | null {
  const view = viewOf(bytes);
  const parts: Uint8Array[] = [];
  const last = Math.min(bytes.length, 8 + view.getUint32(4, true));
  for (let at = 12; at + 8 <= last; ) {
    const name = textAt(bytes, at);
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    if (end > bytes.length) return null;
    const part = bytes.slice(at, end);
    if (name === 'VP8X') part[8] = (part[8] ?? 0) & ~webpNotes;
    if (webpChunks.includes(name)) parts.push(part);
    at = end;
  }
  const header = bytes.slice(0, 12);
  viewOf(header).setUint32(4, 4 + parts.reduce((sum, { length }) => sum + length, 0), true);
  return [header, ...parts];
}

function join(parts: Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}
