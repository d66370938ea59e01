/** Lengths as people write them: 12.5, 12,5, 12' 6", 12 ft 6 in, 12 1/2, 12 pies 6 pulgadas. */

const amount = String.raw`(\d+(?:\.\d*)?(?:[\s-]+\d+/\d+)?|\d+/\d+)`;
const feet = String.raw`\s*(?:'|feet|foot|ft|pies?)\.?`;
const inches = String.raw`\s*("|inch(?:es)?|in|pulgadas?|pulg)\.?`;
const side = String.raw`(?:\s*(?:w(?:ide)?|l(?:ong)?|de (?:ancho|largo)))?`;
const lengthPattern = new RegExp(`^(?:${amount}${feet}(?:[\\s,-]|and|y|con)*)?(?:${amount}(?:${inches})?)?${side}$`);
/** The Cyrillic letter looks like the Latin one. */
const separator = /-?(?:[x×✕х*]|by|por)-?/;

type Unit = 'feet' | 'inches';

/** Inches in a length, whose number is in `unit` if it stands alone; null if it's no length. */
export function parseInches(typed: string, unit: Unit = 'feet'): number | null {
  const text = plainMarks(typed);
  const [, ofFeet, rest, mark] = lengthPattern.exec(text) ?? [];
  if (!ofFeet && !rest) return null;
  const isFeet = !ofFeet && !mark && unit === 'feet';
  return toNumber(ofFeet) * 12 + toNumber(rest) * (isFeet ? 12 : 1);
}

/** The two sides of a room in inches, as in '12 x 15', '12\' 6" by 15\'' or '150 x 180 in'; null if there aren't two lengths. */
export function parseSides(typed: string): { width: number; length: number } | null {
  const [first = '', second = '', ...more] = plainMarks(typed).split(separator);
  const unit = hasInchesAlone(second) ? 'inches' : 'feet';
  const [width, length] = [parseInches(first, unit), parseInches(second)];
  return width === null || length === null || more.length > 0 ? null : { width, length };
}

function hasInchesAlone(text: string): boolean {
  const [, ofFeet, , mark] = lengthPattern.exec(text.trim()) ?? [];
  return !ofFeet && Boolean(mark);
}

function plainMarks(typed: string): string {
  return (
    typed
      .toLowerCase()
      .replace(/[¼-¾⅐-⅞]/g, (fraction) => ` ${fraction.normalize('NFKC')}`)
      .replace(/⁄/g, '/')
      .replace(/[‘’′´`ʹʼ]/g, "'")
      .replace(/''|[“”″¨]/g, '"')
      // A decimal comma.
      .replace(/(\d),(?=\d{1,2}(?!\d))/g, '$1.')
      .trim()
  );
}

/** '12', '12.5' or '12 1/2'. */
function toNumber(text = '0'): number {
  return text.split(/[\s-]+/).reduce((sum, part) => {
    const [over = 0, under = 1] = part.split('/').map(Number);
    return sum + over / under;
  }, 0);
}
