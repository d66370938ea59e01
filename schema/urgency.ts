/** Spots requests that can't wait, mostly water damage, in English and Spanish. */

/** What makes a word harmless when it comes right after: "waterproof", "water-based stain", "flood lights". */
const harmlessEndings = {
  water: String.raw`[\s-]?(?:proof|resist|repel|based|borne|heater|softener|view|front|color|fall|mark|lines? for)`,
  flood: String.raw`[\s-]?(?:lights?|lit|plain|zone|insurance)`,
  leak: String.raw`[\s-]?(?:proof|free)`,
  burst: String.raw`\s+of\s+(?:color|energy|sun)`,
};

/** Each word with the forms it takes, without accents. */
const words: readonly [word: string, pattern: string][] = [
  ['leak', `leak(?:s|ed|ing|age|y)?(?!${harmlessEndings.leak})`],
  ['flood', `flood(?:s|ed|ing)?(?!${harmlessEndings.flood})`],
  ['burst', `burst(?:s|ed|ing)?(?!${harmlessEndings.burst})`],
  ['water', `water(?!${harmlessEndings.water})`],
  ['soaked', 'soaked'],
  ['sewage', 'sewage'],
  ['fuga', 'fugas?'],
  ['gotera', 'goteras?|goteando'],
  ['inundación', 'inund(?:acion(?:es)?|ad[oa]s?|o|aron)'],
  ['reventada', 'revent(?:ad[oa]s?|o|aron)'],
  ['agua', '(?<!(?:prueba de|resistente al|contra el|base de) )agua'],
];
const patterns = words.map(([word, pattern]) => ({
  word,
  pattern: new RegExp(String.raw`(?<!\p{L})(?:${pattern})(?!\p{L})`, 'iu'),
}));

/** Why a request is urgent, such as 'repair service' or 'leak, water'; null if nothing says so. */
export function whyUrgent({ serviceNeeded, projectDetails }: { serviceNeeded: string; projectDetails: string }): string | null {
  const plain = projectDetails.normalize('NFD').replace(/\p{M}/gu, '');
  const found = patterns.filter(({ pattern }) => pattern.test(plain)).map(({ word }) => word);
  const reasons = [...(serviceNeeded === 'repair' ? ['repair service'] : []), ...found];
  return reasons.length > 0 ? reasons.join(', ') : null;
}
