/** Square feet. */
const largest = 50_000;

const number = String.raw`(\d{1,3}(?:[,. ]\d{3})+|\d+(?:\.\d+)?)`;
const unit = String.raw`\s*(?:(?:sq|sf|square|f(?:oo|ee)?t|pie)[\p{L}\d².\s]*)?`;
const areaPattern = new RegExp(`^${number}(?:${unit}(?:x|×|by|por)\\s*${number})?${unit}$`, 'iu');

/** Square feet in what a visitor typed, such as '1,200', '1200 sq ft', '12 x 15' or '450 pies cuadrados'; null if it's no floor's area. */
export function parseArea(typed: string): number | null {
  const [, first, second] = areaPattern.exec(typed.trim()) ?? [];
  if (!first) return null;
  const area = Math.round(toNumber(first) * (second ? toNumber(second) : 1));
  return area >= 1 && area <= largest ? area : null;
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
