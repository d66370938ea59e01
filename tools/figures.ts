/**
 * `npm run figures` lists prices, durations and percentages that stand in a text instead of in content/facts.yaml, and texts that contradict
 * others. With arguments, it checks only files whose path contains one of them: `npm run figures -- cities services/lvp`.
 */
import { globSync, readFileSync } from 'node:fs';
import { facts } from '../content/facts.ts';
import { findContradictions } from './figures/find-contradictions.ts';
import { findFigures } from './figures/find-figures.ts';

const parts = process.argv.slice(2);
const files = globSync('content/**/*.{yaml,mdx}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file !== 'content/facts.yaml' && (parts.length === 0 || parts.some((part) => file.includes(part))))
  .sort();
const findings = files.flatMap((file) => {
  const source = readFileSync(file, 'utf8');
  const found = [...findFigures(file, source), ...findContradictions(source, facts, new Date().getFullYear())];
  return found.map(({ line, what }) => `${file}:${line}  ${what}`);
});
for (const finding of findings) console.log(finding);
console.log(findings.length > 0 ? `\n${findings.length} places to correct` : `${files.length} files refer to facts and agree.`);
process.exitCode = findings.length > 0 ? 1 : 0;
