import type { z } from 'zod';
import type { priceIncludes } from './files/fields.ts';

/** A price range in US dollars per square foot. */
export interface FloorPrice {
  low: number;
  high: number;
  /** Such as '$5-10'. */
  text: string;
  includes: z.infer<typeof priceIncludes>;
}
