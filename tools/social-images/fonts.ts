/** The fonts of the social images as TrueType, which satori can read. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const fraunces = fileURLToPath(import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'));
const inter = fileURLToPath(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'));

/** Latin-1 and typographic punctuation. */
const glyphs = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”′″…`;
/** Inter draws + and ±: Fraunces builds them from rotated parts, which satori's parser rotates the wrong way (opentypejs/opentype.js#432). */
const glyphsOfFraunces = glyphs.replace(/[+±]/g, '');

interface Face {
  name: string;
  file: string;
  glyphs: string;
  variationAxes: Record<string, number>;
}

/** The site's weights and optical sizes. Inter replaces the system's sans-serif font. */
const faces: Face[] = [
  { name: 'Fraunces', file: fraunces, glyphs: glyphsOfFraunces, variationAxes: { wght: 540, opsz: 80 } },
  { name: 'Fraunces Small', file: fraunces, glyphs: glyphsOfFraunces, variationAxes: { wght: 540, opsz: 24 } },
  { name: 'Inter', file: inter, glyphs, variationAxes: { wght: 600 } },
];

export function loadFonts(): Promise<{ name: string; data: Buffer }[]> {
  return Promise.all(
    faces.map(async ({ name, file, glyphs, variationAxes }) => {
      const font = await subsetFont(await readFile(file), glyphs, { targetFormat: 'sfnt', variationAxes, noLayoutClosure: true });
      return { name, data: Buffer.from(font) };
    }),
  );
}

function range(first: number, last: number): string {
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
