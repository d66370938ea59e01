/** The newsletter form, and what is stored of it. */
import * as z from 'zod/mini';
import { estimateRequestSchema } from './estimate-request.ts';

export const newsletterSchema = z.object({ email: estimateRequestSchema.shape.email });

export const subscriberSchema = z.extend(newsletterSchema, { subscribedAt: z.iso.datetime() });

export type Subscriber = z.infer<typeof subscriberSchema>;
