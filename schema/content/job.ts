/** What `npm run publish-proof` writes under content/: finished jobs, reviews and measured figures. Nobody edits these by hand. */
import { z } from 'zod';
import { publishedJobSchema, publishedReviewSchema, publishedSchema } from '../published.ts';

const { photos: _, ...fields } = publishedJobSchema.shape;

/** A finished job, content/jobs/<slug>.yaml. */
export const publicJobSchema = z.object({
  ...fields,
  photos: z
    .array(
      z.object({
        /** In content/images/jobs. */
        file: z.string().regex(/^[a-z0-9-]+\.webp$/),
        kind: z.enum(['before', 'after']),
      }),
    )
    .min(1),
});

export const publicReviewsSchema = z.object({ reviews: z.array(publishedReviewSchema) });

export const measuredSchema = z.object({ ...publishedSchema.shape.measured.shape, isExample: z.boolean() });

export type PublicReview = z.infer<typeof publishedReviewSchema>;
