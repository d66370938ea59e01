import { expect, test } from 'vitest';
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
    figures.map((figure) => expect.objectContaining({ line: 2, figure })),
  );
});

test('how long a job in the gallery took is not a fact about us', () => {
  expect(findFigures('content/gallery/oak.yaml', 'duration: 4 days')).toEqual([]);
  expect(findFigures('content/service-cards/oak.yaml', 'duration: 4 days')).toHaveLength(1);
});
