import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { HTMLElement } from 'node-html-parser';
import type { Budget } from '#tools/families.ts';
import type { BuiltPage } from '../support/built.ts';

const root = 'dist/client';

interface Screen {
  /** CSS pixels. */
  width: number;
  /** Device pixels for each CSS pixel. */
  density: number;
}

export const phone: Screen = { width: 390, density: 2 };
export const desktop: Screen = { width: 1440, density: 1 };

/** Weighs a built page by kind, in bytes. Counts the pictures that a phone picks. */
export function weigh(page: BuiltPage): Budget {
  const { html, document } = page;
  const inline = document.querySelectorAll('style').map((style) => style.textContent);
  const sheets = sources(document, 'link[rel="stylesheet"]', 'href').map(read);
  const styles = [...inline, ...sheets.map(String)].join('\n');
  const scripts = new Set(sources(document, 'script[src]', 'src').flatMap((src) => withImports(src)));
  const fonts = [...styles.matchAll(/url\(["']?([^)"']+\.woff2)/g)].map(([, url = '']) => url);
  return {
    html: brotli(html),
    script: sum([...scripts].map((src) => brotli(read(src)))),
    style: brotli(styles),
    font: sum([...new Set(fonts)].map((url) => read(url).length)),
    picture: sum(picturesOn(page, phone).map(({ bytes }) => bytes)),
  };
}

/** The pictures of a page that a screen picks, each once. */
export function picturesOn({ document }: BuiltPage, screen: Screen): { url: string; bytes: number }[] {
  const urls = new Set(document.querySelectorAll('img').map((image) => pickPicture(image, screen)));
  return [...urls].map((url) => ({ url, bytes: read(url).length }));
}

/** Quality 5 is what the local server uses; Cloudflare compresses at least as well. */
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

/** A script and its static imports. Dynamic imports don't count, because they're fetched at the first touch. */
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

/** Picks the narrowest AVIF that is sharp on the screen, or else the widest. */
function pickPicture(image: HTMLElement, screen: Screen): string {
  const source = image.parentNode?.querySelector('source[type="image/avif"]');
  const candidates = (source?.getAttribute('srcset') ?? '')
    .split(',')
    .map((candidate) => candidate.trim().split(' '))
    .map(([url = '', width = '']) => ({ url, width: Number.parseInt(width, 10) }))
    .filter(({ url }) => url !== '');
  const wanted = widthOf(source?.getAttribute('sizes') ?? '100vw', screen) * screen.density;
  const sharp = candidates.filter(({ width }) => width >= wanted).sort((a, b) => a.width - b.width)[0];
  const widest = candidates.toSorted((a, b) => b.width - a.width)[0];
  return sharp?.url ?? widest?.url ?? image.getAttribute('src') ?? '';
}

/** Reads the width on the screen from a `sizes`, in CSS pixels. Understands min-width, px, rem and vw, alone or in a calc. */
function widthOf(sizes: string, screen: Screen): number {
  const applying = sizes
    .split(/,(?![^(]*\))/)
    .map((size) => size.trim())
    .find((size) => {
      const least = /^\(min-width: (\d+)px\)/.exec(size)?.[1];
      return least === undefined || screen.width >= Number(least);
    });
  const length = (applying ?? '100vw').replace(/^\([^)]*\)\s*/, '');
  const terms = [...length.matchAll(/([+-]?)\s*(\d+(?:\.\d+)?)(px|rem|vw)/g)];
  if (terms.length === 0) throw new Error(`Can't read the width from ${sizes}`);
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
