/**
 * What the business records once a job is finished. `PUT /api/requests/:id/job` takes it and sets the status to done; the crew's photos
 * go to `POST /api/requests/:id/photos?kind=before|after`, under the limits of a visitor's photos.
 */
import * as z from 'zod/mini';
import { dateOf, dateText } from './business-time.ts';
import { lineSchema, versionField } from './line.ts';

export const jobLimits = {
  squareFeet: 100_000,
  days: 365,
  city: 60,
  /** In dollars. */
  price: 1_000_000,
  /** Photos by the crew, before and after together. */
  photos: 12,
  /** Days before its request came in that a job can have been finished. Some customers write only afterwards. */
  daysBefore: 365,
} as const;

export const jobFloors = ['hardwood', 'engineered', 'lvp', 'laminate', 'tile', 'carpet', 'refinishing', 'other'] as const;

const dayMessage = 'Enter the day it was finished, such as 2026-11-20';

/** A finished job as it's stored and shown. */
export const jobSchema = z.object({
  /** The day of the final walkthrough. */
  finishedOn: z.iso.date({ error: dayMessage }),
  floor: z.enum(jobFloors, { error: `Choose one of ${jobFloors.join(', ')}` }),
  squareFeet: wholeNumber(jobLimits.squareFeet, 'the square feet'),
  daysOnSite: wholeNumber(jobLimits.days, 'the days on site'),
  /** Where it was, in the words of the business. It needn't be a city with a page. */
  city: lineSchema(jobLimits.city, {
    missing: 'Enter the city',
    tooLong: `Shorten the city to ${jobLimits.city} characters`,
  }),
  /** What the customer paid, in dollars. Published only where it's given. */
  price: z.optional(wholeNumber(jobLimits.price, 'the price in dollars')),
});

export const jobChangeSchema = z.strictObject({
  ...jobSchema.shape,
  finishedOn: jobSchema.shape.finishedOn.check(
    z.refine((day) => day <= dateText(dateOf(Date.now())), { error: "Enter a day that isn't in the future" }),
  ),
  city: jobSchema.shape.city.check(
    z.refine((city) => /^\p{L}[\p{L}\p{M} .'’-]*$/u.test(city) && !/\.\S/.test(city), {
      error: 'Enter the city alone, because it may become public',
    }),
  ),
  version: versionField,
});

export type Job = z.infer<typeof jobSchema>;

function wholeNumber(maximum: number, what: string) {
  const error = `Enter ${what} as a whole number from 1 to ${maximum}`;
  return z.int({ error }).check(z.gte(1, { error }), z.lte(maximum, { error }));
}
