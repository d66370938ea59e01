import type { Head } from '#schema/content/page.ts';
import { fill } from '#schema/rules/fill.ts';
import { type Language, pathIn } from '#schema/rules/language.ts';

interface HeadWords {
  title: string;
  description: string;
  keywords?: string[];
}

/** The head of a page whose title and description are among its words. `values` go into both. */
export function pageHead(language: Language, path: string, words: HeadWords, values: Record<string, string | number>): Head {
  const { title, description, keywords } = words;
  return {
    path: pathIn(language, path),
    title: fill(title, values),
    description: fill(description, values),
    ...(keywords && { keywords }),
  };
}
