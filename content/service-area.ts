/** Where we come to, as the zip check asks: a line per city with its zip codes and what its floors ask for. */
import type { City } from '../schema/content.ts';

/** By name. */
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

/** The first of a city's popular floors that the city says something about, with the gist of it; its page says more. */
function localFloor({ name, popularStyles, floors }: City): { floor: string; advice: string } {
  const kinds = ['vinyl', 'hardwood', 'tile', 'laminate'] as const;
  for (const floor of popularStyles) {
    const kind = kinds.find((candidate) => floor.toLowerCase().includes(candidate));
    if (kind) return { floor, advice: firstSentence(floors[kind]) };
  }
  throw new Error(`None of the popular floors of ${name} is one that its floors speak of`);
}

function firstSentence(text: string): string {
  return /^.+?[.!?](?= |$)/.exec(text)?.[0] ?? text;
}
