/** What the interface says, by page. */
import { z } from 'zod';
import type { Language } from '#schema/rules/language.ts';
import type { Words } from '#schema/rules/words.ts';
import { familyNames } from '../pages.ts';
import { routes } from '../routes.ts';
import { readEntry } from './read.ts';
import { wordsKey, wordsNames, wordsSchema } from './words-schema.ts';

/** No Spanish page has the words of these families. */
const englishOnly = new Set<string>(familyNames.filter((family) => routes[family].isEnglishOnly));

const words = { en: readWords('en'), es: readWords('es') };

export function wordsIn(language: Language): Words {
  return words[language];
}

function readWords(language: Language): Words {
  const read = wordsNames.map((name) => {
    const edition = englishOnly.has(name) ? 'en' : language;
    return [wordsKey(name), readEntry(wordsSchema(name), `words/${name}.yaml`, edition)];
  });
  // Checked file by file, against those that the type is made of.
  return z.custom<Words>().parse(Object.fromEntries(read));
}
