/** The estimate form: fields and limits, shared by the browser and the Worker. Errors are names of messages in estimate-messages.ts. */
import * as z from 'zod/mini';
import { type emailMessages, emailSchema, longestEmail } from './email.ts';
import { lineSchema, paragraphSchema } from './line.ts';
import { planSchema } from './plan.ts';
import { contextSchema, languageSchema } from './request-context.ts';
import { preferredTimesSchema } from './visit-windows.ts';
import { cleanZip } from './zip.ts';

/** What the form says about its fields, by name. */
export type EstimateMessages = typeof emailMessages &
  Record<
    | 'fullName'
    | 'fullNameLong'
    | 'phone'
    | 'phoneForm'
    | 'phoneLong'
    | 'zipCode'
    | 'zipCodeForm'
    | 'serviceNeeded'
    | 'detailsLong'
    | 'detailsText'
    | 'plan',
    string
  >;

/** Maximum lengths in UTF-16 code units; `phoneDigits` is a minimum. */
export const limits = {
  fullName: 100,
  email: longestEmail,
  phone: 40,
  phoneDigits: 7,
  projectDetails: 4000,
} as const;

/** The options of 'Service needed'. */
export const serviceValues = [
  'hardwood',
  'lvp',
  'tile',
  'laminate',
  'commercial',
  'repair',
  'carpet',
  'bathroom-kitchen',
  'other',
] as const;
export type ServiceValue = (typeof serviceValues)[number];

export const serviceLabels: Record<ServiceValue, string> = {
  hardwood: 'Hardwood flooring',
  lvp: 'Luxury vinyl plank (LVP)',
  tile: 'Tile flooring',
  laminate: 'Laminate flooring',
  commercial: 'Commercial flooring',
  repair: 'Repair or refinishing',
  carpet: 'Carpet',
  'bathroom-kitchen': 'Bathroom or kitchen floor',
  other: 'Something else, or not sure',
};

export const estimateRequestSchema = z.object({
  fullName: line('fullName', limits.fullName, 'fullNameLong').check(
    z.refine((value) => /\p{L}/u.test(value), { error: 'fullName' }),
  ),
  email: emailSchema({ email: 'email', emailForm: 'emailForm', emailLong: 'emailLong' }),
  phone: line('phone', limits.phone, 'phoneLong').check(
    z.refine((value) => value.replace(/\D/g, '').length >= limits.phoneDigits, { error: 'phoneForm' }),
  ),
  zipCode: text('zipCode').check(
    z.overwrite(cleanZip),
    z.minLength(1, { error: 'zipCode', abort: true }),
    z.regex(/^[0-9]{5}$/, { error: 'zipCodeForm' }),
  ),
  serviceNeeded: z.enum(serviceValues, { error: 'serviceNeeded' }),
  projectDetails: z._default(
    paragraphSchema(limits.projectDetails, {
      type: 'detailsText',
      tooLong: 'detailsLong',
    } satisfies Record<string, MessageName>),
    '',
  ),
  /** From the visualizer, not a field of the form. */
  plan: z.optional(planSchema),
  /** From the link that led to the form. */
  context: z.optional(contextSchema),
  /** The language of the page with the form. */
  language: z._default(languageSchema, 'en'),
  preferredTimes: z.optional(preferredTimesSchema),
});

export type EstimateRequest = z.infer<typeof estimateRequestSchema>;
export type FieldName = keyof EstimateRequest;
export type FieldErrors = Partial<Record<FieldName, string>>;

/** In the order of the form. */
export const fieldNames = ['fullName', 'email', 'phone', 'zipCode', 'serviceNeeded', 'projectDetails'] as const;
export const requiredFields: readonly FieldName[] = ['fullName', 'email', 'phone', 'zipCode', 'serviceNeeded'];

export type ParsedEstimate = { ok: true; value: EstimateRequest } | { ok: false; errors: FieldErrors };

/** Anything but an object counts as an empty form. Each field gets one message, its first. */
export function parseEstimateRequest(input: unknown, messages: EstimateMessages): ParsedEstimate {
  const candidate = typeof input === 'object' && input !== null && !Array.isArray(input) ? input : {};
  const result = estimateRequestSchema.safeParse(candidate);
  if (result.success) return { ok: true, value: result.data };
  const errors: FieldErrors = {};
  for (const issue of result.error.issues) {
    const field = fieldNames.find((name) => name === issue.path[0]);
    if (field) errors[field] ??= isMessage(issue.message, messages) ? messages[issue.message] : issue.message;
    else if (issue.path[0] === 'preferredTimes') errors.preferredTimes = issue.message;
    else errors.plan = messages.plan;
  }
  return { ok: false, errors };
}

type MessageName = keyof EstimateMessages;

function isMessage(name: string, messages: EstimateMessages): name is MessageName {
  return Object.hasOwn(messages, name);
}

function text(error: MessageName) {
  return z.string({ error });
}

function line(missing: MessageName, maximum: number, tooLong: MessageName) {
  return lineSchema(maximum, { missing, tooLong });
}
