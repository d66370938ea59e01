/** The estimate form: fields, limits and messages, shared by the browser and the Worker. */
import * as z from 'zod/mini';
import { grouped } from './number-format.ts';
import { planSchema } from './plan.ts';
import { contextSchema, languageSchema } from './request-context.ts';
import { preferredTimesSchema } from './visit-windows.ts';

/** Maximum lengths in UTF-16 code units; `phoneDigits` is a minimum. */
export const limits = {
  fullName: 100,
  email: 254,
  phone: 30,
  phoneDigits: 7,
  projectDetails: 4000,
} as const;

/** The options of 'Service needed' and their labels. */
export const serviceLabels = {
  hardwood: 'Hardwood flooring',
  lvp: 'Luxury vinyl plank (LVP)',
  tile: 'Tile flooring',
  laminate: 'Laminate flooring',
  commercial: 'Commercial flooring',
  repair: 'Repair or refinishing',
} as const;

export const serviceValues = ['hardwood', 'lvp', 'tile', 'laminate', 'commercial', 'repair'] as const;

const message = {
  fullName: 'Enter your full name',
  fullNameLong: `Shorten your name to ${limits.fullName} characters`,
  email: 'Enter your email address',
  emailForm: 'Enter an email address like name@example.com',
  emailLong: `Shorten your email address to ${limits.email} characters`,
  phone: 'Enter your phone number',
  phoneForm: `Enter a phone number with at least ${limits.phoneDigits} digits, like 512-555-0100`,
  phoneLong: `Shorten your phone number to ${limits.phone} characters`,
  zipCode: 'Enter your zip code',
  zipCodeForm: 'Enter the 5 digits of your zip code',
  serviceNeeded: 'Choose the service you need',
  detailsLong: `Shorten your project details to ${grouped(limits.projectDetails)} characters`,
  detailsText: 'Write your project details as text',
  plan: "We can't read your plan. Please remove it",
  control: "This has hidden characters that we can't read. Please type it again",
} as const;

export const estimateRequestSchema = z.object({
  fullName: line(message.fullName, limits.fullName, message.fullNameLong),
  email: line(message.email, limits.email, message.emailLong).check(
    z.email({ error: message.emailForm, pattern: z.regexes.email }),
  ),
  phone: line(message.phone, limits.phone, message.phoneLong).check(
    z.refine((value) => value.replace(/\D/g, '').length >= limits.phoneDigits, { error: message.phoneForm }),
  ),
  zipCode: text(message.zipCode).check(
    z.trim(),
    z.minLength(1, { error: message.zipCode, abort: true }),
    z.regex(/^[0-9]{5}$/, { error: message.zipCodeForm }),
  ),
  serviceNeeded: z.enum(serviceValues, { error: message.serviceNeeded }),
  projectDetails: z._default(
    text(message.detailsText).check(
      z.overwrite((value) => value.toWellFormed().replace(/\r\n?/g, '\n')),
      z.trim(),
      z.maxLength(limits.projectDetails, { error: message.detailsLong }),
      z.refine((value) => !/[^\P{Cc}\n\t]/u.test(value), { error: message.control }),
    ),
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
export function parseEstimateRequest(input: unknown): ParsedEstimate {
  const candidate = typeof input === 'object' && input !== null && !Array.isArray(input) ? input : {};
  const result = estimateRequestSchema.safeParse(candidate);
  if (result.success) return { ok: true, value: result.data };
  const errors: FieldErrors = {};
  for (const issue of result.error.issues) {
    const field = fieldNames.find((name) => name === issue.path[0]);
    if (field) errors[field] ??= issue.message;
    else if (issue.path[0] === 'preferredTimes') errors.preferredTimes = issue.message;
    else errors.plan = message.plan;
  }
  return { ok: false, errors };
}

function text(error: string) {
  return z.string({ error });
}

/** One line of well-formed Unicode: trimmed, not empty, within its limit, no control characters. */
function line(missing: string, maximum: number, tooLong: string) {
  return text(missing).check(
    z.overwrite((value) => value.toWellFormed()),
    z.trim(),
    z.minLength(1, { error: missing, abort: true }),
    z.maxLength(maximum, { error: tooLong, abort: true }),
    z.refine((value) => !/\p{Cc}/u.test(value), { error: message.control }),
  );
}
