import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import satori, { type SatoriOptions } from 'satori';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { socialImageSize } from '#site/social-image.ts';
import { card, pictureBox } from './card.ts';

type Fonts = SatoriOptions['fonts'];

/** A page's social image as JPEG. */
export async function drawSocialImage(host: string, heading: string, picture: string, fonts: Fonts): Promise<Buffer> {
  const drawing = await satori(card(host, heading), { ...socialImageSize, fonts, loadAdditionalAsset });
  const { left, top, width, height } = pictureBox;
  const crop = await sharp(picture).autoOrient().resize(width, height, { fit: 'cover' }).png({ compressionLevel: 0 }).toBuffer();
  return sharp(Buffer.from(drawing))
    .composite([{ input: crop, left, top }])
    .removeAlpha()
    .jpeg({ quality: 76, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Without this, satori draws a box for a character that is in none of the fonts. */
async function loadAdditionalAsset(_language: string, segment: string): Promise<never> {
  throw new Error(`The fonts of the social images lack "${segment}": add it to tools/social-images/draw.ts`);
}

const fraunces = import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2');
const inter = import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');

/** Latin-1 and typographic punctuation. */
const glyphs = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”′″…`;
/** Inter draws + and ±: Fraunces builds them from rotated parts, which satori's parser rotates the wrong way (opentypejs/opentype.js#432). */
const glyphsOfFraunces = glyphs.replace(/[+±]/g, '');

/** The site's weights and optical sizes. Inter replaces the system's sans-serif font. */
const faces: { name: string; file: string; glyphs: string; variationAxes: Record<string, number> }[] = [
  { name: 'Fraunces', file: fraunces, glyphs: glyphsOfFraunces, variationAxes: { wght: 540, opsz: 80 } },
  { name: 'Fraunces Small', file: fraunces, glyphs: glyphsOfFraunces, variationAxes: { wght: 540, opsz: 24 } },
  { name: 'Inter', file: inter, glyphs, variationAxes: { wght: 600 } },
];

/** As TrueType, which satori can read. */
export function loadFonts(): Promise<Fonts> {
  return Promise.all(
    faces.map(async ({ name, file, glyphs, variationAxes }) => {
      const source = await readFile(fileURLToPath(file));
      const font = await subsetFont(source, glyphs, { targetFormat: 'sfnt', variationAxes, noLayoutClosure: true });
      return { name, data: Buffer.from(font) };
    }),
  );
}

function range(first: number, last: number): string {
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
