import { createProcessor } from '@mdx-js/mdx';
import { fleschKincaid } from 'flesch-kincaid';
import remarkGfm from 'remark-gfm';
import { syllable } from 'syllable';
import { visit } from 'unist-util-visit';

/** Grade 8, before rounding. */
const highestGrade = 8.5;
const longestSentence = 30;
/** With fewer words than these, a page says too little for a grade or for a contraction. */
const wordsForGrade = 100;
const wordsForContraction = 200;

/** What is wrong with a page of these paragraphs. */
export function checkCopy(paragraphs: string[]): string[] {
  const sentences = paragraphs.flatMap(splitSentences);
  const words = sentences.flatMap(splitWords);
  const findings = sentences
    .filter((sentence) => splitWords(sentence).length > longestSentence)
    .map((sentence) => `${splitWords(sentence).length} words in a sentence: ${sentence}`);
  const grade = gradeOf(sentences);
  if (words.length >= wordsForGrade && grade > highestGrade) findings.push(`grade ${grade.toFixed(1)}, over ${highestGrade}`);
  if (words.length > wordsForContraction && !words.some(isContraction)) {
    findings.push(`no contraction in ${words.length} words`);
  }
  return findings;
}

/** Search engines show these. Visitors of the page don't read them. */
const notOnThePage = new Set(['seo', 'keywords']);

/** The whole sentences in an entry, without headings, labels and figures. */
export function findProse(value: unknown): string[] {
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

/** If a text is prose, it ends like a sentence. Headings, labels, prices and names don't. */
function isProse(text: string): boolean {
  return /[.?!][)"”]?$/.test(text.trim()) && splitWords(text).length > 2;
}

const segmenter = new Intl.Segmenter('en-US', { granularity: 'sentence' });

function splitSentences(text: string): string[] {
  return [...segmenter.segment(text.replace(/\s+/g, ' '))].map(({ segment }) => segment.trim());
}

function splitWords(text: string): string[] {
  return text.split(/[\s/]+/).filter((word) => /[a-z\d]/i.test(word));
}

/** School years it takes to read the sentences with ease. Bold labels of one or two words don't count as sentences. */
function gradeOf(sentences: string[]): number {
  const counted = sentences.map(splitWords).filter((words) => words.length > 2);
  const words = counted.flat();
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return fleschKincaid({ sentence: counted.length, word: words.length, syllable: syllables });
}

/** Numbers are read aloud, too: about a syllable a digit. */
function countSyllables(word: string): number {
  return Math.max(1, syllable(word) + (word.match(/\d/g)?.length ?? 0));
}

function isContraction(word: string): boolean {
  return /n['’]t\b|['’](re|ve|ll|d|m)\b|\b(it|that|there|here|what|who|let|he|she)['’]s\b/i.test(word);
}
