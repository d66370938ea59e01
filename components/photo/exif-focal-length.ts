/** The focal length as on 35 mm film, and the offset of the tags that a camera adds, in Exif's own numbers. */
const focalLengthTag = 0xa405;
const cameraTags = 0x8769;

/** Reads the 35 mm focal length from a JPEG's Exif data. Null if there is none, as in most pictures sent by messengers. */
export function exifFocalLength(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const start = findExif(view);
    return start === null ? null : readFocalLength(view, start);
  } catch {
    // An offset leads out of the file: the data is damaged.
    return null;
  }
}

/** Where the TIFF data begins, in the segment that starts with "Exif". */
function findExif(view: DataView): number | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; view.getUint8(at) === 0xff && view.getUint8(at + 1) !== 0xda; at += 2 + view.getUint16(at + 2)) {
    if (view.getUint8(at + 1) === 0xe1 && view.getUint32(at + 4) === 0x45786966) return at + 10;
  }
  return null;
}

function readFocalLength(view: DataView, start: number): number | null {
  const isLittle = view.getUint16(start) === 0x4949;
  const find = (directory: number, tag: number) => {
    const count = view.getUint16(directory, isLittle);
    const entries = Array.from({ length: count }, (_, index) => directory + 2 + 12 * index);
    return entries.find((entry) => view.getUint16(entry, isLittle) === tag);
  };
  const camera = find(start + view.getUint32(start + 4, isLittle), cameraTags);
  if (camera === undefined) return null;
  const entry = find(start + view.getUint32(camera + 8, isLittle), focalLengthTag);
  return entry === undefined ? null : view.getUint16(entry + 8, isLittle) || null;
}
