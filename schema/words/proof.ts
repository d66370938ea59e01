/** Finished jobs and reviews. */
import { z } from 'zod';
import { prose, text } from '../content/fields.ts';
import { jobFloors } from '../job.ts';
import { goneReasons } from '../review.ts';

export const proofWords = z.strictObject({
  title: text.meta({ description: 'With {floor} and {city}.' }),
  floors: z.record(z.enum(jobFloors), text).meta({ description: 'How a title starts.' }),
  pageTitle: text.meta({ description: 'With {title}, {size} and {month}, so that no two are the same.' }),
  description: prose,
  lead: prose,
  size: text,
  facts: z.strictObject({ floor: text, size: text, time: text, finished: text, price: text }),
  quote: text,
  photos: text,
  before: text,
  after: text,
  pictureBefore: prose,
  pictureAfter: prose,
  moreAbout: text.meta({ description: 'With {service}.' }),
  inCity: text.meta({ description: 'With {city}.' }),
  closing: text,
  closingBody: prose,
  review: text,
  reviews: text,
  stars: text.meta({ description: 'With {stars}.' }),
  answer: text,
  mean: prose.meta({ description: 'With {mean} and {count}.' }),
  removed: prose.meta({ description: 'With {count} and {reason}.' }),
  reasons: z.record(z.enum(goneReasons), text),
  allShown: prose,
  badge: text.meta({ description: 'On the home page, once there are enough reviews.' }),
  near: text.meta({ description: 'With {city}.' }),
  withFloor: text.meta({ description: 'With {service}.' }),
  jobs: text,
  aboutJobs: prose,
  allJobs: text,
  moreJobs: text,
  moreReviews: text,
  galleryLead: prose.meta({ description: 'At the top of the gallery, as soon as it has finished jobs.' }),
  answered: prose.meta({
    description: 'On the home page, once enough requests were answered. With {count}, {minutes}, {hours} and {emergency}.',
  }),
});
