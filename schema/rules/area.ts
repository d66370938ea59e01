/** Areas as people write them: 450 sq ft, 12' x 15', 12 x 15 + 8 x 10, 310 * 1.1. */
import { cleanLine } from './clean.ts';
import { parseSides } from './lengths.ts';
import { parseNumber } from './typed-number.ts';

/** Square feet of the largest floor that a visitor can ask about. */
const largest = 50_000;

const feet = String.raw`(?:feet|foot|ft|pies?)\.?`;
const squareFeet = String.raw`\s*(?:sf|sq(?:uare)?\.?(?:\s*f\w+\.?)?|${feet}\s*(?:cuadrados|²|2))`;
const unitAfterNumber = new RegExp(`(?:${squareFeet}|\\s*${feet})$`, 'i');
const unitAfterSides = new RegExp(`${squareFeet}$`, 'i');

/** What a visitor typed, in square feet with one decimal; null if it's no floor's area. */
export function parseArea(typed: string): number | null {
  const area = Math.round(10 * (parseSquareFeet(typed) ?? 0)) / 10;
  return area >= 1 && area <= largest ? area : null;
}

/** The square feet of '1,200', '12' 6" x 15'', 'about 450 pies cuadrados', or of a sum or product of such; null for anything else. */
export function parseSquareFeet(typed: string): number | null {
  const text = cleanLine(typed).replace(/^(?:about|around|approx(?:\.|imately)?|unos|como|~)\s*|\s*=.*$/gi, '');
  const [, parts = text, percent] = /^(.+)\+\s*(\d{1,2}(?:[.,]\d+)?)\s*%$/.exec(text) ?? [];
  const sum = sumOf(
    parts.split(/[+;&]|\b(?:plus|más)\b/i),
    (term) => termOf(term) ?? sumOf(term.split(/,\s|\b(?:and|y)\b/i), ofSides),
  );
  return sum && sum * (1 + (parseNumber(percent ?? '0') ?? 0) / 100);
}

function sumOf(parts: string[], read: (part: string) => number | null): number | null {
  return parts.map(read).reduce((sum, area) => (sum === null || area === null ? null : sum + area), 0);
}

function termOf(term: string): number | null {
  // Between thousands: no area has three decimals.
  const number = term.replace(unitAfterNumber, '').replace(/^(\s*\d{1,3})\.(?=\d{3}\s*$)/, '$1,');
  return parseNumber(number) ?? ofSides(term) ?? withWaste(term);
}

function ofSides(text: string): number | null {
  const sides = parseSides(text.replace(unitAfterSides, ''));
  return sides && (sides.width * sides.length) / 144;
}

/** '1,200 * 1.1' or '12 x 15 x 1.1'. A third side isn't a factor: '12 x 15 x 8' is a room with its height. */
function withWaste(term: string): number | null {
  const [, area = '', factor = ''] = /^(.+)[x×*]\s*(1[.,]\d+)\s*$/i.exec(term) ?? [];
  const whole = area && termOf(area);
  return whole ? whole * Number(factor.replace(',', '.')) : null;
}
