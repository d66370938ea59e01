import { globSync } from 'node:fs';
import { business } from '../../content/business.ts';
import { facts, factText, sampleMark } from '../../content/facts.ts';
import { readEntry } from '../../content/read.ts';
import { filesIn } from '../../content/yaml.ts';
import { pictureSchema } from '../../schema/content.ts';
import type { Facts } from '../../schema/facts.ts';
import { type Finding, lineOf, linesOf, yamlLine } from './finding.ts';

/** Finds everything in the content that is made up, and the wordmark, which is a drawing of the sample name. */
export function findSamples(): Finding[] {
  const inTexts = globSync('content/**/*.{yaml,mdx}')
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) => findSamplesIn(file, linesOf(file)));
  const sampleFacts = findSampleFacts(facts);
  return [...sampleFacts, ...inTexts, ...(sampleFacts.some(({ what }) => what.startsWith('business.name:')) ? [wordmark()] : [])];
}

export function findSampleFacts(groups: Facts): Finding[] {
  return Object.entries(groups).flatMap(([group, entries]) =>
    Object.entries(entries)
      .filter(([, { source }]) => source === 'sample')
      .map(([key]) => ({
        ...yamlLine('facts.yaml', [group, key]),
        what: `${group}.${key}: ${factText(`${group}.${key}`, 'en')}`,
      })),
  );
}

/** Made-up texts and entries outside of content/facts.yaml. */
export function findSamplesIn(file: string, lines: string[]): Finding[] {
  return lines.flatMap((line, index) => {
    const isSample =
      line.includes(sampleMark) || line === 'sample: true' || (line.trim() === 'source: sample' && !file.endsWith('facts.yaml'));
    return isSample ? [{ file, line: index + 1, what: shorten(line.replace(sampleMark, '').replace(/^[\s-]+/, '')) }] : [];
  });
}

const drawing = 'components/frame/Wordmark.tsx';

function wordmark(): Finding {
  const name = business.shortName.replace('&', '&amp;');
  return { file: drawing, line: lineOf(drawing, name), what: 'the wordmark, a drawing of the sample name' };
}

export function findRenderings(): Finding[] {
  return filesIn('images')
    .filter((file) => readEntry(pictureSchema, file).alt.startsWith('Render'))
    .map((file) => ({ ...yamlLine(file, ['alt']), what: file }));
}

function shorten(text: string): string {
  return text.length > 90 ? `${text.slice(0, 89)}…` : text;
}
