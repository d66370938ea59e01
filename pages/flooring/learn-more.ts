import { floorKinds } from '#site/read/floor-kinds.ts';

/** Finds the page for a product's 'Learn More' link: its category's service page, or all services. */
export function findLearnMoreHref(category: string): string {
  const slug = floorKinds.en.kinds.find(({ catalog }) => catalog?.category === category)?.service;
  return slug ? `/services/${slug}` : '/services';
}
