import { globSync } from 'node:fs';
import { contentFolder } from '#site/read/folder.ts';
import { type Finding, linesOf } from './finding.ts';

/** Finds the copyright year, season labels and articles that have a year before `year`. */
export function findPastYears(year: number): Finding[] {
  return [
    `${contentFolder}/business.yaml`,
    ...globSync([`${contentFolder}/seasons/*.yaml`, `${contentFolder}/articles/*.mdx`]).sort(),
  ].flatMap((file) =>
    linesOf(file).flatMap((line, index) => {
      const named = /^ *(?:copyrightYear|label|date):.*?\b(20\d\d)\b/.exec(line)?.[1];
      return named && Number(named) < year ? [{ file, line: index + 1, what: line.trim() }] : [];
    }),
  );
}
