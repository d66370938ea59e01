import * as z from 'zod/mini';
import { cleanLine, cleanParagraph, isVisible } from './clean.ts';

/** The version that a change or reply is based on, unless If-Match gives it. */
export const versionField = z.optional(z.int({ error: 'The version is a whole number' }));

interface TextErrors {
  missing: string;
  tooLong: string;
}

/** One clean line with something to see, at most `maximum` UTF-16 code units. */
export function lineSchema(maximum: number, { missing, tooLong }: TextErrors, clean = cleanLine) {
  return z
    .string({ error: missing })
    .check(
      z.overwrite(clean),
      z.refine(isVisible, { error: missing, abort: true }),
      z.maxLength(maximum, { error: tooLong, abort: true }),
    );
}

/** A line that names somebody, so it has a letter: '.', '👍' and '7' sign nothing. Some letters are blank, such as the fillers of Korean. */
export function nameSchema(maximum: number, errors: TextErrors) {
  return lineSchema(maximum, errors).check(
    z.refine((name) => /(?!\p{Default_Ignorable_Code_Point})\p{L}/u.test(name), { error: errors.missing }),
  );
}

interface ParagraphErrors extends Omit<TextErrors, 'missing'> {
  /** For anything but text. */
  type: string;
  /** Without it, the text may be empty. */
  missing?: string;
}

/** Clean text of any number of lines, at most `maximum` UTF-16 code units. */
export function paragraphSchema(maximum: number, { type, missing, tooLong }: ParagraphErrors) {
  return z
    .string({ error: type })
    .check(
      z.overwrite(cleanParagraph),
      ...(missing === undefined ? [] : [z.refine<string>(isVisible, { error: missing })]),
      z.maxLength(maximum, { error: tooLong }),
    );
}
