export interface CountyGroup<City> {
  county: string;
  cities: City[];
}

/** Groups cities by county and keeps their order. */
export function groupByCounty<City extends { county: string }>(cities: readonly City[]): CountyGroup<City>[] {
  const groups = Map.groupBy(cities, ({ county }) => county);
  return [...groups].map(([county, group]) => ({ county, cities: group }));
}
