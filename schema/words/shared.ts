/** Words of components that many pages share. */
import { z } from 'zod';
import { text } from '../content/fields.ts';

const kinds = { installed: text, material: text, labor: text };

/** What stands beside prices, and the box that turns them into totals. */
const pricesWords = z.strictObject({
  perSqFt: z.strictObject(kinds).meta({ description: 'A price per square foot, by what it includes.' }),
  short: z
    .strictObject(kinds)
    .meta({ description: 'On cards with little room, under a sentence that says prices are per square foot.' }),
  total: text.meta({ description: 'What a price comes to.' }),
  question: text,
  about: z.strictObject(kinds).meta({ description: 'Under the question.' }),
  minimum: text.meta({ description: 'After a total that would be less.' }),
  wrong: text.meta({ description: 'If what was typed is no area.' }),
});

export const sharedWords = z.strictObject({
  breadcrumbs: text,
  call: text,
  learnMore: text,
  readMore: text,
  seeTable: text,
  costNotes: text.meta({ description: 'Labels of what phones fold away, down to `specs`.' }),
  goodFor: text,
  aboutJob: text,
  included: text,
  specs: text,
  detailsOf: text,
  aboutName: text,
  seeInRoom: text,
  seeRealSize: text,
  closestFloor: text.meta({ description: 'Under the link to the visualizer, if it shows a similar floor.' }),
  gallery: text,
  inEnglish: text,
  homePage: text,
  reviewed: text.meta({ description: 'On pages about safety, health or building.' }),
  sources: text.meta({ description: 'In front of the list of sources.' }),
  prices: pricesWords,
});

export type SharedWords = z.infer<typeof sharedWords>;
export type PricesWords = z.infer<typeof pricesWords>;
