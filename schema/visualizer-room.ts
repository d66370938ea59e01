import { z } from 'zod';

const row = z.tuple([z.number(), z.number(), z.number()]);
const matrix = z.tuple([row, row, row]);

/** How a layer keeps linear light in bytes: light = max * (byte / 255) ** gamma. */
const encoding = z.object({ max: z.number().positive(), gamma: z.number().positive() });

/** Display value over linear light: values[0] is for 0, the others are evenly spaced in stops (log2 of the light). */
const film = z
  .object({ stops: z.tuple([z.number(), z.number()]), values: z.array(z.int().min(0).max(255)).length(256) })
  .refine(({ stops: [low, high] }) => low < high, 'the first stop must be the lower one');

/** What the export of a rendered room says of its pictures (art/pipeline/visualizer.py); what else it holds is not needed. */
export const visualizerRoomSchema = z.object({
  /** Size of all layers in pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** From metres on the floor (x right, y away from the camera) to pixels from the top left corner. */
  metresToPixels: matrix,
  shade: encoding,
  gloss: encoding,
  film,
});

/**
 * How the pieces of a floor lie in its texture. `planks` are columns of boards with joints anywhere, `columns` are columns of
 * tiles of which every second is shifted, `tiles` lie in a grid, `soft` has no pieces.
 */
const pieces = z.object({
  kind: z.enum(['planks', 'columns', 'tiles', 'soft']),
  columns: z.int().positive(),
  rows: z.int().positive(),
});

/** A board to lay in herringbone. It is as wide as a column of the texture. */
const plank = z.object({
  /** Length in widths; whole, or the pattern has holes. */
  widths: z.int().min(2),
  /** Where in each column of the texture a board begins that is at least that long, from the top, 0 to 1. */
  starts: z.array(z.number().min(0).max(1)).min(1),
});

/** What a floor's texture measures. */
export const floorTextureSchema = z
  .object({
    /** Side of the square that the texture shows, in metres. */
    metres: z.number().positive(),
    /** How much of a room's reflections the floor shows: 0 carpet, 0.8 to 0.9 wood, 1.3 polished stone. */
    gloss: z.number().min(0),
    pieces,
    plank: plank.nullable(),
  })
  .refine((floor) => !floor.plank || floor.plank.starts.length === floor.pieces.columns, 'every column needs a start');

export type Matrix = z.output<typeof matrix>;
export type Encoding = z.output<typeof encoding>;
export type Film = z.output<typeof film>;
export type VisualizerRoom = z.output<typeof visualizerRoomSchema>;
export type FloorTexture = z.output<typeof floorTextureSchema>;
