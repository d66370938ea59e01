/** What a built page weighs, by kind, in bytes. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { HTMLElement } from 'node-html-parser';
import type { Budget } from '../../tools/families.ts';
import type { BuiltPage } from './built.ts';

const root = 'dist/client';

/** A phone, in CSS pixels, and its device pixels for each of them. */
const screen = { width: 390, density: 2 };

export function weigh({ html, document }: BuiltPage): Budget {
  const inline = document.querySelectorAll('style').map((style) => style.textContent);
  const sheets = sources(document, 'link[rel="stylesheet"]', 'href').map(read);
  const styles = [...inline, ...sheets.map(String)].join('\n');
  const scripts = new Set(sources(document, 'script[src]', 'src').flatMap((src) => withImports(src)));
  const fonts = [...styles.matchAll(/url\(["']?([^)"']+\.woff2)/g)].map(([, url = '']) => url);
  const pictures = document.querySelectorAll('img').map(pickedBy);
  return {
    html: brotli(html),
    script: sum([...scripts].map((src) => brotli(read(src)))),
    style: brotli(styles),
    font: sum([...new Set(fonts)].map((url) => read(url).length)),
    picture: sum([...new Set(pictures)].map((url) => read(url).length)),
  };
}

/** Quality 5, as the local Worker compresses; the edge is no stingier. */
function brotli(data: string | Buffer): number {
  return brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

function sources(document: HTMLElement, selector: string, attribute: string): string[] {
  return document.querySelectorAll(selector).map((element) => element.getAttribute(attribute) ?? '');
}

function read(url: string): Buffer {
  const file = join(root, url);
  if (!existsSync(file)) throw new Error(`The build wrote no ${url}`);
  return readFileSync(file);
}

/** A script and what it imports at once; what it imports later, when something is touched, is not fetched yet. */
function withImports(src: string, seen = new Set<string>()): string[] {
  if (seen.has(src)) return [];
  seen.add(src);
  const imports = [
    ...read(src)
      .toString()
      .matchAll(/(?:^|[;}\n])import(?:[^"'()]*from)?\s*["'](\.[^"']+)["']/g),
  ];
  return [src, ...imports.flatMap(([, path = '']) => withImports(join(dirname(src), path), seen))];
}

/** The file that the screen picks: of the best format the narrowest that is sharp, else the widest. */
function pickedBy(image: HTMLElement): string {
  const source = image.parentNode?.querySelector('source[type="image/avif"]');
  const candidates = (source?.getAttribute('srcset') ?? '')
    .split(',')
    .map((candidate) => candidate.trim().split(' '))
    .map(([url = '', width = '']) => ({ url, width: Number.parseInt(width, 10) }))
    .filter(({ url }) => url !== '');
  const wanted = widthOf(source?.getAttribute('sizes') ?? '100vw') * screen.density;
  const sharp = candidates.filter(({ width }) => width >= wanted).sort((a, b) => a.width - b.width)[0];
  const widest = candidates.toSorted((a, b) => b.width - a.width)[0];
  return sharp?.url ?? widest?.url ?? image.getAttribute('src') ?? '';
}

/** Of a `sizes` the width on the screen, in CSS pixels; knows min-width, px, rem and vw, alone or in a calc. */
function widthOf(sizes: string): number {
  const applying = sizes
    .split(/,(?![^(]*\))/)
    .map((size) => size.trim())
    .find((size) => {
      const least = /^\(min-width: (\d+)px\)/.exec(size)?.[1];
      return least === undefined || screen.width >= Number(least);
    });
  const length = (applying ?? '100vw').replace(/^\([^)]*\)\s*/, '');
  const terms = [...length.matchAll(/([+-]?)\s*(\d+(?:\.\d+)?)(px|rem|vw)/g)];
  if (terms.length === 0) throw new Error(`This width is not understood: ${sizes}`);
  const unit = { px: 1, rem: 16, vw: screen.width / 100 };
  return sum(
    terms.map(
      ([, sign, figure, name]) => Number(`${sign}${figure}`) * (name === 'px' ? unit.px : name === 'rem' ? unit.rem : unit.vw),
    ),
  );
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
