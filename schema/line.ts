import * as z from 'zod/mini';

/** Whether a text has control characters besides line breaks and tabs. */
function hasControl(text: string): boolean {
  return /[^\P{Cc}\n\t]/u.test(text);
}

interface LineErrors {
  missing: string;
  tooLong: string;
  control: string;
}

/** What shows nothing, and what turns the direction of text around. */
const invisible = /[\p{Cf}\p{Z}\u115F\u1160\u2800\u3164\uFFA0]/gu;
const override = /[\u202A-\u202E\u2066-\u2069]/;

/** One visible line of well-formed Unicode: trimmed, at most `maximum` UTF-16 code units, no control characters or direction overrides. */
export function lineSchema(maximum: number, { missing, tooLong, control }: LineErrors) {
  return z.string({ error: missing }).check(
    z.overwrite((value) => value.toWellFormed()),
    z.trim(),
    z.minLength(1, { error: missing, abort: true }),
    z.maxLength(maximum, { error: tooLong, abort: true }),
    z.refine((value) => !/\p{Cc}/u.test(value) && !override.test(value), { error: control }),
    z.refine((value) => value.replace(invisible, '') !== '', { error: missing }),
  );
}

interface ParagraphErrors {
  /** For anything but text. */
  type: string;
  /** Without it, the text may be empty. */
  missing?: string;
  tooLong: string;
  /** Without it, control characters may be in it. */
  control?: string;
}

/** Text of any number of lines in well-formed Unicode, with `\n` between them: trimmed, at most `maximum` UTF-16 code units. */
export function paragraphSchema(maximum: number, { type, missing, tooLong, control }: ParagraphErrors) {
  return z.string({ error: type }).check(
    z.overwrite((value) => value.toWellFormed().replace(/\r\n?/g, '\n')),
    z.trim(),
    ...(missing === undefined ? [] : [z.minLength(1, { error: missing })]),
    z.maxLength(maximum, { error: tooLong }),
    ...(control === undefined ? [] : [z.refine<string>((value) => !hasControl(value), { error: control })]),
  );
}
