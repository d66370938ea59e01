import type { City } from '#schema/content/files/city.ts';
import { cities } from '../index.ts';
import { milesBetween } from './distance.ts';

export function nearestCities(city: City, count: number): { city: City; miles: number }[] {
  return cities
    .filter(({ slug }) => slug !== city.slug)
    .map((other) => ({ city: other, miles: milesBetween(city.coordinates, other.coordinates) }))
    .sort((a, b) => a.miles - b.miles)
    .slice(0, count);
}
