import { services } from '../../../content/index.ts';

/** The addresses of all service pages. */
export function onBeforePrerenderStart(): string[] {
  return services.map(({ slug }) => `/services/${slug}`);
}
