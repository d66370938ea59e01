/** Turns our texts into another business's: another place, and without what only we have. */
import { collections, readFolder } from '../../site/read/collections.ts';
import { isRecord } from '../../site/read/fields.ts';
import { region, zipCodes } from '../../site/read/region.ts';
import { splitSentences } from '../split-sentences.ts';
import type { Answers } from './questions.ts';

const { home, state: ours } = region;
const wider = `Central ${ours.name}`;

/** Pages that need a visualizer, a gallery, articles or an emergency service. */
const leftOut = /^\/(blog|guides|gallery|trends|visualizer|flooring|water-damage|landlords)/;
const emergency = /\{emergency\}|\{open\.emergency|\{emergency\.|\{claims\./;
/** Of a first paragraph, and of an answer. */
const leastLead = 120;
const leastAnswer = 40;
const filler = 'We check what is under your floor first, and you have the price of each step in writing before work starts.';
/** In place of a line about emergencies. */
const freeVisit = 'Free visit and quote';
const cities = readFolder(collections.cities);
const names = [
  ...zipCodes.flatMap(({ town, county }) => [town, county]),
  ...cities.flatMap(({ name, neighborhoods }) => [name, ...neighborhoods]),
];
const towns = new RegExp(`\\b(${[...new Set(names)].filter((name) => name !== home.name && name.length > 3).join('|')})\\b`);
const landmarks = new RegExp(`\\b(${region.landmarks.join('|')})\\b`);
/** What the law says differs from state to state. */
const law = new RegExp(`(?<!Central )\\b${ours.name}\\b`);

/** Puts the new place in for ours, and marks what was changed as a sample. `slugs` are the new names of services. */
export function mover({ city, state, abbreviation }: Answers, slugs: ReadonlyMap<string, string>): (data: unknown) => unknown {
  const text = (value: string, key: string): string => {
    const [, mark = '', said = ''] = /^(\{sample\} )?([\s\S]*)$/.exec(value) ?? [];
    const left = sentencesFor(said).join(' ') || (emergency.test(said) ? freeVisit : said);
    // A first paragraph has a least length.
    const kept = key === 'lead' && left.length < leastLead ? `${left} ${filler}` : left;
    const moved = kept
      .replaceAll(`${home.name} and ${wider}`, city)
      .replace(new RegExp(`(?<=\\b(?:in|around|across|of|for) )${wider}(?! \\w*(?:homes|houses))`, 'g'), `the ${city} area`)
      .replaceAll(`el centro de ${ours.name}`, `la zona de ${city}`)
      .replaceAll(wider, `${city}-area`)
      .replaceAll(home.name, city)
      .replaceAll(ours.name, state)
      .replace(new RegExp(`\\b${ours.abbreviation}\\b`, 'g'), abbreviation)
      .replace(towns, city);
    return moved === said || !/[.!]$/.test(moved) ? mark + moved : `{sample} ${moved}`;
  };
  /** Of a service that the business doesn't offer. */
  const leadsSomewhere = ([key, value]: [string, unknown]) =>
    !(key === 'href' && /^\/services\/./.test(String(value)) && !slugs.has(String(value).split('/')[2] ?? ''));
  const move = (data: unknown, key = ''): unknown => {
    if (Array.isArray(data)) return data.map((each) => move(each));
    if (isRecord(data))
      return Object.fromEntries(
        Object.entries(data)
          .filter(leadsSomewhere)
          .map(([name, value]) => [name, move(value, name)]),
      );
    if (typeof data !== 'string') return data;
    return data.includes(' ') ? text(data, key) : data.replace(/[a-z0-9-]+/g, (part) => slugs.get(part) ?? part);
  };
  return move;
}

/** Without links, questions and other items about what a new business doesn't have. A translation loses the same ones as its original. */
export function withoutOurs(data: unknown, original: unknown = data): unknown {
  if (Array.isArray(data) && Array.isArray(original)) {
    return data.flatMap((item, index) => (isOurs(original[index]) ? [] : [withoutOurs(item, original[index])]));
  }
  if (!isRecord(data)) return data;
  const kept = Object.entries(data).filter(([key, value]) => !(key === 'href' && leftOut.test(String(value))));
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutOurs(value, isRecord(original) ? original[key] : value)]));
}

/** A point of a list stays, because lists have a least length. Its own words are moved as well as they can be. */
function isOurs(item: unknown): boolean {
  if (Array.isArray(item)) return item.some((cell) => emergency.test(String(cell)));
  if (!isRecord(item)) return false;
  const { label, value, href, kind, question, answer } = item;
  if (question !== undefined)
    return sentencesFor(String(answer)).join(' ').length < leastAnswer || emergency.test(String(answer));
  return (
    (label !== undefined && leftOut.test(String(href))) ||
    kind === 'testimonials' ||
    (value !== undefined && emergency.test(String(value)))
  );
}

/** The sentences that another business in another state can say. */
function sentencesFor(text: string): string[] {
  return splitSentences(text).filter((sentence) => ![towns, landmarks, law, emergency].some((ofOurs) => ofOurs.test(sentence)));
}
