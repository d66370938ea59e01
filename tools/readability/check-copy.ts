import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

/** The copy of a page, or of several parts that share pages. */
export interface Copy {
  page: string;
  /** Paragraphs of whole sentences, without headings, labels and tables. */
  paragraphs: string[];
  /** Short messages of a form or a tool, which may be easier to read than a page. */
  isMessages?: boolean;
}

export interface Finding {
  page: string;
  what: string;
}

/** Grade 6-8, before rounding. */
const grades = { lowest: 5.5, highest: 8.5 };
const longestSentence = 30;
/** Below these numbers of words, a page says too little for a grade or for a contraction. */
const wordsForGrade = 100;
const wordsForContraction = 200;

export function checkCopy({ page, paragraphs, isMessages = false }: Copy): Finding[] {
  const sentences = paragraphs.flatMap(splitSentences);
  const words = sentences.flatMap(splitWords);
  const findings = sentences
    .filter((sentence) => splitWords(sentence).length > longestSentence)
    .map((sentence) => `${splitWords(sentence).length} words in a sentence: ${sentence}`);
  const grade = gradeOf(sentences);
  const lowest = isMessages ? Number.NEGATIVE_INFINITY : grades.lowest;
  if (words.length >= wordsForGrade && (grade < lowest || grade > grades.highest)) {
    findings.push(`grade ${grade.toFixed(1)}, not ${lowest}-${grades.highest}`);
  }
  if (words.length > wordsForContraction && !words.some(isContraction)) {
    findings.push(`no contraction in ${words.length} words`);
  }
  return findings.map((what) => ({ page, what }));
}

/** If a text is prose, it ends like a sentence. Headings, labels, prices and names don't. */
export function isProse(text: string): boolean {
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
