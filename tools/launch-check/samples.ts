import { globSync } from 'node:fs';
import { business } from '../../content/business.ts';
import { alt } from '../../content/images/alt.ts';
import { type Finding, lineOf, linesOf } from './finding.ts';

/** Finds every line of the content with a fact in `sample(…)`, and the wordmark, which is a drawing of the sample name. */
export function findSamples(): Finding[] {
  const samples = globSync('content/**/*.ts')
    .sort()
    .flatMap((file) => findSamplesIn(file, linesOf(file)));
  return samples.some(({ what }) => what.startsWith('shortName:')) ? [...samples, wordmark()] : samples;
}

export function findSamplesIn(file: string, lines: string[]): Finding[] {
  return lines.flatMap((line, index) => {
    if (!/(?<!function )\bsample\(/.test(line)) return [];
    const what = /[({]$/.test(line) ? `${line.trim()} ${lines.slice(index + 1, index + 3).join(' ')}` : line;
    return [{ file, line: index + 1, what: shorten(what.replace(/\s+/g, ' ').trim()) }];
  });
}

const drawing = 'components/frame/Wordmark.tsx';

function wordmark(): Finding {
  const name = business.shortName.replace('&', '&amp;');
  return { file: drawing, line: lineOf(drawing, name), what: 'the wordmark, a drawing of the sample name' };
}

const altTexts = 'content/images/alt.ts';

export function findRenderings(): Finding[] {
  return Object.entries(alt)
    .filter(([, text]) => text.startsWith('Render'))
    .map(([name]) => ({ file: altTexts, line: lineOf(altTexts, `'${name}':`), what: name }));
}

function shorten(text: string): string {
  return text.length > 90 ? `${text.slice(0, 89)}…` : text;
}
