/** A page that was shown. Holds no cookie and no id of the visitor, and no fragment or query of its address: a visitor's link has its secret there. */
import * as z from 'zod/mini';
import { cleanLine } from '../rules/clean.ts';

const text = (maximum: number) => z.string().check(z.overwrite(cleanLine), z.maxLength(maximum));

export const pageViewSchema = z.object({
  page_location: z.url({ protocol: /^https?$/, abort: true }).check(z.maxLength(2048), z.overwrite(plainAddress)),
  page_path: text(1024).check(z.startsWith('/'), z.overwrite(plainPath)),
  page_title: text(300),
});

/** Of the query, keeps only campaign parameters. */
function plainAddress(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  const campaign = String(new URLSearchParams([...searchParams].filter(([name]) => name.startsWith('utm_'))));
  return origin + plainPath(pathname) + (campaign && `?${campaign}`);
}

/** Some programs escape the '#' of a link that they pass on. */
function plainPath(path: string): string {
  return path.replace(/(?:[?#]|%(?:25)*(?:23|3f)).*/is, '');
}

export type PageView = z.infer<typeof pageViewSchema>;
