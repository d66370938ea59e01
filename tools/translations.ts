/**
 * `npm run translations` lists English sentences that were edited while their Spanish stayed as it was; with `-- --since COMMIT`, only those
 * edited after it. On GitHub, each also stands beside its line.
 */

import { execFileSync } from 'node:child_process';
import { contentFolder } from '#site/read/folder.ts';
import { lineOf } from '#site/read/yaml.ts';
import { readOptions } from './options.ts';
import { findOldSpanish } from './translations/old-spanish.ts';

const sentenceEnd = /(?<=[.?!:]) /;

const { since = '' } = readOptions({ since: { type: 'string' } }).values;
// A branch's first push has no commit before it; GitHub then names one of zeros.
const base = /^0*$/.test(since) ? undefined : since;

const old = findOldSpanish('.', base);
for (const { file, field, before, now, spanish } of old) {
  const texts = [
    `English then: ${without(before, now)}`,
    `English now: ${without(now, before)}`,
    `Spanish: ${spanish || 'missing'}`,
  ];
  console.log([`- ${file}, ${field}`, ...texts].join('\n  - '));
  if (process.env.GITHUB_ACTIONS && base) warn(file.replace('.es.', '.'), field, texts);
}
console.log(old.length > 0 ? `\nTo bring up to date: ${old.length}` : 'The Spanish is as new as the English.');
if (execFileSync('git', ['rev-parse', '--is-shallow-repository']).toString().startsWith('true')) {
  console.log("This clone doesn't have the whole history, so older edits aren't listed. Get it with: git fetch --unshallow");
}
process.exitCode = old.length > 0 ? 1 : 0;

/** The sentences that the other text doesn't have. */
function without(text: string, other: string): string {
  const others = other.split(sentenceEnd);
  const sentences = text.split(sentenceEnd).filter((sentence) => !others.includes(sentence));
  return sentences.join(' ') || 'nothing';
}

/** On the error output, because the list goes into the check's summary. GitHub reads both. */
function warn(file: string, field: string, texts: string[]): void {
  const { line } = lineOf(file.slice(contentFolder.length + 1), field.split('.'));
  const message = texts.join('\n').replaceAll('%', '%25').replaceAll('\n', '%0A');
  console.error(`::warning file=${file},line=${line},title=The English changed but not its Spanish::${message}`);
}
