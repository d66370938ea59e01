/** Finished jobs and reviews. */
import { z } from 'zod';
import { prose, text } from '../content/fields.ts';

export const jobsWords = z.strictObject({
  jobs: text,
  aboutJobs: prose.meta({ description: 'At the top of the gallery, as soon as it has finished jobs.' }),
  size: text,
  before: text,
  after: text,
  found: text.meta({ description: 'With {text}.' }),
  inCity: text.meta({ description: 'With {city}.' }),
  withFloor: text.meta({ description: 'With {service}.' }),
  allJobs: text,
  reviews: text,
});
