import type { ReactNode } from 'react';
import satori, { type SatoriOptions } from 'satori';
import sharp, { type Sharp } from 'sharp';
import { socialImageSize } from '../../content/social-image.ts';
import { type Brand, card, heading, headingBox, pictureBox } from './card.ts';

type Fonts = SatoriOptions['fonts'];

/** Returns a function that draws a page's social image as JPEG. All pages that it's for share a picture, or have none. */
export async function drawSocialImages(
  brand: Brand,
  picture: string | undefined,
  fonts: Fonts,
): Promise<(title: string) => Promise<Buffer>> {
  const hasPicture = picture !== undefined;
  const layers = hasPicture ? [{ input: await crop(picture), left: pictureBox.left, top: pictureBox.top }] : [];
  const { data, info } = await (await draw(card(brand, hasPicture), socialImageSize, fonts))
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return async (title) => {
    const box = headingBox(hasPicture);
    const text = await (await draw(heading(title, hasPicture), box, fonts)).raw().toBuffer({ resolveWithObject: true });
    return (
      sharp(data, { raw: info })
        .composite([{ input: text.data, raw: text.info, left: box.left, top: box.top }])
        // Optimized coding takes three times as long and saves a tenth.
        .jpeg({ quality: 76, chromaSubsampling: '4:4:4', optimiseCoding: false })
        .toBuffer()
    );
  };
}

async function draw(element: ReactNode, { width, height }: { width: number; height: number }, fonts: Fonts): Promise<Sharp> {
  return sharp(Buffer.from(await satori(element, { width, height, fonts, loadAdditionalAsset })));
}

/** Without this, satori draws a box for a character that is in none of the fonts. */
async function loadAdditionalAsset(_language: string, segment: string): Promise<never> {
  throw new Error(`The fonts of the social images lack "${segment}": add it to tools/social-images/fonts.ts`);
}

function crop(picture: string): Promise<Buffer> {
  return sharp(picture)
    .autoOrient()
    .resize(pictureBox.width, pictureBox.height, { fit: 'cover' })
    .png({ compressionLevel: 0 })
    .toBuffer();
}
