import { editDistance } from './edit-distance.ts';

/** The name that takes the fewest changed letters to get from this one, for messages about typos. */
export function closestSpelling(name: string, names: readonly string[]): string | undefined {
  return names.toSorted((a, b) => editDistance(name, a) - editDistance(name, b))[0];
}
