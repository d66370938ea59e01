/** Turns our texts into another business's: another place, and nothing about what only we have or what it doesn't sell. */
import { collections, readFolder } from '#site/read/collections.ts';
import { isRecord } from '#site/read/fields.ts';
import { region, zipCodes } from '#site/read/region.ts';
import { splitSentences } from '../split-sentences.ts';
import type { Answers } from './questions.ts';
import { unsold } from './services.ts';

const { home, state: ours } = region;
const wider = `Central ${ours.name}`;
const cities = readFolder(collections.cities);
/** Towns whose names are words. */
const ordinary = new Set(['Bend', 'Comfort', 'Cost', 'Flat', 'Mart', 'Mound', 'Plum', 'Satin', 'Star', 'Staples', 'West']);
const places = [
  ...zipCodes.flatMap(({ town, county }) => [town, county]),
  ...cities.flatMap(({ name, neighborhoods }) => [name, ...neighborhoods]),
].filter((name) => name !== home.name && name.length > 3 && !ordinary.has(name));

/** What is true elsewhere, too, once the names are changed. */
const safe = new RegExp(
  `${home.name} and ${wider}|(?<=\\b(in|around|across|of|for) )${wider}(?! \\w*(homes|houses))|el centro de ${ours.name}|${home.name}, ${ours.name}`,
  'g',
);
/** Our places and seasons, our state's law, our claims, our emergency service and our other pages. */
const onlyOurs = [
  new RegExp(`\\b(${[...new Set(places)].join('|')})\\b`),
  new RegExp(`\\b(${region.landmarks.join('|')})\\b`, 'i'),
  new RegExp(`\\b${ours.name}\\b`),
  /\b(January|February|June|July|August|September|October|November|December|(in|damp|wet) (a \w+ )?(March|April|May))\b/,
  /\b(enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/,
  /\{emergency\}|\{open\.emergency|\{emergency\.|\{claims\.|salesTax/,
  /cost guide|visualizer|gallery|guía de costos|visualizador|galería/i,
];
/** Pages that need a visualizer, a gallery, articles or an emergency service. */
const leftOut = /^\/(blog|guides|gallery|trends|visualizer|flooring|water-damage|landlords)/;

/** Headings count what is below them. */
const counts = [
  'one two three four five six seven eight nine ten'.split(' '),
  'uno dos tres cuatro cinco seis siete ocho nueve diez'.split(' '),
];

const notWords = new Set(['image', 'file', 'price', 'priceIncludes', 'kind', 'id', 'service', 'button', 'quoteLabel', 'type']);
const optional = new Set(['intro', 'note']);
/** Parts that a page can't do without. */
const required = new Set(['', 'hero', 'introduction', 'benefits', 'options', 'process', 'steps', 'closing']);

interface Source {
  /** Of its sentences, only those go that aren't true. A text of ours ends there, because the next ones may refer to it. */
  isTemplate: boolean;
  /** What stands where a text that a page needs has nothing left. */
  fillers: Readonly<Record<string, unknown>>;
}

/** `slugs` are the new names of services. What an entry can do without is left out; a translation leaves out the same as its original. */
export function adapter(answers: Answers, slugs: ReadonlyMap<string, string>) {
  const {
    city,
    state: { name: state, abbreviation },
  } = answers;
  const never = [...onlyOurs, ...unsold(answers.services)];
  const isTrue = (sentence: string) => !never.some((pattern) => pattern.test(sentence.replace(safe, '')));

  function rename(text: string): string {
    return text
      .replaceAll(`${home.name} and ${wider}`, city)
      .replace(new RegExp(`(d)?el centro de ${ours.name}`, 'g'), (_, of) => `${of ? 'de ' : ''}la zona de ${city}`)
      .replaceAll(wider, `the ${city} area`)
      .replace(new RegExp(`\\b(a)n ${home.name}`, 'gi'), `$1${/^[AEIO]/.test(city) ? 'n' : ''} ${city}`)
      .replaceAll(home.name, city)
      .replaceAll(ours.name, state)
      .replace(new RegExp(`\\b${ours.abbreviation}\\b`, 'g'), abbreviation);
  }

  function textOf(value: string, isTemplate: boolean): string | undefined {
    const [, mark = '', said = ''] = /^(\{sample\} )?([\s\S]*)$/.exec(value) ?? [];
    const sentences = splitSentences(said);
    const end = sentences.findIndex((sentence) => !isTrue(sentence));
    const kept = isTemplate ? sentences.filter(isTrue) : sentences.slice(0, end < 0 ? undefined : end);
    const text = rename(kept.join(' '));
    if (!text) return undefined;
    return text === said || !/[.!]$/.test(text) ? mark + text : `{sample} ${text}`;
  }

  function adapt(data: unknown, original: unknown, source: Source, key = ''): unknown {
    if (data !== original && adapt(original, original, source, key) === undefined) return undefined;
    if (typeof data === 'string') {
      const isDead = leftOut.test(data) || (data.startsWith('/services/') && !slugs.has(data.split('/')[2] ?? ''));
      if (key === 'href' && isDead) return undefined;
      if (key === 'href' || notWords.has(key)) return data.replace(/[a-z0-9-]+/g, (part) => slugs.get(part) ?? part);
      return textOf(data, source.isTemplate) ?? (data === original ? undefined : inPlaceOf(data, source, key));
    }
    if (Array.isArray(data)) return adaptList(data, Array.isArray(original) ? original : [], source, key);
    if (!isRecord(data)) return data;
    if (data.kind === 'testimonials') return undefined;
    const isOption = key === 'items' && isRecord(original) && 'price' in original;
    const adapted: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(data)) {
      const found = adapt(value, isRecord(original) ? original[name] : value, source, name);
      if (found === undefined && (optional.has(name) || (isOption && name === 'href'))) continue;
      if (found === undefined && !isOption && !required.has(key)) return undefined;
      adapted[name] = found ?? inPlaceOf(String(value), source, name);
      if (Array.isArray(value) && Array.isArray(found)) adapted.heading = recount(adapted.heading, value.length, found.length);
    }
    return adapted;
  }

  function recount(heading: unknown, before: number, after: number): unknown {
    if (typeof heading !== 'string' || before === after) return heading;
    return counts.reduce((text, words) => {
      const word = words[after - 1] ?? '';
      const capital = word.charAt(0).toUpperCase() + word.slice(1);
      return text.replace(new RegExp(`\\b${words[before - 1]}\\b`, 'i'), (old) => (/^[A-Z]/.test(old) ? capital : word));
    }, heading);
  }

  function inPlaceOf(text: string, { fillers }: Source, key: string): string {
    const filler = fillers[key];
    return typeof filler === 'string' ? filler : rename(text);
  }

  function adaptList(data: readonly unknown[], originals: readonly unknown[], source: Source, key: string): unknown {
    const items = data.map((item, index) => adapt(item, originals[index], source, key));
    if (key === 'columns') return items.map((item, index) => item ?? rename(String(data[index])));
    const kept = items.filter((item) => item !== undefined);
    const isRow = key === 'rows' && !data.some(Array.isArray);
    const hasTotal = key === 'rows' && /^Total/.test(String([data.at(-1)].flat()[0]));
    if ((isRow || hasTotal) && kept.length < items.length) return undefined;
    return kept;
  }

  return { rename, adapt };
}
