/** Collects the copy of content/, one page a file. Files of short entries that share a page are one page. */
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { z } from 'zod';
import { fillFacts } from '../../content/facts.ts';
import { readEntry } from '../../content/read.ts';
import { bodyOf } from '../../content/yaml.ts';
import { type Copy, isProse } from './check-copy.ts';

const pageFiles = [
  'content/{cities,services,guides,pages,seasons,words}/*.yaml',
  'content/{cost-guide,cost-extras,faq,process}.yaml',
];
const sharedPageFiles = ['content/{gallery,home-cards,products,service-cards}/*.yaml'];

/** Words of forms and tools, or of parts that pages share. */
const messages = /words\/(contact|frame|own-request|photo-tools|proof|request|request-view|shared|visualizer|zip-check)\.yaml$/;

/** Search engines show these. Visitors of the page don't read them. */
const notOnThePage = new Set(['seo', 'keywords']);

export function collectEntries(): Copy[] {
  const copies = [...pageFiles, ...sharedPageFiles].flatMap((pattern) =>
    englishFiles(pattern).map((file) => ({
      page: sharedPageFiles.includes(pattern) ? dirname(file) : file,
      paragraphs: findProse(readContent(file)),
    })),
  );
  return [...Map.groupBy(copies, ({ page }) => page)]
    .map(([page, parts]) => ({
      page,
      isMessages: messages.test(page),
      paragraphs: parts.flatMap(({ paragraphs }) => paragraphs),
    }))
    .sort((a, b) => a.page.localeCompare(b.page));
}

export function collectArticles(): Copy[] {
  return englishFiles('content/articles/*.mdx')
    .sort()
    .map((page) => {
      const body = fillFacts(bodyOf(readFileSync(page, 'utf8')), 'en');
      return { page, paragraphs: [...findProse(readContent(page)), ...findParagraphs(body)] };
    });
}

function readContent(file: string): unknown {
  return readEntry(z.unknown(), file.slice('content/'.length));
}

/** The grades and contractions are those of English. */
function englishFiles(pattern: string): string[] {
  return globSync(pattern)
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.es\.\w+$/.test(file));
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
