import { cities } from '#site/index.ts';

/** URLs of the city pages. */
export function onBeforePrerenderStart(): string[] {
  return cities.map(({ slug }) => `/cities/${slug}`);
}
