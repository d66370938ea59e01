import { toSlug } from '#schema/rules/slug.ts';

export interface CountyGroup<City> {
  county: string;
  /** Of the county's part of the page. */
  id: string;
  cities: City[];
}

/** Groups cities by county and keeps their order. */
export function groupByCounty<City extends { county: string }>(cities: readonly City[]): CountyGroup<City>[] {
  const groups = Map.groupBy(cities, ({ county }) => county);
  return [...groups].map(([county, group]) => ({ county, id: toSlug(`${county} county`), cities: group }));
}
