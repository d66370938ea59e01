import type { FloorTextureEntry } from '../../schema/visualizer-room.ts';

/**
 * Sizes of the pattern pictures in content/images, by file name. Sides, pieces and gloss come from art/scenes/floor_table.py, which was
 * used to make the pictures. The starts of boards were measured in the pictures.
 */
export const floorTextures: Record<string, FloorTextureEntry> = {
  'pattern-oak': {
    inches: 96,
    gloss: 0.8,
    pieces: { kind: 'planks', columns: 20, rows: 1 },
    plank: {
      widths: 6,
      starts: [
        0.4229, 0.8281, 0.3711, 0.2266, 0.0801, 0.6338, 0.2441, 0.5459, 0.4297, 0.2246, 0.4551, 0.0039, 0.8828, 0.8145, 0.5918,
        0.8721, 0.3389, 0.6289, 0.8379, 0.0605,
      ],
    },
  },
  'pattern-walnut': {
    inches: 96,
    gloss: 0.9,
    pieces: { kind: 'planks', columns: 20, rows: 1 },
    plank: {
      widths: 6,
      starts: [
        0.4766, 0.5879, 0.2588, 0.665, 0.7295, 0.6787, 0.4131, 0.6895, 0.29, 0.333, 0.2207, 0.4385, 0.8174, 0.4639, 0.8047,
        0.7314, 0.3232, 0.6758, 0.4561, 0.8408,
      ],
    },
  },
  'pattern-lvp-wood': {
    inches: 98,
    gloss: 0.55,
    pieces: { kind: 'planks', columns: 14, rows: 1 },
    plank: {
      widths: 4,
      starts: [0.9297, 0.5391, 0.1709, 0.6875, 0.3506, 0.0098, 0.0342, 0.6982, 0.082, 0.3359, 0.8672, 0.7578, 0.667, 0.3564],
    },
  },
  'pattern-lvp-stone': { inches: 96, gloss: 0.55, pieces: { kind: 'columns', columns: 8, rows: 4 }, plank: null },
  'pattern-ceramic': { inches: 96, gloss: 1, pieces: { kind: 'tiles', columns: 8, rows: 8 }, plank: null },
  'pattern-marble': { inches: 96, gloss: 1.3, pieces: { kind: 'tiles', columns: 4, rows: 8 }, plank: null },
  'pattern-berber': { inches: 30, gloss: 0, pieces: { kind: 'soft', columns: 1, rows: 1 }, plank: null },
  'pattern-plush': { inches: 36, gloss: 0, pieces: { kind: 'soft', columns: 1, rows: 1 }, plank: null },
};
