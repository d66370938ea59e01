/** A visualizer plan that travels with an estimate request, as the visitor saw it. */
import * as z from 'zod/mini';

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
/** Feet. */
const side = z.int().check(z.gte(1), z.lte(50));

export const planSchema = z.object({
  rooms: z
    .array(
      z.object({
        room: name,
        width: side,
        length: side,
        floor: name,
        /** Degrees by which the pattern is turned. */
        rotation: z.int().check(z.gte(0), z.lte(360)),
      }),
    )
    .check(z.minLength(1), z.maxLength(13)),
  /** US dollars for material and standard installation of all rooms. */
  total: z.number().check(z.nonnegative(), z.lte(10_000_000)),
  /** Hash that opens the same plan on /visualizer. */
  link: z.string().check(z.regex(/^#[\w=&.%+-]{1,1200}$/)),
});

export type Plan = z.infer<typeof planSchema>;
