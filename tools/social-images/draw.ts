import satori, { type SatoriOptions } from 'satori';
import sharp from 'sharp';
import { socialImageSize } from '../../content/social-image.ts';
import { type CardText, card, pictureBox } from './card.ts';

interface Contents extends CardText {
  /** File of the picture beside the text. */
  picture: string | undefined;
}

/** Draws one social image as JPEG: satori sets the text, sharp adds the picture. */
export async function drawSocialImage({ picture, ...text }: Contents, fonts: SatoriOptions['fonts']): Promise<Buffer> {
  const svg = await satori(card(text, picture !== undefined), { ...socialImageSize, fonts, loadAdditionalAsset });
  const layers = picture ? [{ input: await crop(picture), left: pictureBox.left, top: pictureBox.top }] : [];
  return sharp(Buffer.from(svg)).composite(layers).jpeg({ quality: 80, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** Without this, satori draws a box for a character that is in none of the fonts. */
async function loadAdditionalAsset(_language: string, segment: string): Promise<never> {
  throw new Error(`The fonts of the social images lack "${segment}": add it to tools/social-images/fonts.ts`);
}

function crop(picture: string): Promise<Buffer> {
  return sharp(picture).resize(pictureBox.width, pictureBox.height, { fit: 'cover' }).toBuffer();
}
