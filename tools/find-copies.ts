import type { Fact, Facts } from '#schema/content/facts.ts';

const numerals = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
/** Of time and temperature. Other ranges repeat by chance: 3-5 percent is no one fact's figure. */
const units: Partial<Record<string, string>> = {
  minutes: 'minutes',
  hours: 'hours',
  days: 'days',
  weeks: 'weeks',
  months: 'months',
  years: 'years',
  '°F': '°F',
};

/** Ranges that a text types though facts have them, with the facts' names: '70-75 °F' for {limit.indoors}. */
export function findCopies(text: string, facts: Facts): string[] {
  const ranges = Object.entries(facts).flatMap(([group, entries]) =>
    Object.entries(entries).flatMap(([key, fact]) => {
      const pattern = patternOf(fact);
      return pattern ? [{ name: `{${group}.${key}}`, pattern }] : [];
    }),
  );
  return text.split('\n').flatMap((line, index) => {
    const typed = Map.groupBy(
      ranges.flatMap(({ name, pattern }) => (line.match(pattern) ?? []).map((words) => ({ words, name }))),
      ({ words }) => words,
    );
    return [...typed].map(([words, all]) => `line ${index + 1}: "${words}" is ${all.map(({ name }) => name).join(' or ')}`);
  });
}

function patternOf(fact: Fact): RegExp | undefined {
  if (!('low' in fact)) return undefined;
  const unit = units[fact.unit];
  const [low, high] = [fact.low, fact.high].map((number) => `(?:${number}|${numerals[number] ?? number})`);
  return unit ? new RegExp(`(?<![\\d.-])\\b${low}(?:-| to | or )${high} ${unit}(?!\\w)`, 'giu') : undefined;
}
