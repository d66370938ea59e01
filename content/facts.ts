/** Facts by name, and the texts that refer to them: 'from {price.lvp.low} per sq ft' becomes 'from $5 per sq ft'. */
import { type Fact, factsSchema } from '../schema/facts.ts';
import type { Language } from '../schema/language.ts';
import { nearest } from './nearest.ts';
import { parseData } from './parse.ts';
import { filesIn, readYaml } from './yaml.ts';

export const facts = parseData(factsSchema, readYaml('facts.yaml'), ['facts.yaml']);

/** A name with a dot is a fact. Names without are filled in when the page is made. */
const reference = /\{(\w+\.[\w.]+)(?: x ([\d.]+))?\}/g;
/** Before a text that is made up. The page doesn't show it, and `npm run launch-check` lists the text. */
export const sampleMark = '{sample} ';

/** The text with the facts that it refers to. Throws if there is no such fact. */
export function fillFacts(text: string, language: Language): string {
  return text
    .replaceAll(sampleMark, '')
    .replace(reference, (_, name: string, times?: string) => factText(name, language, times === undefined ? 1 : Number(times)));
}

/** A fact in words: `price.lvp` is '$5-10', `price.lvp.low` is '$5', `days.tile` is '3-7 days', and `days.tile.number` is '3-7'. */
export function factText(name: string, language: Language, times = 1): string {
  const [group = '', key = '', ...parts] = name.split('.');
  const fact = find(`${group}.${key}`);
  if ('text' in fact) return (language === 'es' && fact.es) || fact.text;
  if ('opens' in fact) return openingText(fact, language);
  const all = 'value' in fact ? [fact.value] : [fact.low, fact.high];
  const unknown = parts.find((part) => !(part === 'number' || (part in fact && (part === 'low' || part === 'high'))));
  if (unknown)
    throw new Error(`{${name}} should end in .number${'low' in fact ? ', .low or .high' : ''}, or be {${group}.${key}}`);
  const shown = parts.includes('low') ? all.slice(0, 1) : parts.includes('high') ? all.slice(-1) : all;
  const values = shown.map((value) => value * times);
  const numbers = values.map((value) => numberText(value, fact.unit === 'dollars')).join('-');
  return parts.includes('number') ? numbers : withUnit(numbers, values.at(-1) ?? 0, fact.unit, language);
}

/** The lowest and the highest value. Throws if the fact isn't a range. */
export function factRange(name: string): { low: number; high: number } {
  const fact = find(name);
  if (!('low' in fact)) throw new Error(`content/facts.yaml: '${name}' should have 'low' and 'high'`);
  return { low: fact.low, high: fact.high };
}

/** The value. Throws if the fact has none or has two. */
export function factValue(name: string): number {
  const fact = find(name);
  if (!('value' in fact)) throw new Error(`content/facts.yaml: '${name}' should have a 'value'`);
  return fact.value;
}

function find(name: string): Fact {
  const [group = '', key = ''] = name.split('.');
  const fact = group === 'count' ? countOf(key) : facts[group]?.[key];
  if (fact) return fact;
  const names = Object.entries(facts).flatMap(([each, entries]) => Object.keys(entries).map((entry) => `${each}.${entry}`));
  throw new Error(`there is no fact called '${name}' in content/facts.yaml; the closest is '${nearest(name, names)}'`);
}

/** {count.cities} is how many entries content/cities has. */
function countOf(folder: string): Fact | undefined {
  const value = filesIn(folder).length || filesIn(folder, 'mdx').length;
  return value > 0 ? { value, unit: 'count', source: 'ours' } : undefined;
}

/** '1,500', '0.50', and '7' for 7.0. */
function numberText(value: number, isMoney: boolean): string {
  const rounded = Math.round(value * 100) / 100;
  const minimumFractionDigits = isMoney && !Number.isInteger(rounded) ? 2 : 0;
  return rounded.toLocaleString('en-US', { minimumFractionDigits, maximumFractionDigits: 2 });
}

type Unit = Extract<Fact, { unit: unknown }>['unit'];

const unitWords: Record<Exclude<Unit, 'dollars' | 'percent' | '°F' | 'count'>, Record<Language, [one: string, many: string]>> = {
  minutes: { en: ['minute', 'minutes'], es: ['minuto', 'minutos'] },
  hours: { en: ['hour', 'hours'], es: ['hora', 'horas'] },
  days: { en: ['day', 'days'], es: ['día', 'días'] },
  'business days': { en: ['business day', 'business days'], es: ['día hábil', 'días hábiles'] },
  weeks: { en: ['week', 'weeks'], es: ['semana', 'semanas'] },
  years: { en: ['year', 'years'], es: ['año', 'años'] },
};

function withUnit(numbers: string, last: number, unit: Unit, language: Language): string {
  if (unit === 'dollars') return `$${numbers}`;
  if (unit === 'percent') return `${numbers}%`;
  if (unit === '°F') return `${numbers} °F`;
  if (unit === 'count') return numbers;
  return `${numbers} ${unitWords[unit][language][last === 1 ? 0 : 1]}`;
}

const spanishDays = {
  Sunday: 'Domingo',
  Monday: 'Lunes',
  Tuesday: 'Martes',
  Wednesday: 'Miércoles',
  Thursday: 'Jueves',
  Friday: 'Viernes',
  Saturday: 'Sábado',
};

/** 'Monday to Friday 7AM-6PM', or 'Lunes a viernes de 7AM a 6PM'. */
function openingText({ first, last, opens, closes }: Extract<Fact, { opens: string }>, language: Language): string {
  if (language === 'en') return `${last ? `${first} to ${last}` : first} ${opens}-${closes}`;
  const days = last ? `${spanishDays[first]} a ${spanishDays[last].toLowerCase()}` : spanishDays[first];
  return `${days} de ${opens} a ${closes}`;
}
