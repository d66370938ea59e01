/** The site's icons: the logo on a tile, as SVG and PNG. */
import sharp from 'sharp';
import { type Look, tabIcon, tile } from '../../components/frame/tile.ts';

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

/** Makes the icon files, by name. public/favicon.ico has the same icon at 16, 32 and 48 px for old programs. */
export async function icons(): Promise<Record<string, string | Uint8Array>> {
  const files = await Promise.all(pngIcons.map(async (icon) => [icon.file, await png(icon)] as const));
  return { 'favicon.svg': tabIcon, ...Object.fromEntries(files) };
}

function png({ size, share, rounded }: Look & { size: number }): Promise<Buffer> {
  const image = sharp(Buffer.from(tile({ share, rounded })), { density: (72 * size) / 32 }).resize(size);
  // iOS shows transparency as black.
  return (rounded ? image : image.removeAlpha()).png({ compressionLevel: 9, effort: 10 }).toBuffer();
}
