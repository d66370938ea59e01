/** Finds what the specification says in two ways, for the owner to settle. */
import { globSync } from 'node:fs';
import { business } from '../../content/business.ts';
import { collections, readFolder } from '../../content/collections.ts';
import { facts, factText } from '../../content/facts.ts';
import type { Facts } from '../../schema/facts.ts';
import { type Finding, lineOf, linesOf, yamlLine } from './finding.ts';

export function findContradictions(): Finding[] {
  return [...aboutFacts(facts), ...aboutHours(), ...aboutCounties()];
}

/** Facts that another fact contradicts, each beside the facts that say something else. */
export function aboutFacts(groups: Facts): Finding[] {
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

/** Pages that show the weekday hours without Saturday. */
function aboutHours(): Finding[] {
  const files = globSync('{components,content,pages}/**/*.{ts,tsx}')
    .sort()
    .filter((file) => !file.endsWith('content/business.ts') && !linesOf(file).some((line) => line.includes('hours.saturday')));
  return files.flatMap((file) =>
    linesOf(file).flatMap((line, index) =>
      line.includes('hours.weekdays')
        ? [{ file, line: index + 1, what: `Opening hours: ${business.hours.saturday} is missing` }]
        : [],
    ),
  );
}

/** Counties that only one of the lists names. */
function aboutCounties(): Finding[] {
  const { served, home } = business.counties;
  const inOne = [...served.filter((name) => !home.includes(name)), ...home.filter((name) => !served.includes(name))];
  const unknown = readFolder(collections.cities).filter(({ county }) => !served.includes(county) && !home.includes(county));
  return [
    ...(inOne.length > 0
      ? [{ ...yamlLine('business.yaml', ['counties', 'home']), what: `Counties we serve: only one list has ${inOne.join(', ')}` }]
      : []),
    ...unknown.map(({ slug, county }) => ({
      file: `content/cities/${slug}.yaml`,
      line: lineOf(`content/cities/${slug}.yaml`, 'county:'),
      what: `Counties we serve: no list has ${county}`,
    })),
  ];
}
