/** A plan in words, for the form, mail, exports and the inbox. */
import { fill } from '../rules/fill.ts';
import { jobTotal } from '../rules/job-total.ts';
import type { Language } from '../rules/language.ts';
import { dollars } from '../rules/number-format.ts';
import { fullTurn, type SentRoom } from './plan.ts';

/** The business reads English, and so do visitors of pages without words of their own. */
const planWords = {
  straight: 'installed straight',
  diagonal: 'installed diagonally',
  herringbone: 'in a herringbone pattern',
  turned: 'turned {degrees}°',
  size: '{width} x {length} ft',
  area: '{area} sq ft',
  noSize: 'no size given',
  minimum: '{total} (our minimum for a job)',
};
export type PlanWords = typeof planWords;

const spanishPlanWords: PlanWords = {
  straight: 'colocación derecha',
  diagonal: 'colocación en diagonal',
  herringbone: 'colocación en espiga',
  turned: 'con giro de {degrees}°',
  size: '{width} x {length} pies',
  area: '{area} pies²',
  noSize: 'sin medidas',
  minimum: '{total} (nuestro mínimo por trabajo)',
};

export function planWordsIn(language: Language): PlanWords {
  return { en: planWords, es: spanishPlanWords }[language];
}

/** E.g. 'installed straight', 'turned 45°' or 'in a herringbone pattern, turned 90°'. */
export function describeLayout({ pattern, rotation }: Pick<SentRoom, 'pattern' | 'rotation'>, words = planWords): string {
  const turn = rotation % fullTurn === 0 ? '' : fill(words.turned, { degrees: rotation });
  return [pattern === 'straight' ? '' : words[pattern], turn].filter(Boolean).join(', ') || words.straight;
}

/** E.g. '14 x 16 ft', or '300 sq ft'. */
export function describeSize({ width, length, area }: Pick<SentRoom, 'width' | 'length' | 'area'>, words = planWords): string {
  if (area) return fill(words.area, { area });
  return width && length ? fill(words.size, { width, length }) : words.noSize;
}

/** E.g. '$957.60', or '$650.00 (our minimum for a job)' if the sum is less than that. */
export function describeTotal(sum: number, minimum: number, words = planWords): string {
  const { total, isMinimum } = jobTotal(sum, minimum);
  return isMinimum ? fill(words.minimum, { total: dollars(total) }) : dollars(total);
}
