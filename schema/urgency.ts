/** Spots requests that can't wait, in English and Spanish: water where it doesn't belong, or somebody needed right now. */
import { plainLetters } from './plain-letters.ts';
import type { RequestContext } from './request-context.ts';

/** Each word with the forms it takes, in lower case and without accents. */
const alarms: readonly [word: string, forms: string][] = [
  ['leak', 'leak(?:s|ed|ing|age|y)?'],
  ['flood', 'flood(?:s|ed|ing)?'],
  ['burst', 'burst(?:s|ed|ing)?'],
  ['overflow', 'overflow(?:s|ed|ing)?'],
  ['water', 'water'],
  ['wet', 'wet'],
  ['soaked', 'soaked|soaking|drenched'],
  ['dripping', 'dripping'],
  ['sewage', 'sewage|sewer'],
  ['emergency', 'emergency|urgent(?:ly)?'],
  ['fuga', 'fugas?'],
  ['gotera', 'goteras?|gote(?:a|an|o|ando|ar)'],
  ['inundación', 'inund(?:a|an|o|ar|ad[oa]s?|acion(?:es)?|aron|ando)'],
  ['reventada', 'revent(?:ad[oa]s?|o|aron)'],
  ['desbordó', 'desbord(?:a|o|ad[oa]s?|aron|ando)'],
  ['agua', 'aguas?'],
  ['drenaje', 'drenajes?'],
  ['empapada', 'empap(?:ad[oa]s?|o|ando)'],
  ['filtración', 'filtra(?:n|ndo|cion(?:es)?)?'],
  ['mojado', 'mojad[oa]s?'],
  ['emergencia', 'emergencias?|urge(?:nte)?'],
];

/** Words for this moment. They count only in a sentence that asks for somebody. */
const moments: readonly [word: string, forms: string][] = [
  ['today', 'today'],
  ['right now', 'right now|right away|immediately'],
  ['hoy', 'hoy(?: mismo)?'],
  ['ahora', 'ahora mismo|ahorita'],
];
const asking = anyOf([
  'come|help|send|someone|somebody|anyone|need|please|can you|could you|fix|asap|hurry',
  'venir|vengan|venga|ayud[ae]n?|ayudarnos|ayudarme|manden|necesit(?:o|amos)|alguien|pueden?|por favor',
]);

/** What makes an alarm harmless: "waterproof", "when it's wet", "a base de agua". */
const harmless = anyOf([
  String.raw`water[\s-]?(?:proof|resist|repel|based|borne|tight|heater|softener|view|front|color|fall|mark|stain|bowl|filter|lines? for)\w*`,
  String.raw`(?:spill\w*|handles?|resists?|repels?|tolerates?|against|up to|(?:near|by|on) the) water`,
  String.raw`flood[\s-]?(?:lights?|lit|plains?|zones?|insurance)`,
  String.raw`leak[\s-]?(?:proof|free)`,
  String.raw`burst of \w+`,
  'overflow (?:parking|room|seating)|soaking tub|dripping springs|emergency (?:exits?|lights?|lighting|funds?)',
  String.raw`wet[\s-]?(?:bar|rooms?|areas?|locations?|mop\w*|vac\w*|look|shoes|boots|feet|paws|dogs?|towels?|swimsuits?)`,
  `(?:when|if|even|gets?) (?:it'?s |it is |it gets |they'?re |they are |the floor is )?wet`,
  String.raw`today'?s|(?:closed|moved|bought|saw|toured)(?: \w+){0,4} today`,
  String.raw`right now,? (?:it|we|i|they|there|the|our|my)\b`,
  '(?:have|has|is|are|got|there|carpet|tile|laminate|vinyl|hardwood|wood|floors?) right now',
  '(?:a prueba de|resistentes? al|contra el|base de|repelen? el|aguantan? el|soportan? el|calentador de|filtro de|plato de|verde) agua',
  String.raw`(?:cuando|si|aunque)(?: \w+)? (?:este|esten|esta|estan)(?: \w+)? mojad[oa]s?`,
  '(?:trapo|trapeador|zapatos?|botas?|pies|patas|perros?|toallas?|resbalan?) mojad[oa]s?',
  'drenaje (?:frances|pluvial|del (?:patio|jardin))|fugas? de aire|filtracion(?:es)? de aire',
  '(?:hoy|ahorita|ahora mismo) (?:tenemos|tengo|hay|tiene|es|esta)|(?:hay|tenemos|tengo|tiene)(?: [a-z]+){0,2} (?:hoy|ahorita|ahora mismo)|hoy en dia',
]);

const alarm = alarms.map(([, forms]) => forms).join('|');
const filler =
  'any|an?|the|been|more|ever|had|have|seen|signs? of|history of|standing|visible|active|major|es|esta|estan|se|hay|hubo|tiene|tenemos|tengo|mas|ningun[oa]?|una?|el|la|rastros? de|senales de|problemas de';
/** "No leaks, flooding or water damage", "sin fugas ni goteras". */
const denied = anyOf([
  `(?:no|not|never|without|zero|free of|isn't|aren't|wasn't|weren't|don't|doesn't|didn't|haven't|hasn't|sin|ni|nunca|tampoco) (?:(?:${filler}) )*(?:${alarm})(?:(?:,| or| and| nor| ni| o| y)+ (?:(?:${filler}) )*(?:${alarm}))*`,
]);

const past = anyOf([
  'last (?:year|month|spring|summer|fall|winter)|(?:years?|months?) ago|(?:in|since|en|desde) (?:19|20)[0-9]{2}',
  'hace (?:[a-z0-9]+ )?(?:anos?|mes(?:es)?)|(?:ano|mes|verano|invierno) pasado',
  '(?:already|was|were|been|got) (?:fixed|repaired|dried)|ya (?:se |lo |la |esta |fue )*(?:arregl|repar|sec)[a-z]+',
]);
const again = anyOf(['again|now|today|still|otra vez|de nuevo|ahora|hoy|todavia|sigue']);

interface Written {
  projectDetails: string;
  context?: RequestContext | undefined;
}

/** Why a request is urgent, such as 'leak, water'; null if nothing says so. */
export function whyUrgent({ projectDetails, context }: Written): string | null {
  const found = new Set(sentencesOf(projectDetails).flatMap(alarmsIn));
  const words = [...alarms, ...moments].map(([word]) => word).filter((word) => found.has(word));
  const reasons = [...(context?.page === 'water-damage' ? ['water damage page'] : []), ...words];
  return reasons.length > 0 ? reasons.join(', ') : null;
}

/** Sentences in lower case and without accents. */
function sentencesOf(text: string): string[] {
  return plainLetters(text)
    .replaceAll('’', "'")
    .split(/[.!?;\n]+/);
}

function alarmsIn(sentence: string): string[] {
  const text = sentence.replace(harmless, ' ').replace(denied, ' ');
  if (text.search(past) >= 0 && text.search(again) < 0) return [];
  const words = text.search(asking) >= 0 ? [...alarms, ...moments] : alarms;
  return words.filter(([, forms]) => text.search(anyOf([forms])) >= 0).map(([word]) => word);
}

/** Matches whole words. Safari before 16.4 has no lookbehind, and none is needed without accents. */
function anyOf(patterns: readonly string[]): RegExp {
  return new RegExp(String.raw`\b(?:${patterns.join('|')})\b`, 'g');
}
