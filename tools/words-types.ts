/** Writes what the English words in words/ are to .cache, where schema/rules/words.ts gets its types from. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { readShape, wordsKey, wordsNames } from '#site/read/words-schema.ts';

export function writeWordsTypes(): void {
  const words = Object.fromEntries(wordsNames.map((name) => [wordsKey(name), readShape(name)]));
  mkdirSync('.cache', { recursive: true });
  writeFileSync('.cache/words.json', JSON.stringify(words));
}
