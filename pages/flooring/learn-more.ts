import { picks } from '#site/read/picks.ts';

const kinds = new Map<string, keyof typeof picks.services>([
  ['vinyl', 'lvp'],
  ['laminate', 'laminate'],
  ['hardwood', 'hardwood'],
  ['eco-friendly', 'engineered'],
]);

/** Finds the page for a product's 'Learn More' link: its category's service page, or all services. */
export function findLearnMoreHref(category: string): string {
  const kind = kinds.get(category);
  const slug = kind && picks.services[kind];
  return slug ? `/services/${slug}` : '/services';
}
