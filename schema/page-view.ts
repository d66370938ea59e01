/** A page that was shown. Holds no cookie and no id of the visitor. */
import * as z from 'zod/mini';

const text = (maximum: number) =>
  z.string().check(
    z.overwrite((value) => value.toWellFormed()),
    z.maxLength(maximum),
  );

export const pageViewSchema = z.object({
  page_location: z.url({ protocol: /^https?$/ }).check(z.maxLength(2048)),
  page_path: text(1024).check(z.startsWith('/')),
  page_title: text(300),
});

export type PageView = z.infer<typeof pageViewSchema>;
