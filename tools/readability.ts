/**
 * `npm run readability` checks how the English copy under content/ reads: at most grade 8, contractions, and no sentence over 30 words.
 * With arguments, it checks only files whose path contains one of them: `npm run readability -- kyle lakeway`.
 */
import { globSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { fillFacts } from '../content/facts.ts';
import { readEntry } from '../content/read.ts';
import { bodyOf } from '../content/yaml.ts';
import { checkCopy, findParagraphs, findProse } from './readability/copy.ts';

const parts = process.argv.slice(2);
const files = globSync([
  'content/{cities,services,guides,pages,seasons,words,gallery,home-cards,products,service-cards}/*.yaml',
  'content/{cost-guide,cost-extras,faq,process}.yaml',
  'content/articles/*.mdx',
])
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.es\.\w+$/.test(file) && (parts.length === 0 || parts.some((part) => file.includes(part))))
  .sort();
const findings = files.flatMap((file) => {
  const fields = findProse(readEntry(z.unknown(), file.slice('content/'.length)));
  const body = file.endsWith('.mdx') ? findParagraphs(fillFacts(bodyOf(readFileSync(file, 'utf8')), 'en')) : [];
  return checkCopy([...fields, ...body]).map((what) => `${file}: ${what}`);
});
for (const finding of findings) console.log(finding);
console.log(findings.length > 0 ? `\n${findings.length} findings in ${files.length} files` : `${files.length} files read well.`);
process.exitCode = findings.length > 0 ? 1 : 0;
