import { z } from 'zod';
import { group, listOf, prose, sitePath, text } from './fields.ts';
import { measuredPartSchema } from './parts.ts';
import { materialShare } from './quoted-price.ts';

/** A row of the cost guide, in US dollars per square foot. */
const costTypeSchema = z.strictObject({
  type: text.meta({ title: 'Kind of floor', description: 'Such as “Luxury Vinyl Plank”.' }),
  materialCost: text.meta({ title: 'Material', description: 'US dollars per square foot, such as “$3-8”.' }),
  installationCost: text.meta({ title: 'Installation', description: 'US dollars per square foot, such as “$2-4”.' }),
  totalCost: text.meta({ title: 'Together', description: 'US dollars per square foot, such as “$5-12”.' }),
  description: prose.meta({ title: 'Text', description: 'Two sentences.' }),
  pros: listOf(text.meta({ title: 'Bullet point' }), 3).meta({
    title: 'Advantages',
    description: 'At least three bullet points.',
  }),
  bestFor: text.meta({ title: 'Best for', description: 'Houses and rooms it suits.' }),
  href: sitePath.meta({ title: 'Page', description: 'The service’s page, such as /services/tile-flooring.' }),
});

/** Something that moves a price, in the cost guide. */
const costFactorSchema = z.strictObject({
  factor: text.meta({ title: 'What', description: 'In a few words.' }),
  impact: z.enum(['High', 'Medium', 'Low']).meta({ title: 'How much', description: 'How far it moves the price.' }),
  description: prose.meta({ title: 'Text', description: 'One sentence.' }),
});

/** A line of a quote that isn't in the price per square foot. */
const costExtraSchema = z.strictObject({
  item: text.meta({ title: 'What it’s for', description: 'Such as “Stairs”.' }),
  price: text.meta({ title: 'Price', description: 'With its unit, such as “$0.75-1 per sq ft”.' }),
  material: materialShare,
  description: prose.meta({ title: 'Text', description: 'When it applies and what it includes, in one sentence.' }),
});

export const costGuideSchema = z.strictObject({
  types: listOf(costTypeSchema, 1).meta({ title: 'Kinds of floors', description: 'Rows of the cost guide.' }),
  factors: listOf(costFactorSchema, 1).meta({ title: 'What changes a price', description: 'The strongest first.' }),
  example: group('Example', 'What a whole job costs, as a bar.', {
    whole: text.meta({ title: 'Total', description: 'Such as “Total: $7,496”.' }),
    parts: listOf(measuredPartSchema, 2, 6).meta({ title: 'Parts', description: 'The lines of the quote. Two to six.' }),
  }).optional(),
});

export const costExtrasSchema = z.strictObject({
  extras: listOf(costExtraSchema, 1).meta({
    title: 'Extra costs',
    description: 'Lines of a quote that the price per square foot leaves out.',
  }),
});
