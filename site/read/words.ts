/** What the interface says, by page. */
import { z } from 'zod';
import type { Language } from '#schema/rules/language.ts';
import type { Words } from '#schema/rules/words.ts';
import { readWords } from './own-words.ts';
import { wordsKey, wordsNames } from './words-schema.ts';

const words = { en: readAll('en'), es: readAll('es') };

export function wordsIn(language: Language): Words {
  return words[language];
}

function readAll(language: Language): Words {
  const read = wordsNames.map((name) => [wordsKey(name), readWords(name, language)]);
  // Checked file by file, against those that the type is made of.
  return z.custom<Words>().parse(Object.fromEntries(read));
}
