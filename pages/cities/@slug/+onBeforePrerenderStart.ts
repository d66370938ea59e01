import { cities } from '../../../content/index.ts';

/** The addresses of all city pages. */
export function onBeforePrerenderStart(): string[] {
  return cities.map(({ slug }) => `/cities/${slug}`);
}
