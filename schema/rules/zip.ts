import { cleanLine } from './clean.ts';

/** For the attribute `pattern`: five digits or nine, whatever is between them. */
export const zipPattern = String.raw`\P{Nd}*(\p{Nd}\P{Nd}*){5}((\p{Nd}\P{Nd}*){4})?`;

/** The five digits of '78704-1234', or what was entered instead of a zip code. */
export function cleanZip(text: string): string {
  return zipIn(text) ?? cleanLine(text);
}

/** The five digits of '78704.', '78704.0', 'TX 78704', '78,704' or '78704-1234'; null if there aren't five or nine. */
export function zipIn(text: string): string | null {
  return /^(\d{5})(?:\d{4})?$/.exec(cleanLine(text).replace(/\.0+$|\D/g, ''))?.[1] ?? null;
}
