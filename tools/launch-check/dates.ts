import { globSync } from 'node:fs';
import { type Finding, linesOf } from './finding.ts';

/** The copyright year and labels of seasons that name a year before this one. */
export function findPastYears(year: number): Finding[] {
  return ['content/business.ts', ...globSync('content/seasons/*.ts').sort()].flatMap((file) =>
    linesOf(file).flatMap((line, index) => {
      const named = /^ *(?:copyrightYear|label):.*\b(20\d\d)\b/.exec(line)?.[1];
      return named && Number(named) < year ? [{ file, line: index + 1, what: line.trim().replace(/,$/, '') }] : [];
    }),
  );
}
