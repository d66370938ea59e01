/** The newsletter form, and what the business sees of its list. */
import * as z from 'zod/mini';
import { emailMessages, emailSchema } from './email.ts';

export const newsletterSchema = z.object({ email: emailSchema(emailMessages) });

/** The answer to a subscription. */
export const subscribedSchema = z.object({
  /** Whether the address has to be confirmed by the link in a mail. */
  confirm: z.boolean(),
});

export const subscriberSchema = z.object({
  email: z.string(),
  askedAt: z.iso.datetime(),
  /** Null while the address waits for its confirmation. */
  confirmedAt: z.nullable(z.iso.datetime()),
});
