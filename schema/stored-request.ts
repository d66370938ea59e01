/** What the business reads: a stored estimate request, and its row in the list. */
import * as z from 'zod/mini';
import { estimateRequestSchema, serviceValues } from './estimate-request.ts';

export const storedRequestSchema = z.extend(estimateRequestSchema, {
  /** UUIDv7; its time is the time of arrival. */
  id: z.string(),
  /** ISO 8601 in UTC. */
  receivedAt: z.iso.datetime(),
});

/** Kept as the key's metadata, at most 1,024 bytes as JSON. */
export const requestRowSchema = z.object({
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  zipCode: z.string(),
  serviceNeeded: z.enum(serviceValues),
  /** The start of the project details, as much as fits. */
  excerpt: z.string(),
});

export type StoredRequest = z.infer<typeof storedRequestSchema>;
export type RequestRow = z.infer<typeof requestRowSchema>;
export type ListedRequest = RequestRow & { id: string; receivedAt: string };
