/** The shape of picks.yaml: which pages and pictures stand where a page shows one of several. What a business doesn't have is left out. */
import { z } from 'zod';
import { articleSlug, citySlug, picture, serviceSlug, slugIn } from './files/fields.ts';

const room = slugIn('rooms').meta({ title: 'Room' });
const floor = slugIn('visualizer-floors').meta({ title: 'Floor' });
const chosenPicture = picture.meta({ title: 'Picture' });

export const picksSchema = z.strictObject({
  costGuide: articleSlug.optional().meta({ title: 'Cost guide', description: 'The article that links about prices lead to.' }),
  emergencyPage: slugIn('pages').optional().meta({ title: 'Emergency page', description: 'What to do until we come.' }),
  oldFloorsPage: slugIn('pages')
    .optional()
    .meta({ title: 'Page on old floors', description: 'What to do before an old floor comes out.' }),
  landlordPage: slugIn('pages')
    .optional()
    .meta({ title: 'Page for landlords', description: 'Its form asks for units and dates.' }),
  pictures: z.strictObject({
    home: chosenPicture,
    contact: chosenPicture,
    thanks: chosenPicture,
    trends: chosenPicture.optional(),
    visualizer: chosenPicture.optional(),
    notFound: z.strictObject({
      floor: chosenPicture,
      services: chosenPicture,
      prices: chosenPicture,
      cities: chosenPicture,
      articles: chosenPicture.optional(),
      estimate: chosenPicture,
    }),
  }),
  home: z.strictObject({
    liveRoom: z
      .strictObject({ room, floors: z.array(z.strictObject({ floor, picture: chosenPicture })).min(2) })
      .optional()
      .meta({
        title: 'Room at the top',
        description: 'The same picture with several floors of the visualizer. Without it, a picture stands there.',
      }),
    compared: z
      .array(z.strictObject({ card: slugIn('home-cards').meta({ title: 'Card' }), swatch: chosenPicture }))
      .min(1)
      .meta({ title: 'Compared prices', description: 'Services of cards, each with a picture of its floor from above.' }),
    project: z
      .strictObject({ picture: picture.meta({ title: 'Picture after the work' }), service: serviceSlug })
      .optional()
      .meta({ title: 'Before and after', description: 'A project of the gallery and the service that it shows.' }),
  }),
  showcase: z
    .strictObject({ city: citySlug, picture: chosenPicture })
    .optional()
    .meta({ title: 'Finished floor', description: 'On the page of one city.' }),
});
