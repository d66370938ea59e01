/** The zip check's data: each city with its zip codes and distance, and the zip codes around them. */
import type { City } from '#schema/content/files/city.ts';
import { fill } from '#schema/rules/fill.ts';
import type { Language } from '#schema/rules/language.ts';
import { business } from '../business.ts';
import { pathOf } from '../pages.ts';
import { region, zipCodes } from '../read/region.ts';
import { wordsIn } from '../read/words.ts';
import { workCounties } from '../read/work-counties.ts';

/** Our cities by name, and the zip codes at the edge of our area. */
export function serviceArea(cities: readonly City[], language: Language = 'en') {
  return {
    inside: cities.map((city) => areaOf(city, language)).sort((a, b) => a.name.localeCompare(b.name)),
    edge: edgeZips(cities),
  };
}

/**
 * Zip codes at the edge of our area, lowest first: those of the counties that a page names and of the region's neighbor towns, without
 * those of our cities.
 */
function edgeZips(cities: readonly City[]): string[] {
  const counties = new Set<string>([...business.counties.served, ...business.counties.home, ...workCounties()]);
  const inside = new Set(cities.flatMap((city) => city.zipCodes));
  return zipCodes
    .filter(({ zip, town, county }) => !inside.has(zip) && (counties.has(county) || region.neighborTowns.includes(town)))
    .map(({ zip }) => zip)
    .sort();
}

function areaOf(city: City, language: Language) {
  const { name, slug, county, zipCodes } = city;
  return {
    name,
    href: pathOf('city', slug),
    county,
    distance: describeDistance(language, city, wordsIn(language).zipCheck),
    zips: zipCodes,
  };
}

/** '19 miles from Austin', say, in the words of the page or box that shows it. */
export function describeDistance(language: Language, { distance }: City, words: { homeBase: string; fromHome: string }): string {
  if (distance === 'Home base') return words.homeBase;
  return fill(words.fromHome, { distance: language === 'es' ? distance.replace('miles', 'millas') : distance });
}
