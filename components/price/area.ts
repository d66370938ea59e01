import { parseSides } from '#schema/rules/lengths.ts';

/** Square feet. */
const largest = 50_000;

const number = String.raw`(\d{1,3}(?:[,. ]\d{3})+|\d+(?:\.\d+)?)`;
const feet = String.raw`(?:feet|foot|ft|pies?)\.?`;
const squareFeet = String.raw`\s*(?:sf|sq(?:uare)?\.?(?:\s*f\w+\.?)?|${feet}\s*(?:cuadrados|²|2))`;
const areaPattern = new RegExp(`^${number}(?:${squareFeet}|\\s*${feet})?$`, 'i');
const unitAfterSides = new RegExp(`${squareFeet}$`, 'i');

/** Square feet in what a visitor typed, such as '1,200', '1200 sq ft', '12' 6" x 15'' or '450 pies cuadrados'; null if it's no floor's area. */
export function parseArea(typed: string): number | null {
  const area = Math.round(10 * (parseSquareFeet(typed.trim()) ?? 0)) / 10;
  return area >= 1 && area <= largest ? area : null;
}

function parseSquareFeet(text: string): number | null {
  const [, digits] = areaPattern.exec(text) ?? [];
  if (digits) return toNumber(digits);
  const sides = parseSides(text.replace(unitAfterSides, ''));
  return sides && (sides.width * sides.length) / 144;
}

/** In '1,200' and '1.200' the mark is between thousands; in '150.5' it isn't. */
function toNumber(digits: string): number {
  return Number(/[,. ]\d{3}/.test(digits) ? digits.replace(/[,. ]/g, '') : digits);
}

/** Long enough that a screen reader hears the note once for a number, and not for each digit. */
export const notePauseMs = 500;

/** Saved in the tab, so that every page shows totals for the same area. */
const key = 'area';

export function readArea(): number | null {
  try {
    return parseArea(sessionStorage.getItem(key) ?? '');
  } catch {
    // Storage is blocked.
    return null;
  }
}

/** Null forgets it. */
export function saveArea(area: number | null): void {
  try {
    if (area === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, String(area));
  } catch {
    // Storage is blocked.
  }
}
