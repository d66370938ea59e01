/** Reads facts about the built pages from their HTML. */
import { globSync, readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import { withoutJoiners } from '#schema/rules/keep-ranges.ts';
import { pathOf } from '#site/pages.ts';

export interface SitePage {
  /** E.g. '/cities/austin'. */
  path: string;
  /** True if search engines may not index it. */
  hidden: boolean;
  /** Text of its h1. */
  heading: string;
  title: string;
  description: string;
  /** Path of its main picture, if it has one. */
  picture?: string | undefined;
  /** An article's date of publication, e.g. '2024-01-08'. */
  published?: string | undefined;
}

/** A page with the day its content last changed. */
export interface DatedPage extends SitePage {
  changed: string;
}

/** Every built page in `folder` but the editor, sorted by path. */
export function readPages(folder: string): SitePage[] {
  return globSync(`${folder}/**/*.html`, { exclude: [`${folder}/edit.html`] })
    .map((file) => readPage(addressOf(file.replaceAll('\\', '/').slice(folder.length)), readFileSync(file, 'utf8')))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function readPage(path: string, html: string): SitePage {
  const document = parse(withoutJoiners(html));
  const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
  const main = document.querySelector('main');
  const title = document.querySelector('title')?.text ?? '';
  const heading = words(main?.querySelector('h1'));
  if (!main || !heading) throw new Error(`${path} has no <main> with an <h1>`);
  const pictures = [...main.querySelectorAll('img[fetchpriority="high"]'), ...main.querySelectorAll('img')];
  return {
    path,
    hidden: meta('robots').includes('noindex'),
    heading,
    title,
    description: meta('description'),
    picture: pictures[0]?.getAttribute('src'),
    published: path.startsWith(pathOf('article')) ? main.querySelector('time')?.getAttribute('datetime') : undefined,
  };
}

/** The name of the file that a picture was encoded from: 'living-oak' for '/assets/static/living-oak.ROFzwZAz.webp'. */
export function masterOf(src: string): string {
  return src.split('/').at(-1)?.split('.')[0] ?? '';
}

function words(element: HTMLElement | null | undefined): string {
  return (element?.structuredText ?? '').replace(/\s+/g, ' ').trim();
}

function addressOf(file: string): string {
  const path = file.slice(0, -'.html'.length);
  return path === '/index' ? '/' : path;
}
