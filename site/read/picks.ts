import { picksSchema } from '#schema/content/picks.ts';
import { readEntry } from './read.ts';

export const picks = readEntry(picksSchema, 'picks.yaml');
