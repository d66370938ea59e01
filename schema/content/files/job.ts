/** Finished jobs and reviews that the owner adds. */
import { z } from 'zod';
import { languages } from '../../rules/language.ts';
import { isoDate, name, picture, prose, slug, text } from './fields.ts';

const city = name.meta({ title: 'City', description: 'The page of a city with this name shows it.' });
const floor = slug.optional().meta({
  title: 'Kind of floor',
  description: 'The page of its service shows it. Leave it out for other work.',
});

/** A finished job, in content/jobs. */
export const jobSchema = z.strictObject({
  title: text.meta({ title: 'Title', description: 'Such as “White oak in a ranch house”.' }),
  finishedOn: isoDate.meta({ title: 'Finished on', description: 'The newest comes first. Pages show the month.' }),
  city,
  floor,
  squareFeet: z.int().positive().meta({ title: 'Square feet' }),
  days: z.int().positive().meta({ title: 'Days', description: 'How long the crew was there.' }),
  beforeImage: picture.meta({ title: 'Photo before', description: 'The room before the work.' }),
  afterImage: picture.meta({ title: 'Photo after', description: 'The same room with the new floor.' }),
  found: prose.optional().meta({
    title: 'Under the old floor',
    description: 'What you found there and what you did about it, in a sentence or two.',
  }),
});

/** What a customer has published about us, in content/reviews. */
export const reviewSchema = z.strictObject({
  quote: name.meta({ title: 'Words', description: 'As the customer wrote them.', lines: 'several' }),
  author: name.meta({ title: 'Name', description: 'The way the customer gave it, such as “María G.”.' }),
  publishedOn: isoDate.meta({ title: 'Published on', description: 'The newest comes first.' }),
  source: name.meta({ title: 'Where', description: 'Where it was published, such as “Google”.' }),
  link: z.url({ protocol: /^https$/ }).meta({ title: 'Link', description: 'The review there, with https://.' }),
  language: z.enum(languages).default('en').meta({ title: 'Language', description: 'In which it is written.' }),
  city: city.optional(),
  floor,
});
