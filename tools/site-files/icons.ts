/** The site's icons: the logo on a tile, as SVG and PNG. */
import sharp from 'sharp';
import { type Shape, tabIcon, tile } from '#components/frame/tile.ts';
import { look } from '#site/look.ts';

interface PngIcon {
  file: string;
  /** Side in pixels. */
  size: number;
  /** Its purpose in the manifest. The others are linked by pages. */
  purpose?: 'any' | 'maskable';
  /** The logo's width as a share of the side. A mask may leave only a circle of 80%, so 0.58 is safe. */
  share: number;
  /** Rounds the corners. Systems that want another shape cut the full tile themselves. */
  rounded: boolean;
}

export const pngIcons: PngIcon[] = [
  { file: 'apple-touch-icon.png', size: 180, share: 0.6, rounded: false },
  { file: 'icon-192.png', size: 192, purpose: 'any', share: 0.7, rounded: true },
  { file: 'icon-512.png', size: 512, purpose: 'any', share: 0.7, rounded: true },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable', share: 0.58, rounded: false },
];

/** Makes the icon files, by name. favicon.ico is for old programs. */
export async function icons(): Promise<Record<string, string | Uint8Array>> {
  const files = await Promise.all(pngIcons.map(async (icon) => [icon.file, await png(icon)] as const));
  return {
    'favicon.svg': tabIcon(look),
    'favicon.ico': ico(await png({ size: icoSize, share: 0.75, rounded: true })),
    ...Object.fromEntries(files),
  };
}

function png({ size, share, rounded }: Shape & { size: number }): Promise<Buffer> {
  const image = sharp(Buffer.from(tile(look, { share, rounded })), { density: (72 * size) / 32 }).resize(size);
  // iOS shows transparency as black.
  return (rounded ? image : image.removeAlpha()).png({ compressionLevel: 9, effort: 10 }).toBuffer();
}

const icoSize = 48;

/** One PNG in the container of Windows icons. */
function ico(picture: Buffer): Buffer {
  const header = Buffer.alloc(22);
  // Type 1, one picture of this size, 32 bits a pixel, its bytes and where they start.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(icoSize, 6);
  header.writeUInt8(icoSize, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(22, 18);
  return Buffer.concat([header, picture]);
}
