/** `GET /api/published`: finished jobs and reviews that their customers want public, and figures. Nothing in it says who or where somebody is. */
import * as z from 'zod/mini';
import { jobSchema } from './job.ts';
import { languages } from './language.ts';
import { photoNameSchema, photoTypes } from './photo.ts';
import { plainLetters } from './plain-letters.ts';
import { goneReasons, storedReviewSchema } from './review.ts';

/** Made for publishing, the same from run to run, and of no use anywhere else. */
const publicId = z.string().check(z.regex(/^[0-9a-f]{12}$/));

const publishedReviewSchema = z.object({
  id: publicId,
  stars: storedReviewSchema.shape.stars,
  text: z.string(),
  /** Such as 'María G.'. */
  signature: z.string(),
  city: jobSchema.shape.city,
  floor: jobSchema.shape.floor,
  language: z.enum(languages),
  /** The day it was written or last changed. */
  on: z.iso.date(),
  answer: z.optional(z.string()),
});

const publishedJobSchema = z.object({
  id: publicId,
  ...jobSchema.shape,
  /** At least one, the ones before the work first. */
  photos: z
    .array(
      z.object({
        name: photoNameSchema,
        kind: z.enum(['before', 'after']),
        type: z.enum(photoTypes),
        /** Answers 410 once consent is withdrawn. */
        path: z.string().check(z.regex(/^\/api\/published\/photos\/[0-9a-f]{12}\/[0-9a-f]{32}$/)),
      }),
    )
    .check(z.minLength(1)),
  /** The review of the same job, by its id in `reviews`. */
  review: z.optional(publicId),
});

export const publishedSchema = z.object({
  /** Newest first. */
  jobs: z.array(publishedJobSchema),
  /** All of them, newest first. */
  reviews: z.array(publishedReviewSchema),
  measured: z.object({
    /** Requests of the last 90 days that were answered, and the median minutes of business hours until they were; null without any. */
    answered: z.object({ count: z.int(), medianMinutes: z.nullable(z.int()) }),
    /** Finished jobs, shown or not, and what their floors measure together. */
    jobs: z.int(),
    squareFeet: z.int(),
    /** Published reviews and their mean, to one decimal; null without any. */
    reviews: z.object({ count: z.int(), meanStars: z.nullable(z.number()) }),
    /** Reviews that no longer show although their authors didn't take them back, by reason. */
    removed: z.partialRecord(z.enum(goneReasons), z.int()),
  }),
  /** True if the desk was filled with examples. A deployed site refuses that. */
  isExample: z.boolean(),
});

export type Published = z.infer<typeof publishedSchema>;
type PublishedJob = z.infer<typeof publishedJobSchema>;

/** '2026-11-kyle-hardwood-3f2a': the name of the job's file and page. */
export function jobSlug({ id, finishedOn, city, floor }: Pick<PublishedJob, 'id' | 'finishedOn' | 'city' | 'floor'>): string {
  const place = plainLetters(city)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-');
  return [finishedOn.slice(0, 7), place, floor, id.slice(0, 4)].filter((part) => part !== '').join('-');
}
