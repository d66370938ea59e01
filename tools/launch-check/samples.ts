import { globSync } from 'node:fs';
import { type Facts, proofs } from '#schema/content/facts.ts';
import { pictureSchema } from '#schema/content/files/gallery.ts';
import { isRealDomain } from '#site/business.ts';
import { facts, factText, isSample, sampleMark } from '#site/read/facts.ts';
import { contentFolder } from '#site/read/folder.ts';
import { readEntry } from '#site/read/read.ts';
import { filesIn, hasFile } from '#site/read/yaml.ts';
import { type Finding, linesOf, yamlLine } from './finding.ts';

/** Finds everything in the content that is made up, and the wordmark, which is a drawing of the sample name. */
export function findSamples(): Finding[] {
  const inTexts = globSync(`${contentFolder}/**/*.{yaml,mdx}`)
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) => findSamplesIn(file, linesOf(file)));
  const sampleFacts = findSampleFacts(facts);
  return [
    ...sampleFacts,
    ...inTexts,
    ...(sampleFacts.some(({ what }) => what.startsWith('business.name:'))
      ? [{ ...yamlLine('look.yaml', ['mark']), what: 'the sign of the sample name' }]
      : []),
  ];
}

/** Those that need proof have their kind of it in front, and come first: a certificate that may not exist does the most harm. */
export function findSampleFacts(groups: Facts): Finding[] {
  return [...findUnproven(groups), ...samplesOf(groups).flatMap(({ needs, finding }) => (needs ? [] : [finding]))];
}

/** What a site for a real domain must not say until it's so. */
function findUnproven(groups: Facts = facts): Finding[] {
  return proofs.flatMap((kind) =>
    samplesOf(groups).flatMap(({ needs, finding }) =>
      needs === kind ? [{ ...finding, what: `(${kind}) ${finding.what}` }] : [],
    ),
  );
}

function samplesOf(groups: Facts) {
  return Object.entries(groups).flatMap(([group, entries]) =>
    Object.entries(entries)
      .filter(([, { source }]) => source === 'sample')
      .map(([key, fact]) => ({
        needs: 'needs' in fact ? fact.needs : undefined,
        finding: {
          ...yamlLine('facts.yaml', [group, key]),
          what: `${group}.${key}: ${factText(`${group}.${key}`, 'en')}`,
        },
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

/** What quotes are made with, as long as it's ours: the fact quote.levelingMaterial stands for every share of material. */
export function findGuesses(): Finding[] {
  const sampled = samplesOf(facts).flatMap(({ finding }) =>
    /^quote\.(levelingMaterial|perDay):/.test(finding.what) ? [finding] : [],
  );
  const files = isSample('quote.levelingMaterial') ? ['floor-kinds.yaml', 'cost-extras.yaml'].filter(hasFile) : [];
  return [...sampled, ...files.flatMap((file) => findSharesIn(file, linesOf(`${contentFolder}/${file}`)))];
}

export function findSharesIn(file: string, lines: string[]): Finding[] {
  return lines.flatMap((line, index) =>
    /^\s+material: \d/.test(line) ? [{ file: `${contentFolder}/${file}`, line: index + 1, what: `${line.trim()}%` }] : [],
  );
}

/** Why there's no site for a real domain yet, or undefined if there can be one. The owner can allow samples in ALLOW_SAMPLE_FACTS. */
export function refusal(
  { SITE_URL, ALLOW_SAMPLE_FACTS }: Readonly<Record<string, string | undefined>>,
  found: readonly Finding[] = findUnproven(),
): string | undefined {
  if (!isRealDomain(SITE_URL ?? '') || ALLOW_SAMPLE_FACTS === '1' || found.length === 0) return undefined;
  return [
    `This build is for ${SITE_URL}, but the content still says what isn't so:`,
    ...found.map(({ file, line, what }) => `  ${file}:${line}  ${what}`),
    'Put in what is true and change its source, or build with ALLOW_SAMPLE_FACTS=1 if you answer for it.',
  ].join('\n');
}

export function findRenderings(): Finding[] {
  return filesIn('images')
    .filter((file) => readEntry(pictureSchema, file).alt.startsWith('Render'))
    .map((file) => ({ ...yamlLine(file, ['alt']), what: file }));
}

function shorten(text: string): string {
  return text.length > 90 ? `${text.slice(0, 89)}…` : text;
}
