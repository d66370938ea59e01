import { z } from 'zod';
import { floorTextureSchema } from '#schema/content/visualizer-room.ts';
import { readEntry } from '../read/read.ts';
import { hasFile } from '../read/yaml.ts';

/**
 * The pattern pictures in content/images, by file name. Sides, pieces and gloss are those that the
 * pictures were made with (content/images/README.md). The starts of boards were measured in the pictures.
 */
const file = 'visualizer-rooms/floors.yaml';
export const floorTextures = hasFile(file) ? readEntry(z.record(z.string(), floorTextureSchema), file) : {};
