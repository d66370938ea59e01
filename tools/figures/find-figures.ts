import { exceptions } from './exceptions.ts';

const one = String.raw`\d(?:[\d,.]*\d)?`;
const number = String.raw`${one}(?:(?:-| to | a )\$?${one})?`;
const units = String.raw`(?:business )?(?:minutes?|hours?|days?|weeks?|months?|years?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?)\b`;
const figures = new RegExp(String.raw`\$${number}|${number}(?: ?%| percent\b| por ciento\b|[ -]${units})`, 'g');

/** Prices, durations and percentages in a file of content, but for the exceptions. */
export function findFigures(file: string, source: string): { line: number; what: string }[] {
  return source.split('\n').flatMap((text, index) =>
    [...text.matchAll(figures)].flatMap(({ 0: figure, index: at }) => {
      const words = text.slice(Math.max(0, at - 40), at + figure.length + 40).trim();
      return exceptions.some((each) => file.startsWith(each.in) && each.says.test(words))
        ? []
        : [{ line: index + 1, what: `${figure} belongs in content/facts.yaml: "${words}"` }];
    }),
  );
}
