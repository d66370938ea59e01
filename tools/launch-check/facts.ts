import { type Fact, facts } from '../../content/facts.ts';
import type { Statement } from './contradictions.ts';
import { type Finding, lineOf, linesOf } from './finding.ts';

/** Where visitors read each range of content/facts.ts. */
export function collectFacts(): Statement[] {
  return placesOfFacts().flatMap(({ fact, file, line }) =>
    line > 0 ? [{ file, line, subject: fact.subject, says: formatRange(fact), source: fact.source }] : [],
  );
}

/** Finds ranges that a page should give but doesn't. */
export function findMissingFacts(): Finding[] {
  return placesOfFacts().flatMap(({ fact, file, line }) =>
    line > 0
      ? []
      : [
          {
            file: 'content/facts.ts',
            line: lineOf('content/facts.ts', 'export const facts'),
            what: `${fact.subject}: ${file} doesn't say ${formatRange(fact)}`,
          },
        ],
  );
}

function placesOfFacts() {
  return facts.flatMap((fact) => fact.files.map((file) => ({ fact, file, line: findRange(fact, linesOf(file)) })));
}

/** Number of the first line with the range and the word, or 0. */
export function findRange(fact: Pick<Fact, 'unit' | 'range' | 'word'>, lines: string[]): number {
  const range = formatRange(fact).replace(/[.$]/g, String.raw`\$&`).replace('°', ' ?°');
  const pattern = new RegExp(String.raw`(?<![\d.$-])${range}(?![\d-]|\.\d)`);
  return lines.findIndex((line) => pattern.test(line) && line.includes(fact.word ?? '')) + 1;
}

function formatRange({ unit, range: [low, high] }: Pick<Fact, 'unit' | 'range'>): string {
  const number = (value: number) => (unit.startsWith('dollars') && !Number.isInteger(value) ? value.toFixed(2) : String(value));
  const text = low === high ? number(low) : `${number(low)}-${number(high)}`;
  if (unit === 'degrees Fahrenheit') return `${text}°F`;
  return unit.startsWith('dollars') ? `$${text}` : text;
}
