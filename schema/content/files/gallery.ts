import { z } from 'zod';
import { name, picture, prose, slug, text } from './fields.ts';

/** A before-and-after project in the gallery. */
export const galleryProjectSchema = z.strictObject({
  title: text.meta({ title: 'Title', description: 'Heading of the card.' }),
  description: prose.meta({ title: 'What changed', description: 'Two or three sentences.' }),
  beforeImage: picture.meta({ title: 'Picture before', description: 'The room before the work.' }),
  afterImage: picture.meta({ title: 'Picture after', description: 'The same room from the same place, with the new floor.' }),
  category: z
    .enum(['hardwood', 'lvp', 'tile', 'commercial', 'mixed'])
    .meta({ title: 'Category', description: 'A filter of the gallery. lvp is vinyl plank.' }),
  location: name.meta({ title: 'Place', description: 'Neighborhood and city, such as “Old Town, Springfield”.' }),
  size: text.meta({ title: 'Size', description: 'Such as “1,200 sq ft”.' }),
  duration: text.meta({ title: 'Duration', description: 'Such as “4 days”.' }),
  service: text.meta({ title: 'Kind of work', description: 'Such as “Hardwood installation”.' }),
});

/** A picture in content/images. */
export const pictureSchema = z.strictObject({
  file: z
    .string()
    .regex(/^[\w-]+\.(webp|jpe?g|png)$/i, 'expected a picture as .webp, .jpg or .png, with a name of letters, digits and hyphens')
    .meta({ title: 'Picture', description: 'A photo as .jpg, .png or .webp, at least 1600 pixels wide.', upload: true }),
  alt: prose.min(20).meta({
    title: 'What it shows',
    description: 'For people who can’t see it, in a sentence. Say so if it’s a rendering. At least 20 characters.',
  }),
});

/** What each picture shows, by its file name. */
export const altTextsSchema = z.record(
  slug,
  prose.min(20).meta({
    title: 'What it shows',
    description: 'For people who can’t see it, in a sentence. Say so if it’s a rendering. At least 20 characters.',
  }),
);
