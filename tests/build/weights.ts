import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { HTMLElement } from 'node-html-parser';
import type { Budget } from '#tools/families.ts';
import type { BuiltPage } from '../support/built.ts';

const root = 'dist/client';

/** Weighs a built page by kind, in bytes, without its pictures. */
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
  };
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

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
