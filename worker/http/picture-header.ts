/** Reads a picture's format and size as strictly as a browser does, so that nothing is decoded larger than it says it is. */
import type { PhotoType } from '../../schema/photo.ts';

interface PictureHeader {
  type: PhotoType;
  width: number;
  height: number;
}

/** Null if it isn't a picture we take, or doesn't agree with itself. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  try {
    return readJpeg(view) ?? readPng(view) ?? readWebp(view);
  } catch (error) {
    // It ends too early.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The size in the frame header, which comes before the first scan. */
function readJpeg(view: DataView): PictureHeader | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  let size: PictureHeader | null = null;
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) return null;
    // Any number of these may come before a marker.
    while (view.getUint8(at + 1) === 0xff) at += 1;
    const marker = view.getUint8(at + 1);
    if (marker === 0xda) return size;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    // Markers without a length don't come before a scan, and neither does a second frame.
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd9) || (isFrame && size)) return null;
    if (isFrame) size = { type: 'image/jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
}

function readPng(view: DataView): PictureHeader | null {
  const isPng = view.getUint32(0) === 0x89504e47 && view.getUint32(4) === 0x0d0a1a0a;
  if (!isPng || view.getUint32(8) !== 13 || textAt(view, 12) !== 'IHDR') return null;
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

/** The canvas must be as large as the picture on it. Animations aren't photos. */
function readWebp(view: DataView): PictureHeader | null {
  if (textAt(view, 0) !== 'RIFF' || textAt(view, 8) !== 'WEBP') return null;
  if (textAt(view, 12) !== 'VP8X') return readWebpFrame(view, 12);
  const canvas = { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
  for (let at = 12; ; at += 8 + view.getUint32(at + 4, true) + (view.getUint32(at + 4, true) % 2)) {
    const name = textAt(view, at);
    if (name === 'ANIM' || name === 'ANMF') return null;
    if (name !== 'VP8 ' && name !== 'VP8L') continue;
    const frame = readWebpFrame(view, at);
    return frame?.width === canvas.width && frame.height === canvas.height ? frame : null;
  }
}

function readWebpFrame(view: DataView, at: number): PictureHeader | null {
  const name = textAt(view, at);
  if (name === 'VP8 ' && uint24(view, at + 11) === 0x2a019d) {
    const [width, height] = [view.getUint16(at + 14, true) & 0x3fff, view.getUint16(at + 16, true) & 0x3fff];
    return { type: 'image/webp', width, height };
  }
  if (name !== 'VP8L' || view.getUint8(at + 8) !== 0x2f) return null;
  const bits = view.getUint32(at + 9, true);
  return { type: 'image/webp', width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

/** The name of a chunk, or a longer text in a segment. */
export function textAt({ buffer, byteOffset, byteLength }: ArrayBufferView, at: number, length = 4): string {
  return String.fromCharCode(...new Uint8Array(buffer, byteOffset, byteLength).subarray(at, at + length));
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}
