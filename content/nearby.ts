/** Which cities lie next to one. */
import type { City } from '../schema/content.ts';
import { cities } from './index.ts';
import { milesBetween, milesOfLatitude } from './map.ts';

interface Near {
  city: City;
  miles: number;
}

/** Looking only at neighbors in this order keeps the work for many cities small. */
const fromSouth = cities.toSorted((a, b) => a.coordinates.lat - b.coordinates.lat);
const placeOf = new Map(fromSouth.map(({ slug }, index) => [slug, index]));

/** The nearest other cities, closest first, as the crow flies. */
export function nearestCities(city: City, count: number): Near[] {
  const start = placeOf.get(city.slug) ?? 0;
  const found: Near[] = [];
  /** False once a place at this latitude is too far away to be among them, as are all beyond it. */
  const look = (other: City | undefined): boolean => {
    if (!other) return false;
    const farthest = found.length < count ? Number.POSITIVE_INFINITY : (found.at(-1)?.miles ?? 0);
    if (milesOfLatitude(city.coordinates, other.coordinates) > farthest) return false;
    const miles = milesBetween(city.coordinates, other.coordinates);
    if (miles < farthest) {
      const at = found.findIndex((near) => near.miles > miles);
      found.splice(at < 0 ? found.length : at, 0, { city: other, miles });
      found.length = Math.min(found.length, count);
    }
    return true;
  };
  let [south, north] = [start - 1, start + 1];
  for (let [toSouth, toNorth] = [true, true]; toSouth || toNorth; ) {
    toSouth &&= look(fromSouth[south--]);
    toNorth &&= look(fromSouth[north++]);
  }
  return found;
}
