import * as z from 'zod/mini';
import { actors } from '../../../schema/author.ts';
import { jobSchema } from '../../../schema/job.ts';
import { storedPhotoSchema } from '../../../schema/photo.ts';
import { quoteProgressSchema } from '../../../schema/quote.ts';
import { replyChannels } from '../../../schema/reply.ts';
import { goneReasons, storedReviewSchema } from '../../../schema/review.ts';
import { visitStates, workSchema } from '../../../schema/visit.ts';
import { visitWindowSchema } from '../../../schema/visit-windows.ts';
import { parseJson } from '../../parse-json.ts';
import { latestTime } from '../../time-text.ts';

const publicId = z.string().check(z.regex(/^[0-9a-f]{12}$/));
const time = z.int().check(z.minimum(0), z.maximum(latestTime));

const quoteRow = {
  number: z.int().check(z.minimum(0)),
  content: jsonOf(z.looseObject({})),
  progress: jsonOf(quoteProgressSchema),
};

export const exportRecordSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('request'),
    /** Made up. Only a desk of examples imports it. */
    isExample: z.optional(z.boolean()),
    id: z.string(),
    value: z.string(),
    position: z.int().check(z.positive()),
    status: z.string(),
    version: z.int().check(z.minimum(0), z.maximum(1e9)),
    spamReason: z.nullable(z.string()),
    suspicions: jsonOf(z.array(z.string())),
    trashedAt: z.nullable(time),
    expiresAt: time,
    keyHash: z.nullable(z.string()),
    contentHash: z.string(),
    entries: z.array(
      z.object({
        at: time,
        actor: z.enum(actors),
        link: z.nullish(z.string()),
        by: z.nullable(z.string()),
        kind: z.enum(['note', 'event', 'reply', 'message']),
        text: z.string(),
        channel: z.nullable(z.enum(replyChannels)),
        subject: z.nullable(z.string()),
      }),
    ),
    urgency: z.nullable(z.string()),
    preferred: jsonOf(z.array(visitWindowSchema)),
    withdrawnAt: z.nullable(time),
    links: z.array(z.object({ hash: z.string(), at: time, by: z.optional(z.string()), opener: z.nullish(z.string()) })),
    linksRevokedAt: z.nullable(time),
    photos: z.array(z.object({ photo: storedPhotoSchema, expiresAt: time, isShown: z.optional(z.boolean()) })),
    // Older backups have neither.
    job: z.optional(z.extend(jobSchema, { publicId })),
    review: z.optional(z.extend(storedReviewSchema, { publicId })),
    quotes: z.optional(z.array(z.object(quoteRow))),
    work: z.optional(z.extend(workSchema, { sequence: z.int(), changed_at: time })),
    visit: z.nullable(
      z.extend(visitWindowSchema, {
        state: z.enum(visitStates),
        sequence: z.int().check(z.minimum(0), z.maximum(1e9)),
        isKnown: z.int(),
        changedAt: time,
        address: z._default(z.nullable(z.string()), null),
      }),
    ),
  }),
  z.object({ kind: z.literal('tombstone'), id: z.string(), at: time, review: z.optional(z.enum(goneReasons)) }),
  /** The signed quote of a request that was erased. */
  z.object({ kind: z.literal('contract'), id: z.string(), keptUntil: time, ...quoteRow }),
  z.object({ kind: z.literal('calendar'), hash: z.string(), by: z.string(), at: time, opener: z.string() }),
  z.object({ kind: z.literal('subscriber'), email: z.string(), askedAt: time, confirmedAt: z.nullable(time) }),
]);

export type Line = z.infer<typeof exportRecordSchema>;

/** A text that is JSON of this shape. */
function jsonOf(schema: z.ZodMiniType) {
  return z.string().check(z.refine((text) => schema.safeParse(parseJson(text)).success));
}
