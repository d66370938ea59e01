/** The zip check's data about each city: zip codes, distance, and advice on floors. */
import type { City } from '../schema/content.ts';

/** Sorted by name. */
export function serviceArea(cities: readonly City[]) {
  return cities.map(areaOf).sort((a, b) => a.name.localeCompare(b.name));
}

function areaOf(city: City) {
  const { name, slug, county, distanceFromAustin, zipCodes } = city;
  return {
    name,
    href: `/cities/${slug}`,
    county,
    distance: distanceFromAustin === 'Home base' ? 'our home base' : `${distanceFromAustin} from Austin`,
    zips: zipCodes,
    ...localFloor(city),
  };
}

/** The first popular floor that the city's entry describes, with the first sentence of that description. */
function localFloor({ name, popularStyles, floors }: City): { floor: string; advice: string } {
  const kinds = ['vinyl', 'hardwood', 'tile', 'laminate'] as const;
  for (const floor of popularStyles) {
    const kind = kinds.find((candidate) => floor.toLowerCase().includes(candidate));
    if (kind) return { floor, advice: firstSentence(floors[kind]) };
  }
  throw new Error(`${name}: popularStyles has no vinyl, hardwood, tile or laminate floor`);
}

function firstSentence(text: string): string {
  return /^.+?[.!?](?= |$)/.exec(text)?.[0] ?? text;
}
