/** Finds what the specification says in two ways, for the owner to settle. */

import type { Facts } from '#schema/content/facts.ts';
import { business } from '#site/business.ts';
import { facts, factText } from '#site/read/facts.ts';
import { workCounties } from '#site/read/work-counties.ts';
import { type Finding, yamlLine } from './finding.ts';

export function findContradictions(): Finding[] {
  return [...aboutFacts(facts), ...aboutCounties()];
}

/** Facts that another fact contradicts, each beside the facts that say something else. */
function aboutFacts(groups: Facts): Finding[] {
  const named = Object.entries(groups).flatMap(([group, entries]) =>
    Object.entries(entries).map(([key, fact]) => ({ path: [group, key], name: `${group}.${key}`, fact })),
  );
  const subjectOf = ({ name, fact }: (typeof named)[number]) => ('differsFrom' in fact && fact.differsFrom) || name;
  return [...Map.groupBy(named, subjectOf).values()]
    .filter((group) => group.length > 1)
    .flat()
    .map(({ path, name, fact }) => ({
      ...yamlLine('facts.yaml', path),
      what: [`${name}: ${factText(name, 'en')}`, 'note' in fact && fact.note ? `(${fact.note})` : ''].join(' ').trim(),
    }));
}

/** Lists of counties that aren't the counties of our cities. */
function aboutCounties(): Finding[] {
  const ours = workCounties();
  return (['served', 'home'] as const).flatMap((list) => {
    const named = business.counties[list];
    const [missing, extra] = [ours.filter((name) => !named.includes(name)), named.filter((name) => !ours.includes(name))];
    if (missing.length + extra.length === 0) return [];
    const what = `counties with a city of ours that it leaves out: ${missing.join(', ') || 'none'}; without one: ${extra.join(', ') || 'none'}`;
    return [{ ...yamlLine('business.yaml', ['counties', list]), what }];
  });
}
