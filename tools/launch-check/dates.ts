import { globSync } from 'node:fs';
import { type Finding, linesOf } from './finding.ts';

/** Finds the copyright year, season labels and articles that have a year before `year`. */
export function findPastYears(year: number): Finding[] {
  return ['content/business.yaml', ...globSync(['content/seasons/*.yaml', 'content/articles/*.mdx']).sort()].flatMap((file) =>
    linesOf(file).flatMap((line, index) => {
      const named = /^ *(?:copyrightYear|label|date):.*?\b(20\d\d)\b/.exec(line)?.[1];
      return named && Number(named) < year ? [{ file, line: index + 1, what: line.trim() }] : [];
    }),
  );
}
