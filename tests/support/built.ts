import { globSync, readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import { toEnglishPath } from '#schema/rules/language.ts';

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
  return ['/404', '/inbox', '/request', '/thanks', '/thanks/urgent'].includes(toEnglishPath(path));
}

/** Text of the page's main part, with spaces between elements. */
export function mainText({ document }: BuiltPage): string {
  return (document.querySelector('main')?.structuredText ?? '').replace(/\s+/g, ' ');
}

export function findPage(path: string): BuiltPage {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`The build wrote no ${path}`);
  return page;
}

/** The first part that the selector matches. */
export function partOf(root: HTMLElement, selector: string): HTMLElement {
  const part = root.querySelector(selector);
  if (!part) throw new Error(`There is no ${selector} in ${root.tagName ?? 'the page'}`);
  return part;
}

/** The text of each part that the selector matches. */
export function textsOf(root: HTMLElement, selector: string): string[] {
  return root.querySelectorAll(selector).map(({ structuredText }) => structuredText.replace(/\s+/g, ' ').trim());
}

/** The targets of the links with this label. */
export function hrefsOf(root: HTMLElement, label: string): (string | undefined)[] {
  return root
    .querySelectorAll('a')
    .filter((link) => link.structuredText.trim() === label)
    .map((link) => link.getAttribute('href'));
}
