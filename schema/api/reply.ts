/** What the business writes or says to a visitor. */
import * as z from 'zod/mini';
import { lineSchema, paragraphSchema, versionField } from '../rules/line.ts';
import { grouped } from '../rules/number-format.ts';

const replyChannels = ['mail', 'text', 'phone'] as const;
export const replyLimits = { subject: 150, text: 4000 } as const;

const message = {
  channel: z.enum(replyChannels, { error: `Choose one of ${replyChannels.join(', ')}` }),
  /** Only mail has one. */
  subject: z.optional(
    lineSchema(replyLimits.subject, {
      missing: 'Write a subject',
      tooLong: `Shorten the subject to ${replyLimits.subject} characters`,
    }),
  ),
  text: paragraphSchema(replyLimits.text, {
    type: 'Write the reply as text',
    missing: 'Write a reply',
    tooLong: `Shorten the reply to ${grouped(replyLimits.text)} characters`,
  }),
};

export const messageSchema = z.strictObject(message);

export const replySchema = z.strictObject({
  ...message,
  version: versionField,
});

export type Message = z.infer<typeof messageSchema>;
export type ReplyChannel = (typeof replyChannels)[number];
