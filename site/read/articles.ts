/** Articles, with what their authors left out. */
import { readFileSync } from 'node:fs';
import { articleSchema } from '#schema/content/files/article.ts';
import { seoLimits } from '#schema/content/files/parts.ts';
import type { Language } from '#schema/rules/language.ts';
import { shorten } from '#schema/rules/shorten.ts';
import { fillFacts } from './facts.ts';
import { contentFolder } from './folder.ts';
import { readEntry, spanishFileOf } from './read.ts';
import { wordsIn } from './words.ts';
import { bodyOf } from './yaml.ts';

/** In characters, as a card has room for. */
const longestSummary = 220;
const wordsPerMinute = 240;

/** The article in `file`, such as 'articles/oak.mdx'. It has to have a title, a picture and a text. */
export function readArticle(file: string, language: Language) {
  const slug = file.slice('articles/'.length, -'.mdx'.length);
  const article = readEntry(articleSchema, file, language, { slug });
  const source = language === 'en' ? file : spanishFileOf(file);
  const body = fillFacts(bodyOf(readFileSync(`${contentFolder}/${source}`, 'utf8')), language);
  const excerpt = article.excerpt ?? shorten(firstParagraph(body), longestSummary);
  if (!excerpt) throw new Error(`${contentFolder}/${source}: there is no text to read; write it below the second line of dashes`);
  return {
    ...article,
    excerpt,
    readMinutes: article.readMinutes ?? Math.max(1, Math.round(body.split(/\s+/).length / wordsPerMinute)),
    callToAction: article.callToAction ?? wordsIn(language).article.callToAction,
    seo: article.seo ?? {
      title: shorten(article.title, seoLimits.title),
      description: shorten(excerpt, seoLimits.description),
    },
  };
}

/** Without headings, lists, tables and pictures, and of a link only its words. */
function firstParagraph(body: string): string {
  const paragraph = body.split(/\r?\n\s*\r?\n/).find((block) => /^\s*[\p{L}\p{N}"“¿*_[]/u.test(block)) ?? '';
  return paragraph
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
