import { globSync, readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import { toEnglishPath } from '../../schema/language.ts';

const root = 'dist/client';

export interface BuiltPage {
  /** Address, e.g. '/cities/austin'. */
  path: string;
  html: string;
  document: HTMLElement;
}

/** All pages that the build wrote, but the editor, which isn't ours. */
export const pages: BuiltPage[] = globSync(`${root}/**/*.html`, { exclude: [`${root}/edit.html`] })
  .map((file) => {
    const html = readFileSync(file, 'utf8');
    const path = file
      .replaceAll('\\', '/')
      .slice(root.length)
      .replace(/\.html$/, '')
      .replace(/^\/index$/, '/');
    return { path, html, document: parse(html) };
  })
  .sort((a, b) => a.path.localeCompare(b.path));

/** Whether search engines may not index the page, in any language. */
export function isHidden(path: string): boolean {
  return ['/404', '/inbox', '/request', '/thanks'].includes(toEnglishPath(path));
}

/** Text of the page's main part, with spaces between elements. */
export function mainText({ document }: BuiltPage): string {
  return (document.querySelector('main')?.structuredText ?? '').replace(/\s+/g, ' ');
}
