import { z } from 'zod';
import { group, listOf, prose, slug, text } from './fields.ts';

/** What a layer is made of. The ground runs on under the yard. */
export const groundMaterials = ['soil', 'sand', 'gravel', 'clay', 'silt', 'limestone', 'granite'] as const;
const floorMaterials = [
  'wood',
  'plank',
  'tile',
  'carpet',
  'pad',
  'mortar',
  'sheet',
  'board',
  'concrete',
  'base',
  'joists',
  'crawl-space',
] as const;

const inches = z.number().positive().max(120);

const layerSchema = group('Layer', 'A layer of the floor or of the ground.', {
  name: text.max(34).meta({ title: 'Name', description: 'What it is, such as “Concrete slab”. At most 34 characters.' }),
  material: z.enum([...floorMaterials, ...groundMaterials]).meta({
    title: 'Material',
    description: 'How it’s drawn.',
  }),
  inches: inches.meta({ title: 'Thickness', description: 'In inches. The drawing is to scale.' }),
  inchesRight: inches.optional().meta({
    title: 'Thickness on the right',
    description: 'In inches, for a layer that gets thicker or thinner under the house.',
  }),
  size: text.max(22).meta({ title: 'Thickness in words', description: 'Such as “4 in.” or “10 mil”.' }),
  state: z.enum(['moves', 'wet', 'wet-below', 'test']).optional().meta({
    title: 'Trouble',
    description:
      'Whether it swells and shrinks, stays wet (“wet-below”: in its lower half), or needs a lab test before anyone touches it.',
  }),
});

/** A section through a floor, or through the edge of a house and the ground under it. */
export const drawingSchema = z.strictObject({
  slug: slug.meta({ title: 'Short name', description: 'Lowercase with hyphens.' }),
  title: text.meta({ title: 'Title', description: 'What is cut open, such as “A slab on deep black clay”.' }),
  caption: prose.meta({ title: 'Caption', description: 'What to look at, in a sentence or two.' }),
  house: z.enum(['slab', 'piers', 'buried']).optional().meta({
    title: 'House',
    description: 'What carries it: a slab, piers, or a slab with a wall buried in a hill. Leave it empty for a floor alone.',
  }),
  layers: listOf(layerSchema, 2, 6).meta({ title: 'Layers', description: 'From the top down.' }),
});

export type Drawing = z.infer<typeof drawingSchema>;
export type Layer = Drawing['layers'][number];
