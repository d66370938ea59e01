/** What a quote has to know of a price. */
import { z } from 'zod';
import { taxedParts } from '../../rules/quote-totals.ts';

export const materialShare = z.int().min(0).max(100).optional().meta({
  title: 'Share of material',
  description: 'Percent of the price that is material. The rest is labor. Without it, a quote taxes none of it.',
});
export const taxed = z.enum(taxedParts).optional().meta({
  title: 'Taxed in a quote',
  description: 'If it isn’t what the fact quote.taxed says, such as all for work in a shop or an office. Ask your accountant.',
});
