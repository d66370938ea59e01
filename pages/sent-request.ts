/** What the browser remembers of a request that was sent from it. */
import * as z from 'zod/mini';
import { device, tab } from '#components/form/kept.ts';
import { dayMs } from '#schema/rules/duration.ts';

export const sentRequestKey = 'sent-request';
export const justSentKey = 'just-sent';
export const daysKept = 14;

const sentRequestSchema = z.object({
  /** Of the link to the visitor's page. */
  fragment: z.string(),
  /** Unix milliseconds. */
  sentAt: z.number(),
});
export type SentRequest = z.infer<typeof sentRequestSchema>;

/** For the page after the form. */
const justSentSchema = z.object({
  /** Null if only an earlier attempt's link opens the request. */
  fragment: z.nullable(z.string()),
  /** Whether the link goes out by mail, too. */
  isMailed: z.boolean(),
  /** Whether that page sends the visualizer's picture, as the visitor agreed. */
  hasPicture: z.boolean(),
});
export type JustSent = z.infer<typeof justSentSchema>;

export function keepSentRequest(sent: JustSent): void {
  tab.keep(justSentKey, sent);
  if (sent.fragment !== null) device.keep(sentRequestKey, { fragment: sent.fragment, sentAt: Date.now() });
}

/** The request of this link, or the one without a link, if it has just been sent. Only the first call gets it. */
export function takeJustSent(fragment: string | null): JustSent | null {
  const sent = tab.read(justSentKey, justSentSchema);
  if (sent?.fragment !== fragment) return null;
  tab.drop(justSentKey);
  return sent;
}

/** Whether the request of this link has just been sent, and its page hasn't been shown. */
export function wasJustSent(fragment: string): boolean {
  return tab.read(justSentKey, justSentSchema)?.fragment === fragment;
}

/** The last request of this device, so that the contact page can lead to it. */
export function readSentRequest(): SentRequest | null {
  const sent = device.read(sentRequestKey, sentRequestSchema);
  if (sent && Date.now() - sent.sentAt < daysKept * dayMs) return sent;
  device.drop(sentRequestKey);
  return null;
}

/** Its link opens nothing any more. */
export function forgetSentRequest(fragment: string): void {
  if (readSentRequest()?.fragment === fragment) device.drop(sentRequestKey);
}
