export interface CountyGroup<City> {
  county: string;
  cities: City[];
}

/** Cities grouped by county, both in the order in which they first appear. */
export function byCounty<City extends { county: string }>(cities: readonly City[]): CountyGroup<City>[] {
  const groups = Map.groupBy(cities, ({ county }) => county);
  return [...groups].map(([county, group]) => ({ county, cities: group }));
}
