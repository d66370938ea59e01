/** Draws one social image: satori sets the words, resvg turns them into pixels, sharp lays the picture over and encodes. */
import { Resvg } from '@resvg/resvg-js';
import satori, { type SatoriOptions } from 'satori';
import sharp from 'sharp';
import { socialImageSize } from '../content/social-image.ts';
import { card, headingFrame, pictureBox, specimen } from './social-images-card.ts';
import { setHeading } from './social-images-lines.ts';

export interface Contents {
  title: string;
  /** The business's name in the wordmark. */
  name: string;
  /** The site's host name. */
  host: string;
  /** File of the picture beside the words. */
  picture?: string;
}

type Fonts = SatoriOptions['fonts'];

/** Messengers leave a heavy preview out on a poor line. */
const mostBytes = 90_000;

export async function drawSocialImage({ title, name, host, picture }: Contents, fonts: Fonts): Promise<Buffer> {
  const hasPicture = picture !== undefined;
  const heading = setHeading(title, headingFrame(hasPicture), await ruler(title, fonts));
  const svg = await satori(card(heading, { name, host }, hasPicture), { ...socialImageSize, fonts, loadAdditionalAsset: refuse });
  const { pixels, width, height } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const layers = picture ? [{ input: await cut(picture), left: pictureBox.left, top: pictureBox.top }] : [];
  const image = sharp(pixels, { raw: { width, height, channels: 4 } })
    .composite(layers)
    .removeAlpha();
  return encode(await image.raw().toBuffer());
}

/** Widths of texts made of the title's words, per pixel of font size. */
async function ruler(title: string, fonts: Fonts): Promise<(text: string) => number> {
  const space = '\u00a0';
  const widths = new Map<string, number>();
  await satori(specimen([...new Set(title.split(' ')), space]), {
    ...socialImageSize,
    fonts,
    loadAdditionalAsset: refuse,
    onNodeDetected: ({ textContent, width }) => textContent && widths.set(textContent, width / 100),
  });
  const widthOf = (word: string) => {
    const width = widths.get(word);
    if (width === undefined) throw new Error(`satori did not measure «${word}» of «${title}»`);
    return width;
  };
  return (text) => {
    const words = text.split(' ');
    return words.reduce((sum, word) => sum + widthOf(word), (words.length - 1) * widthOf(space));
  };
}

/** satori would draw a box in the place of a character that no face has. */
async function refuse(_language: string, segment: string): Promise<never> {
  throw new Error(`The faces of the social images lack «${segment}»: add it to tools/social-images-fonts.ts`);
}

/** The middle of the picture, where the renderings have their subject. */
function cut(picture: string): Promise<Buffer> {
  return sharp(picture).resize(pictureBox.width, pictureBox.height, { fit: 'cover' }).toBuffer();
}

/** The best quality that stays small; full chroma keeps the letters' edges clean. */
async function encode(pixels: Buffer): Promise<Buffer> {
  for (let quality = 86; ; quality -= 6) {
    const jpeg = await sharp(pixels, { raw: { ...socialImageSize, channels: 3 } })
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (jpeg.length <= mostBytes || quality < 50) return jpeg;
  }
}
