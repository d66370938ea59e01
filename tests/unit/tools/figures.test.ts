import { expect, test } from 'vitest';
import { factsSchema } from '../../../schema/facts.ts';
import { findContradictions } from '../../../tools/figures/find-contradictions.ts';
import { findFigures } from '../../../tools/figures/find-figures.ts';

test.each([
  ['It runs $5-10 per sq ft, or $1,500 to $3,000.', ['$5-10', '$1,500 to $3,000']],
  ['Done in 3-5 days, 25-year warranty, within 5 business days', ['3-5 days', '25-year', '5 business days']],
  ['Un anticipo del 30 por ciento; dura 2 a 4 semanas', ['30 por ciento', '2 a 4 semanas']],
  ['Keep it at 30-50 percent, or 6%', ['30-50 percent', '6%']],
  ['In 2015, 45,697 people in 78640 had 12x24 tile with 20 mil', []],
  ['{price.lvp} per sq ft for {days.tile.number} days', []],
])('%s', (text, figures) => {
  expect(findFigures('content/faq.yaml', `title: x\nbody: ${text}`)).toEqual(
    figures.map((figure) => ({ line: 2, what: expect.stringContaining(`${figure} belongs in`) })),
  );
});

test('how long a job in the gallery took is not a fact about us', () => {
  expect(findFigures('content/gallery/oak.yaml', 'duration: 4 days')).toEqual([]);
  expect(findFigures('content/service-cards/oak.yaml', 'duration: 4 days')).toHaveLength(1);
});

const source = 'ours';
const facts = factsSchema.parse({
  price: {
    oak: { low: 8, high: 15, unit: 'dollars', source },
    oakInGuide: { low: 8, high: 23, unit: 'dollars', source, differsFrom: 'price.oak' },
  },
  visit: {
    day: { value: 195, unit: 'dollars', source, neverWithout: 'visit.night' },
    night: { value: 295, unit: 'dollars', source },
    both: { text: '{visit.day}, or {visit.night} at night', source },
  },
});
const oak = "500 sq ft: $4,000-11,500 by price.oakInGuide, but $4,000-7,500 by price.oak, which this page doesn't give";

test.each([
  ['Oak for 500 sq ft is {price.oakInGuide x 500}.', [oak]],
  ['Oak for 500 sq ft is {price.oak x 500}, and walnut {price.oakInGuide.high x 500}.', []],
  ['Oak is from {price.oakInGuide.low x 500}.', []],
  ['A hearth is {price.oakInGuide x 20}, and oak {price.oakInGuide} per sq ft.', []],
  [
    '  price: price.oakInGuide',
    [oak.replace('500', '300').replace('$4,000-11,500', '$2,400-6,900').replace('$4,000-7,500', '$2,400-4,500')],
  ],
  ['Do you come at night? A visit is {visit.day}.', ['{visit.day} without {visit.night}']],
  ['A visit is {visit.day}, or {visit.night} at night.', []],
  ['{visit.both}', []],
  ['Selling this winter', ['"this winter" will be read in 2026']],
  ['Cómo vender este invierno', ['"este invierno" will be read in 2026']],
  ['Prices will go up in 2025, experts say.', ['"will go up in 2025" will be read in 2026']],
  ['In 2025, many floors were gray. Next come the browns of 2027, which will stay.', []],
])('%s contradicts %j', (text, found) => {
  expect(findContradictions(text, facts, 2026).map(({ what }) => what)).toEqual(found);
});
