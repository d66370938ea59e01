import type { Finding } from './finding.ts';

/** What one line of a file says about a subject. */
export interface Statement {
  file: string;
  line: number;
  subject: string;
  says: string;
  /** Who says so, if that helps to decide. */
  source?: string;
}

/** All statements about the subjects on which two places disagree. */
export function findContradictions(statements: Statement[]): Finding[] {
  return [...Map.groupBy(statements, ({ subject }) => subject).values()]
    .filter((group) => new Set(group.map(({ says }) => says)).size > 1)
    .flat()
    .map(({ file, line, subject, says, source }) => ({ file, line, what: `${subject}: ${says}${source ? ` (${source})` : ''}` }));
}
