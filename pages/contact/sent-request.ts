/** The request sent from this device, so that the contact page still confirms it tomorrow. */
import * as z from 'zod/mini';
import { device } from '#components/form/kept.ts';
import { dayMs } from '#schema/rules/duration.ts';

export const sentRequestKey = 'sent-request';
export const daysKept = 14;

const sentRequestSchema = z.object({
  id: z.string(),
  /** Opens the visitor's page. Null if only an earlier attempt's link does. */
  fragment: z.nullable(z.string()),
  /** Unix milliseconds. */
  sentAt: z.number(),
  isUrgent: z.boolean(),
  /** Whether the link goes out by mail, too. */
  isMailed: z.boolean(),
});
export type SentRequest = z.infer<typeof sentRequestSchema>;

export function keepSentRequest(sent: SentRequest): void {
  if (sent.fragment !== null) device.keep(sentRequestKey, sent);
}

export function readSentRequest(): SentRequest | null {
  const sent = device.read(sentRequestKey, sentRequestSchema);
  if (sent && Date.now() - sent.sentAt < daysKept * dayMs) return sent;
  forgetSentRequest();
  return null;
}

export function forgetSentRequest(): void {
  device.drop(sentRequestKey);
}
