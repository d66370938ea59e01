/** Finds what a visitor could hold against another text: a job with two prices, half of a price, and a past time that is still to come. */
import { factText } from '../../content/facts.ts';
import type { Fact, Facts } from '../../schema/facts.ts';

/** Totals for less are of single rooms, which have prices of their own. */
const wholeFloor = 300;
/** Lines between the rows of a table that belong together. */
const near = 5;

export function findContradictions(source: string, facts: Facts, year: number): { line: number; what: string }[] {
  const lines = source.split('\n');
  return lines.flatMap((text, index) => {
    const around = lines.slice(Math.max(0, index - near), index + near + 1).join('\n');
    return [...otherPrices(text, source, facts), ...missingHalves(text, around, facts), ...pastTimes(text, year)].map((what) => ({
      line: index + 1,
      what,
    }));
  });
}

/** Totals by a price that another fact contradicts, on a page that doesn't give the other one. A card's price gets a total, too. */
function otherPrices(text: string, page: string, facts: Facts): string[] {
  const multiples = [...text.matchAll(/(\w+\.\w+)(\.low|\.high)? x (\d+)/g)];
  const cards = [...text.matchAll(/^[\s-]*price: (\w+\.\w+)$/g)];
  const totals = [
    ...multiples.map(([, name = '', part = '', area]) => ({ name, part, area: Number(area) })),
    ...cards.map(([, name = '']) => ({ name, part: '', area: wholeFloor })),
  ];
  return totals.flatMap(({ name, part, area }) => {
    const fact = find(facts, name);
    const rival = fact && 'differsFrom' in fact ? fact.differsFrom : undefined;
    if (!rival || area < wholeFloor || new RegExp(`\\b${rival}\\b`).test(page)) return [];
    const [ours, theirs] = [name, rival].map((each) => factText(`${each}${part} x ${area}`, 'en', facts));
    return ours === theirs ? [] : [`${area} sq ft: ${ours} by ${name}, but ${theirs} by ${rival}, which this page doesn't give`];
  });
}

/** Facts without the one that they mislead without. */
function missingHalves(text: string, around: string, facts: Facts): string[] {
  const given = factsIn(around, facts);
  return [...text.matchAll(/\{(\w+\.\w+)/g)].flatMap(([, name = '']) => {
    const fact = find(facts, name);
    const half = fact && 'neverWithout' in fact ? fact.neverWithout : undefined;
    return half && !given.has(half) ? [`{${name}} without {${half}}`] : [];
  });
}

/** Names of the facts in a text, and of those in what they say. */
function factsIn(text: string, facts: Facts): Set<string> {
  const names = [...text.matchAll(/\{(\w+\.\w+)/g)].map(([, name = '']) => name);
  return new Set(names.flatMap((name) => [name, ...factsIn(wordsOf(find(facts, name)), facts)]));
}

function wordsOf(fact: Fact | undefined): string {
  return fact && 'text' in fact ? fact.text : '';
}

function find(facts: Facts, name: string): Fact | undefined {
  const [group = '', key = ''] = name.split('.');
  return facts[group]?.[key];
}

const seasons =
  /\b(?:(?:this|next|coming|upcoming) (?:spring|summer|fall|winter)|(?:est[ea]|próxim[oa]) (?:primavera|verano|otoño|invierno))\b/gi;
const toCome =
  /\b(?:will|coming|upcoming|expected|soon)\b[^.]*\b(20\d\d)\b|\b(20\d\d)\b[^.]*\b(?:will|coming|upcoming|expected)\b/gi;

/** A season without its year, which soon is a past one, and a past year that is spoken of as ahead. */
function pastTimes(text: string, year: number): string[] {
  const years = [...text.matchAll(toCome)].filter(([, first, second]) => Number(first ?? second) < year);
  return [...text.matchAll(seasons), ...years].map(([words]) => `"${words}" will be read in ${year}`);
}
