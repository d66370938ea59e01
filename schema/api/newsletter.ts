/** The newsletter form. */
import * as z from 'zod/mini';
import { emailMessages, emailSchema } from '../rules/email.ts';

export const newsletterSchema = z.object({ email: emailSchema(emailMessages) });

/** The answer to a subscription. */
export interface Subscribed {
  /** Whether the address has to be confirmed by the link in a mail. */
  confirm: boolean;
}
