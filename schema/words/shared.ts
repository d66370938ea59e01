/** Words of components that many pages share. */
import { z } from 'zod';
import { text } from '../content/fields.ts';

export const sharedWords = z.strictObject({
  breadcrumbs: text,
  call: text,
  learnMore: text,
  readMore: text,
  details: text,
  detailsOf: text,
  aboutName: text,
  seeInRoom: text,
  closestFloor: text.meta({ description: 'Under the link to the visualizer, if it shows a similar floor.' }),
  gallery: text,
  inEnglish: text,
  homePage: text,
  reviewed: text.meta({ description: 'On pages about safety, health or building.' }),
  sources: text.meta({ description: 'In front of the list of sources.' }),
});

export type SharedWords = z.infer<typeof sharedWords>;
