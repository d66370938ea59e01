/** Collects the copy of content/, one page a file. Files of short entries that share a page are one page. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createProcessor, evaluate } from '@mdx-js/mdx';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { type Copy, isProse } from './check-copy.ts';

const pageFiles = ['content/{cities,services,guides,pages,seasons,words}/*.ts', 'content/{cost-guide,faq,process}.ts'];
const sharedPageFiles = ['content/{gallery,home-cards,products,service-cards}/*.ts'];

/** Words of forms and tools, or of parts that pages share. */
const messages = /words\/(contact|frame|own-request|photo-tools|request|request-view|shared|visualizer|zip-check)\.ts$/;

/** Search engines show these. Visitors of the page don't read them. */
const notOnThePage = new Set(['seo', 'keywords']);

export async function collectEntries(): Promise<Copy[]> {
  const copies = await Promise.all(
    [...pageFiles, ...sharedPageFiles].flatMap((pattern) =>
      englishFiles(pattern).map(async (file) => ({
        page: sharedPageFiles.includes(pattern) ? dirname(file) : file,
        paragraphs: findProse(await import(pathToFileURL(resolve(file)).href)),
      })),
    ),
  );
  return [...Map.groupBy(copies, ({ page }) => page)]
    .map(([page, parts]) => ({
      page,
      isMessages: messages.test(page),
      paragraphs: parts.flatMap(({ paragraphs }) => paragraphs),
    }))
    .sort((a, b) => a.page.localeCompare(b.page));
}

export function collectArticles(): Promise<Copy[]> {
  return Promise.all(
    globSync('content/articles/*.mdx')
      .sort()
      .map(async (page) => {
        const source = readFileSync(page, 'utf8');
        const options = { ...runtime, baseUrl: pathToFileURL(resolve(page)).href, remarkPlugins: [remarkGfm] };
        const { article } = await evaluate({ path: page, value: source }, options);
        return { page, paragraphs: [...findProse(article), ...findParagraphs(source)] };
      }),
  );
}

/** The grades and contractions are those of English. */
function englishFiles(pattern: string): string[] {
  return globSync(pattern).filter((file) => !file.endsWith('.es.ts'));
}

function findProse(value: unknown): string[] {
  if (typeof value === 'string') return isProse(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (notOnThePage.has(key) ? [] : findProse(part)));
}

/** The paragraphs and list items of MDX, without its headings and tables. */
export function findParagraphs(mdx: string): string[] {
  const paragraphs: string[] = [];
  visit(createProcessor({ remarkPlugins: [remarkGfm] }).parse(mdx), 'paragraph', (paragraph) => {
    let text = '';
    visit(paragraph, (node) => {
      if ('value' in node && typeof node.value === 'string') text += node.type === 'mdxTextExpression' ? 'value' : node.value;
    });
    if (isProse(text)) paragraphs.push(text);
  });
  return paragraphs;
}
