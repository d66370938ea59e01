import { z } from 'zod';

const row = z.tuple([z.number(), z.number(), z.number()]);
const matrix = z.tuple([row, row, row]);

/** How a layer stores linear light in bytes: light = max * (byte / 255) ** gamma. */
const encoding = z.object({ max: z.number().positive(), gamma: z.number().positive() });

/** Display values by linear light: values[0] is for no light, the others are evenly spaced in stops (log2 of the light). */
const film = z
  .object({ stops: z.tuple([z.number(), z.number()]), values: z.array(z.int().min(0).max(255)).length(256) })
  .refine(({ stops: [low, high] }) => low < high, 'the first stop must be the lower one');

/** A room.json as the render of its scene wrote it (content/images/README.md). Its other fields aren't used. */
export const visualizerRoomSchema = z.object({
  /** Pixels, for all layers. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** From meters on the floor (x to the right, y away from the camera) to pixels from the top left corner. */
  metersToPixels: matrix,
  shade: encoding,
  gloss: encoding,
  film,
});

/**
 * How the pieces of a floor are arranged in its texture: `planks` are columns of boards with random joints, `columns` are columns of
 * tiles with every other one offset, `tiles` are in a grid, and `soft` has no pieces.
 */
const pieces = z.object({
  kind: z.enum(['planks', 'columns', 'tiles', 'soft']),
  columns: z.int().positive(),
  rows: z.int().positive(),
});

/** A board of a herringbone. It is as wide as a column of the texture. */
const plank = z.object({
  /** Its length in widths. A whole number, or the pattern would have gaps. */
  widths: z.int().min(2),
  /** For each column of the texture, where a board of at least that length begins: 0 at the top, 1 at the bottom. */
  starts: z.array(z.number().min(0).max(1)).min(1),
});

const metersPerInch = 0.0254;

export const floorTextureSchema = z
  .object({
    /** The side of the square that the texture shows. */
    inches: z.number().positive(),
    /** How much of a room's reflections the floor shows: 0 for carpet, 0.8 to 0.9 for wood, 1.3 for polished stone. */
    gloss: z.number().min(0),
    pieces,
    plank: plank.nullable().default(null),
  })
  .refine((floor) => !floor.plank || floor.plank.starts.length === floor.pieces.columns, 'every column needs a start')
  .transform(({ inches, ...floor }) => ({ ...floor, feet: inches / 12, meters: inches * metersPerInch }));

export type Matrix = z.output<typeof matrix>;
export type Encoding = z.output<typeof encoding>;
export type Film = z.output<typeof film>;
export type VisualizerRoom = z.output<typeof visualizerRoomSchema>;
export type FloorTexture = z.output<typeof floorTextureSchema>;
