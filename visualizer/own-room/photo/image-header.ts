/** Kinds of files that pass for pictures, told by their first bytes: a name or a type can be wrong. */
type Kind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'gif' | 'svg' | 'unknown';

export interface ImageHeader {
  kind: Kind;
  /** Pixels before any turn that the file asks for; null where these bytes do not tell. */
  size: { width: number; height: number } | null;
}

/** As many bytes from a file's beginning as the reader below needs; cameras put previews and profiles before the size. */
export const headerBytes = 2 ** 20;

/** Kind and size of a picture, read off the file before anything is decoded: what is too large is never unpacked. */
export function imageHeader(bytes: Uint8Array): ImageHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = kindOf(bytes);
  const readers: Partial<Record<Kind, (view: DataView) => ImageHeader['size']>> = {
    jpeg: jpegSize,
    png: (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
    webp: webpSize,
    avif: boxedSize,
    heic: boxedSize,
    gif: (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  };
  try {
    return { kind, size: readers[kind]?.(view) ?? null };
  } catch (error) {
    // The file ends within its header.
    if (error instanceof RangeError) return { kind, size: null };
    throw error;
  }
}

/** Where the frame of a JPEG stands, past the small preview that a camera puts before it; null where these bytes do not reach to it. */
export function jpegFrame(view: DataView): number | null {
  for (let at = 2; at + 9 < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return at;
    // Fill bytes may stand before a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

function kindOf(bytes: Uint8Array): Kind {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a/.test(text(0, 6))) return 'gif';
  if (text(4, 8) === 'ftyp') return kindOfBrands(text(8, 64));
  return /^\s*(<\?xml|<!--|<!doctype svg|<svg)/i.test(text(0, 256).replace(/^\xef\xbb\xbf/, '')) ? 'svg' : 'unknown';
}

/** A picture in boxes, as AVIF and HEIC are, names its kinds at its beginning; AVIF may name those of HEIC too. */
function kindOfBrands(brands: string): Kind {
  if (/avi[fs]/.test(brands)) return 'avif';
  return /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands) ? 'heic' : 'unknown';
}

function jpegSize(view: DataView): ImageHeader['size'] {
  const at = jpegFrame(view);
  return at === null ? null : { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
}

function webpSize(view: DataView): ImageHeader['size'] {
  const form = view.getUint8(15);
  if (form === 0x58) return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) };
  if (form === 0x4c) {
    const bits = view.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}

/** The largest of the sizes that the boxes name: beside the picture's own stand those of its tiles and its preview. */
function boxedSize(view: DataView): ImageHeader['size'] {
  const ispe = 0x69737065;
  let largest: ImageHeader['size'] = null;
  for (let at = 0; at + 16 <= view.byteLength; at++) {
    if (view.getUint32(at) !== ispe) continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}
