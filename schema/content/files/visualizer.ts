import { z } from 'zod';
import { group, listOf, name, picture, prose, sitePath, slug, slugIn, text } from './fields.ts';

/** Width or length of a room. */
const feet = z.int().min(1).max(50);

/** A room in the visualizer. */
export const roomSchema = z.strictObject({
  id: slug.meta({ title: 'Short name', description: 'Don’t change it. “custom” is the room whose sides the visitor types.' }),
  name: text.meta({ title: 'Name', description: 'Label of the choice.' }),
  description: prose.meta({ title: 'Text', description: 'One sentence.' }),
  dimensions: group('Size', 'In feet.', {
    width: feet.meta({ title: 'Width', description: 'Feet, 1-50.' }),
    length: feet.meta({ title: 'Length', description: 'Feet, 1-50.' }),
  }),
  schematic: z
    .array(
      group('Piece', 'A rectangle on the plan.', {
        label: text.meta({ title: 'Name', description: 'Such as “Sofa”.' }),
        x: z.number().meta({ title: 'From the left', description: 'Feet from the left wall.' }),
        y: z.number().meta({ title: 'From the top', description: 'Feet from the top wall.' }),
        width: z.number().meta({ title: 'Width', description: 'Feet, from left to right.' }),
        length: z.number().meta({ title: 'Length', description: 'Feet, from top to bottom.' }),
      }),
    )
    .default([])
    .meta({ title: 'Furniture', description: 'Furniture and fixtures on the plan.' }),
});

const kindOfFloor = name.meta({ title: 'Kind of floor', description: 'LVP is vinyl plank.' });

const floorSlug = slugIn('visualizer-floors');

/** A room that a kind of floor doesn't suit. The visualizer says so kindly. */
export const poorFitSchema = group('Room', 'A room that a kind of floor doesn’t suit.', {
  category: kindOfFloor,
  room: slugIn('rooms').meta({ title: 'Room', description: 'The room that the floor doesn’t suit.' }),
  reason: prose.meta({ title: 'Why not', description: 'One sentence.' }),
  href: sitePath.meta({ title: 'Page', description: 'The page that explains it.' }),
  link: text.meta({ title: 'Text of the link', description: 'What the link to that page says.' }),
  instead: z.tuple([floorSlug, floorSlug]).meta({ title: 'Better floors', description: 'Two floors that suit the room.' }),
});

export const poorFitsSchema = z.strictObject({
  floors: listOf(poorFitSchema, 0).meta({ title: 'Rooms', description: 'That kinds of floors don’t suit.' }),
});

/** By service or trend: the room of the visualizer that shows its floor. */
export const seeInRoomSchema = z.record(
  slug,
  z.strictObject({
    room: slugIn('rooms'),
    floor: floorSlug,
    /** The visualizer doesn't have this very floor, so it shows the most similar one. */
    isClosest: z.boolean().default(false),
  }),
);

/** A floor in the visualizer. */
export const visualizerFloorSchema = z.strictObject({
  id: slug.meta({ title: 'Short name', description: 'Lowercase with hyphens. Don’t change it later.' }),
  name: text.meta({ title: 'Name', description: 'Label of the choice.' }),
  category: kindOfFloor,
  pricePerSqFt: z.number().positive().meta({ title: 'Price', description: 'US dollars per square foot, material only.' }),
  boxSqFt: z
    .number()
    .positive()
    .optional()
    .meta({ title: 'Box', description: 'Square feet in a box. Quotes round up to whole boxes.' }),
  pattern: picture.meta({ title: 'Pattern', description: 'A picture of the floor seen from above.' }),
  priceNote: prose.optional().meta({
    title: 'Why this price',
    description: 'One sentence, for a floor that costs more or less with installation than its service’s page says.',
    words: true,
    lines: 'several',
  }),
});
