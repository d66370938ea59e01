import { z } from 'zod';
import { floorTextureSchema } from '../../schema/visualizer-room.ts';
import { readEntry } from '../read/read.ts';
import { hasFile } from '../read/yaml.ts';

/**
 * The pattern pictures in content/images, by file name. Sides, pieces and gloss come from art/scenes/floor_table.py, which was
 * used to make the pictures. The starts of boards were measured in the pictures.
 */
const file = 'visualizer-rooms/floors.yaml';
export const floorTextures = hasFile(file) ? readEntry(z.record(z.string(), floorTextureSchema), file) : {};
