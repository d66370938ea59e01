/** `npm run font`, run by hand, makes the heading font: a subset of Fraunces in one weight and one optical size. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { readOptions } from './options.ts';

readOptions({});

const source = fileURLToPath(import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'));
const target = 'components/fonts/fraunces.woff2';
/** Printable ASCII, Spanish letters and punctuation, typographic punctuation. */
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const glyphs = `${ascii}áéíóúñüÁÉÍÓÚÜÑ¿¡°½¼·–—‘’“”′″…`;

const font = await subsetFont(await readFile(source), glyphs, {
  targetFormat: 'woff2',
  // Between the sizes of h2 and h3. With the whole axis, the file is twice as large.
  variationAxes: { wght: 540, opsz: 36 },
  noLayoutClosure: true,
});
await writeFile(target, font);
console.log(`${target}: ${font.length} bytes`);
