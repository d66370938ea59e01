import { services } from '#site/index.ts';

/** URLs of the service pages. */
export function onBeforePrerenderStart(): string[] {
  return services.map(({ slug }) => `/services/${slug}`);
}
