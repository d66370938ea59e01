/** The business's name, sign and colors, for what draws them. */
import { lookSchema } from '#schema/content/look.ts';
import { factText } from './read/facts.ts';
import { readEntry } from './read/read.ts';

export const look = { name: factText('business.shortName', 'en'), ...readEntry(lookSchema, 'look.yaml') };
