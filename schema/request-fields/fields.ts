/**
 * The fields of the estimate form, in its order. The form with and without scripts, validation, storage, mail, inbox and the
 * visitor's page all follow this table: a new field is an entry here and its words in words.ts.
 */
import * as z from 'zod/mini';
import { emailSchema, longestEmail } from '../rules/email.ts';
import { lineSchema, nameSchema, paragraphSchema } from '../rules/line.ts';
import { namesIn } from '../rules/table.ts';
import { cleanZip } from '../rules/zip.ts';
import { serviceLabels } from './services.ts';

/** What can be wrong with a value. words.ts says each in each language. */
export const problems = { missing: 'missing', form: 'form', tooLong: 'tooLong' } as const;

export interface RequestField {
  /** The kind of its control: a type of input, or the name of another element. */
  control: 'text' | 'email' | 'tel' | 'select' | 'textarea';
  autoComplete?: string;
  inputMode?: 'email' | 'tel' | 'numeric';
  isRequired: boolean;
  /** Its errors are names of problems. An optional field that isn't sent is ''. */
  schema: z.ZodMiniType<string>;
}

/** Maximum lengths in UTF-16 code units; `phoneDigits` is a minimum. */
export const limits = {
  fullName: 100,
  email: longestEmail,
  phone: 100,
  phoneDigits: 7,
  projectDetails: 4000,
} as const;

const table = {
  fullName: {
    control: 'text',
    autoComplete: 'name',
    isRequired: true,
    schema: nameSchema(limits.fullName, problems),
  },
  email: { control: 'email', autoComplete: 'email', inputMode: 'email', isRequired: true, schema: emailSchema(problems) },
  phone: {
    control: 'tel',
    autoComplete: 'tel',
    inputMode: 'tel',
    isRequired: true,
    schema: lineSchema(limits.phone, problems).check(
      z.refine((value) => value.replace(/\D/g, '').length >= limits.phoneDigits, { error: problems.form }),
    ),
  },
  zipCode: {
    control: 'text',
    autoComplete: 'postal-code',
    inputMode: 'numeric',
    isRequired: true,
    schema: z
      .string({ error: problems.missing })
      .check(
        z.overwrite(cleanZip),
        z.minLength(1, { error: problems.missing, abort: true }),
        z.regex(/^[0-9]{5}$/, { error: problems.form }),
      ),
  },
  serviceNeeded: {
    control: 'select',
    isRequired: true,
    schema: z.enum(Object.keys(serviceLabels.en), { error: problems.missing }),
  },
  howSoon: {
    control: 'select',
    isRequired: false,
    schema: z._default(z.enum(['', 'urgent'], { error: problems.form }), ''),
  },
  projectDetails: {
    control: 'textarea',
    isRequired: false,
    schema: z._default(paragraphSchema(limits.projectDetails, { type: problems.form, tooLong: problems.tooLong }), ''),
  },
} satisfies Record<string, RequestField>;

export type FieldName = keyof typeof table;
export const requestFields: Readonly<Record<FieldName, RequestField>> = table;
export const fieldNames = namesIn(requestFields);
