/** `npm run translations` lists English sentences that were edited while their Spanish stayed as it was. */
import { execFileSync } from 'node:child_process';
import { findOldSpanish } from './translations/old-spanish.ts';

const sentenceEnd = /(?<=[.?!:]) /;

const old = findOldSpanish('.');
for (const { file, field, before, now, spanish } of old) {
  console.log(`- ${file}, ${field}`);
  console.log(`  - English then: ${without(before, now)}`);
  console.log(`  - English now: ${without(now, before)}`);
  console.log(`  - Spanish: ${spanish || 'missing'}`);
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
