/** The gallery. */
import { z } from 'zod';
import { prose, text } from '../content/fields.ts';

export const galleryWords = z.strictObject({
  title: text,
  description: prose,
  name: text,
  heading: text,
  lead: prose,
  estimate: text,
  projects: text,
  aboutProjects: prose,
  numbers: text,
  stats: z.strictObject({
    projects: text,
    squareFeet: text,
    rating: text,
    counties: text,
  }),
  closing: text,
  closingBody: prose,
  list: z.strictObject({
    label: text,
    category: text,
    filters: z.strictObject({
      all: text,
      hardwood: text,
      lvp: text,
      tile: text,
      commercial: text,
      mixed: text,
    }),
    categories: z.strictObject({
      hardwood: text,
      lvp: text,
      tile: text,
      commercial: text,
      mixed: text,
    }),
    noun: text,
    of: text,
    nothing: prose,
    location: text,
    size: text,
    duration: text,
    service: text,
    details: text,
    quote: text,
    slider: z.strictObject({
      before: text,
      after: text,
      label: text,
      share: text,
    }),
  }),
});
