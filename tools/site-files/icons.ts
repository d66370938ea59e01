/** The site's icons: the logo on a tile, as SVG and PNG. */
import sharp, { type Sharp } from 'sharp';
import { type Shape, tabIcon, tile } from '#components/frame/tile.ts';
import { look } from '#site/look.ts';

/** Makes the icon files, by name. */
export async function icons(): Promise<Record<string, string | Uint8Array>> {
  return {
    'favicon.svg': tabIcon(look),
    'favicon.png': await png(48, { share: 0.75, rounded: true }).toBuffer(),
    // iOS cuts the corners itself, and shows transparency as black.
    'apple-touch-icon.png': await png(180, { share: 0.6, rounded: false }).removeAlpha().toBuffer(),
  };
}

/** `size` is its side in pixels. */
function png(size: number, shape: Shape): Sharp {
  return sharp(Buffer.from(tile(look, shape)), { density: (72 * size) / 32 })
    .resize(size)
    .png({ compressionLevel: 9, effort: 10 });
}
