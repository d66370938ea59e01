import { readFileSync } from 'node:fs';
import { contentFolder } from '#site/read/folder.ts';
import { lineOf } from '#site/read/yaml.ts';

/** Something to settle before the site goes live. */
export interface Finding {
  file: string;
  line: number;
  what: string;
}

/** Without what's needed, the site can't be live. Without what's recommended, the business loses something; what's optional is a feature. */
export type Weight = 'needed' | 'recommended' | 'optional';

export interface WeighedFinding extends Finding {
  weight: Weight;
}

/** Number of the first line that contains the text. Throws if none does. */
export function lineWith(file: string, text: string): number {
  const index = linesOf(file).findIndex((line) => line.includes(text));
  if (index === -1) throw new Error(`${file} has no line with ${text}; update tools/launch-check`);
  return index + 1;
}

/** The place of a field in content/`file`. */
export function yamlLine(file: string, path: string[]): { file: string; line: number } {
  return { file: `${contentFolder}/${file}`, line: lineOf(file, path).line };
}

export function linesOf(file: string): string[] {
  return readFileSync(file, 'utf8').split('\n');
}
