import * as z from 'zod/mini';

/** Whether a text has control characters besides line breaks and tabs. */
export function hasControl(text: string): boolean {
  return /[^\P{Cc}\n\t]/u.test(text);
}

interface LineErrors {
  missing: string;
  tooLong: string;
  control: string;
}

/** One line of well-formed Unicode: trimmed, not empty, at most `maximum` UTF-16 code units, no control characters. */
export function lineSchema(maximum: number, { missing, tooLong, control }: LineErrors) {
  return z.string({ error: missing }).check(
    z.overwrite((value) => value.toWellFormed()),
    z.trim(),
    z.minLength(1, { error: missing, abort: true }),
    z.maxLength(maximum, { error: tooLong, abort: true }),
    z.refine((value) => !/\p{Cc}/u.test(value), { error: control }),
  );
}
