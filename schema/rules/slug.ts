import { plainLetters } from './plain-letters.ts';

/** A name in an address or an id: 'round-rock' for 'Round Rock'. */
export function toSlug(name: string): string {
  return plainLetters(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
