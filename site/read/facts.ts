/** Facts by name, and the texts that refer to them: 'from {price.lvp.low} per sq ft' becomes 'from $5 per sq ft'. */

import { type Amount, type Fact, type Facts, type OpeningFact, wholeFactsSchema } from '#schema/content/facts.ts';
import { keepRanges } from '#schema/rules/keep-ranges.ts';
import type { Language } from '#schema/rules/language.ts';
import { closestSpelling } from './closest-spelling.ts';
import { amountText, numberText, openingText } from './fact-text.ts';
import { contentFolder } from './folder.ts';
import { parseData } from './parse.ts';
import { region } from './region.ts';
import { workArea, workCounties } from './work-counties.ts';
import { filesIn, readYaml } from './yaml.ts';

export let facts = readFacts();

/** After an edit of content/facts.yaml in development. */
export function rereadFacts(): void {
  facts = readFacts();
}

/** Before a text that is made up. The page doesn't show it, and `npm run launch-check` lists the text. */
export const sampleMark = '{sample} ';

/** The text with its facts filled in, and no break inside a range. Names without a dot aren't facts: they're filled in when the page is made. */
export function fillFacts(text: string, language: Language, from: Facts = facts): string {
  const filled = text
    .replaceAll(sampleMark, '')
    .replace(/\{(\w+\.[^{}]+)\}/g, (_, reference: string) => factText(reference, language, from));
  return keepRanges(filled);
}

/**
 * What {reference} says: `price.lvp` is '$5-10', `price.lvp.low` '$5', `price.lvp x 300` '$1,500-3,000', `price.lvp x 300 + price.haulOff`
 * their sum, `days.tile` '3-7 days', and `days.tile.number` '3-7'. Throws if there is no such fact.
 */
export function factText(reference: string, language: Language, from: Facts = facts): string {
  const words = reference.includes(' ') ? undefined : wordsOf(find(reference, from), language, from);
  if (words) return words;
  const terms = reference.split(' + ').map((term) => readTerm(term, from));
  const [unit, other] = new Set(terms.map((term) => term.unit));
  if (!unit || other) throw new Error(`{${reference}} adds ${unit} and ${other}`);
  const low = terms.reduce((sum, term) => sum + term.low, 0);
  const high = terms.reduce((sum, term) => sum + term.high, 0);
  const amount = { low, high, unit };
  return keepRanges(terms.some(({ isNumber }) => isNumber) ? numberText(amount) : amountText(amount, language));
}

/** The lowest and the highest value. Throws if the fact isn't a range. */
export function factRange(name: string): { low: number; high: number } {
  const fact = find(name);
  if (!('low' in fact)) throw new Error(`${contentFolder}/facts.yaml: '${name}' should have 'low' and 'high'`);
  return { low: fact.low, high: fact.high };
}

export function isSample(name: string): boolean {
  return findFact(name)?.source === 'sample';
}

/** As it stands in content/facts.yaml; undefined if it doesn't. */
export function findFact(name: string, from: Facts = facts): Fact | undefined {
  const [group = '', key = ''] = name.split('.');
  return from[group]?.[key];
}

/** A fact in words that a business may do without. */
export function factTextIfAny(name: string, language: Language): string | null {
  return findFact(name) ? factText(name, language) : null;
}

/** The value. Throws if the fact has none or has two. */
export function factValue(name: string): number {
  const fact = find(name);
  if (!('value' in fact)) throw new Error(`${contentFolder}/facts.yaml: '${name}' should have a 'value'`);
  return fact.value;
}

/** Opening hours. Throws if the fact has none. */
export function factOpening(name: string): OpeningFact {
  const fact = find(name);
  if (!('opens' in fact)) throw new Error(`${contentFolder}/facts.yaml: '${name}' should have 'opens' and 'closes'`);
  return fact;
}

function readFacts(): Facts {
  return parseData(wholeFactsSchema, readYaml('facts.yaml'), ['facts.yaml']);
}

/** What a fact in words says. It can name other facts. */
function wordsOf(fact: Fact, language: Language, from: Facts): string | undefined {
  if ('text' in fact) return fillFacts((language === 'es' && fact.es) || fact.text, language, from);
  return 'opens' in fact ? openingText(fact, language) : undefined;
}

/** A fact's amount, or the part and the multiple of it that a reference asks for. */
function readTerm(term: string, from: Facts): Amount & { isNumber: boolean } {
  const [, name = '', part, number, times = '1'] =
    /^(\w+\.\w+)(?:\.(low|high))?(\.number)?(?: x (\d+(?:\.\d+)?))?$/.exec(term) ?? [];
  if (!name) throw new Error(`{${term}} should read like {price.lvp}, {price.lvp.low}, {days.tile.number} or {price.lvp x 300}`);
  const fact = find(name, from);
  if (!('unit' in fact)) throw new Error(`{${term}} isn't a figure`);
  const { low, high } = 'low' in fact ? fact : { low: fact.value, high: fact.value };
  return {
    low: (part === 'high' ? high : low) * Number(times),
    high: (part === 'low' ? low : high) * Number(times),
    unit: fact.unit,
    isNumber: number !== undefined,
  };
}

function find(name: string, from: Facts = facts): Fact {
  const [group = '', key = ''] = name.split('.');
  const fact = computed(group, key) ?? findFact(name, from);
  if (fact) return fact;
  const names = Object.entries(from).flatMap(([each, entries]) => Object.keys(entries).map((entry) => `${each}.${entry}`));
  throw new Error(
    `there is no fact called '${group}.${key}' in ${contentFolder}/facts.yaml; did you mean '${closestSpelling(name, names)}'?`,
  );
}

/**
 * {count.cities} is how many entries content/cities has, {count.counties} how many counties they are in, and {area.counties} their names.
 * {area.home}, {area.state} and {area.st} are what region.yaml has as the home city and the state.
 */
function computed(group: string, key: string): Fact | undefined {
  if (group === 'area') return key === 'counties' ? workArea() : place(key);
  if (group !== 'count') return undefined;
  const value = key === 'counties' ? workCounties().length : filesIn(key).length || filesIn(key, 'mdx').length;
  return value > 0 ? { value, unit: 'count', source: 'ours' } : undefined;
}

function place(key: string): Fact | undefined {
  const { home, state } = region;
  const name = { home: home.name, state: state.name, st: state.abbreviation }[key];
  return name === undefined ? undefined : { text: name, source: 'ours' };
}
