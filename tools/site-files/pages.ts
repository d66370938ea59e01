/** What the built pages say about themselves. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import { business } from '../../content/business.ts';

export interface SitePage {
  /** Address without origin, e.g. '/cities/austin'. */
  path: string;
  /** Not for search engines. */
  hidden: boolean;
  /** The words of its h1. */
  heading: string;
  title: string;
  description: string;
  /** Address of its main picture without origin, where it has one. */
  picture?: string;
  /** Day of publication of an article, '2024-01-08'. */
  published?: string;
  /** Of all that it says and shows; see `fingerprintOf`. */
  fingerprint: string;
}

/** A page with the day on which its content last changed, once content/history.json has it. */
export interface DatedPage extends SitePage {
  changed: string | undefined;
}

/** Every page that the build wrote into `folder`, by address. */
export function readPages(folder: string): SitePage[] {
  return globSync(`${folder}/**/*.html`)
    .map((file) => readPage(addressOf(file.replaceAll('\\', '/').slice(folder.length)), readFileSync(file, 'utf8')))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

export function readPage(path: string, html: string): SitePage {
  const document = parse(html);
  const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
  const main = document.querySelector('main');
  const title = document.querySelector('title')?.text ?? '';
  const heading = words(main?.querySelector('h1'));
  if (!main || !heading) throw new Error(`${path} has no main part with an h1`);
  const pictures = [...main.querySelectorAll('img[fetchpriority="high"]'), ...main.querySelectorAll('img')];
  return {
    path,
    hidden: meta('robots').includes('noindex'),
    heading,
    title,
    description: meta('description'),
    picture: pictures[0]?.getAttribute('src'),
    published: path.startsWith('/blog/') ? main.querySelector('time')?.getAttribute('datetime') : undefined,
    fingerprint: fingerprintOf([title, meta('description')], main),
  };
}

/**
 * Changes with the words and pictures of a page, not with its markup, styles, menus or links between pages, nor when
 * the build encodes a picture anew, or the business has a new name or number. 16 hexadecimal digits. Removes what
 * does not count from `main`.
 */
function fingerprintOf(head: string[], main: HTMLElement): string {
  for (const element of main.querySelectorAll('nav, script, style, svg, template')) element.remove();
  const pictures = main
    .querySelectorAll('img')
    .map((image) => `${masterOf(image.getAttribute('src') ?? '')} ${image.getAttribute('alt') ?? ''}`);
  const said = JSON.stringify([...head, words(main), ...pictures]);
  return createHash('sha256')
    .update(blanks.reduce((text, fact) => text.replaceAll(fact, ''), said))
    .digest('hex')
    .slice(0, 16);
}

const blanks = [business.name, business.shortName, business.phone.text, business.email];

/** 'living-oak' of '/assets/static/living-oak.ROFzwZAz.webp'. */
function masterOf(src: string): string {
  return src.split('/').at(-1)?.split('.')[0] ?? '';
}

function words(element: HTMLElement | null | undefined): string {
  return (element?.structuredText ?? '').replace(/\s+/g, ' ').trim();
}

function addressOf(file: string): string {
  const path = file.slice(0, -'.html'.length);
  return path === '/index' ? '/' : path;
}
