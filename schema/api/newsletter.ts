/** The newsletter form. */
import * as z from 'zod/mini';
import { emailMessages, emailSchema } from '../rules/email.ts';

export const newsletterSchema = z.object({ email: emailSchema(emailMessages) });
