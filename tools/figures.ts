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
const found = files.flatMap((file) =>
  findFigures(file, readFileSync(file, 'utf8')).map(({ line, figure, words }) => `${file}:${line}  ${figure}  in "${words}"`),
);
const contradictions = files.flatMap((file) =>
  findContradictions(readFileSync(file, 'utf8'), facts, new Date().getFullYear()).map(
    ({ line, what }) => `${file}:${line}  ${what}`,
  ),
);
for (const place of [...found, ...contradictions]) console.log(place);
if (contradictions.length > 0) console.log(`\n${contradictions.length} texts contradict others`);
console.log(
  found.length > 0 ? `\n${found.length} figures belong in content/facts.yaml` : `${files.length} files refer to facts.`,
);
process.exitCode = found.length + contradictions.length > 0 ? 1 : 0;
