/** The zip check's data: each city with its zip codes, distance, and advice on floors, and the zip codes around them. */
import type { City } from '../schema/content.ts';
import { business } from './business.ts';
import { zipCodes } from './zip-codes.ts';

/** Towns outside the counties on the site that a city page names as a neighbor: Taylor's page and Smithville's. */
const neighborTowns = ['Thorndale', 'West Point'];

/** Our cities by name, and the zip codes at the edge of our area. */
export function serviceArea(cities: readonly City[]) {
  return { inside: cities.map(areaOf).sort((a, b) => a.name.localeCompare(b.name)), edge: edgeZips(cities) };
}

/**
 * Zip codes at the edge of our area, lowest first: those of the counties that a page names and of the neighbors above, without those of
 * our cities. zip-codes.ts says where the counties come from.
 */
function edgeZips(cities: readonly City[]): string[] {
  const counties = new Set<string>([
    ...business.counties.served,
    ...business.counties.home,
    ...cities.map(({ county }) => county),
  ]);
  const inside = new Set(cities.flatMap((city) => city.zipCodes));
  return zipCodes
    .filter(({ zip, town, county }) => !inside.has(zip) && (counties.has(county) || neighborTowns.includes(town)))
    .map(({ zip }) => zip)
    .sort();
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
