/** Schemas of entries that name kinds of floors, with the kinds that there are. */
import { z } from 'zod';
import { productSchema } from '#schema/content/files/catalog.ts';
import { prose } from '#schema/content/files/fields.ts';
import { jobSchema, reviewSchema } from '#schema/content/files/job.ts';
import { serviceCardSchema } from '#schema/content/files/service.ts';
import { poorFitSchema, visualizerFloorSchema } from '#schema/content/files/visualizer.ts';
import { floorKinds, inOrder } from './floor-kinds.ts';
import { cityHereSchema } from './region.ts';

const { kinds, otherChoices, onCityPages } = floorKinds.en;
const ids = kinds.map(({ id }) => id);
const choices = [...kinds.flatMap(({ form }) => form ?? []), ...otherChoices].map(({ value }) => value);
const inCatalog = kinds.flatMap(({ catalog }) => catalog?.category ?? []);
const inVisualizer = kinds.flatMap(({ visualizer }) => visualizer ?? []);

const { floors } = cityHereSchema.shape;

export const cityByKindSchema = cityHereSchema.extend({
  floors: z
    .strictObject(Object.fromEntries(inOrder(kinds, ({ id }) => id, onCityPages).flatMap(cityText)))
    .meta(floors.meta() ?? {}),
});

export const jobByKindSchema = jobSchema.extend({ floor: oneOf(ids, jobSchema.shape.floor).optional() });
export const reviewByKindSchema = reviewSchema.extend({ floor: oneOf(ids, reviewSchema.shape.floor).optional() });
export const productByKindSchema = productSchema.extend({ category: oneOf(inCatalog, productSchema.shape.category) });
export const serviceCardByKindSchema = serviceCardSchema.extend({ id: oneOf(choices, serviceCardSchema.shape.id) });
export const visualizerFloorByKindSchema = visualizerFloorSchema.extend({
  category: oneOf(inVisualizer, visualizerFloorSchema.shape.category),
});
export const poorFitsByKindSchema = z.strictObject({
  floors: z.array(poorFitSchema.extend({ category: oneOf(inVisualizer, poorFitSchema.shape.category) })),
});

/** The text on a kind's card. A card without one of its own needs it. */
function cityText({ id, name, card }: (typeof kinds)[number]) {
  if (!card) return [];
  const text = prose.min(80);
  return [[id, (card.description ? text.optional() : text).meta({ title: name, description: '20-40 words.' })] as const];
}

function oneOf(names: readonly string[], field: z.ZodType) {
  return z.enum(names).meta(field.meta() ?? {});
}
