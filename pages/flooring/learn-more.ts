const pages = new Map([
  ['vinyl', '/services/lvp-flooring-austin'],
  ['laminate', '/services/laminate-flooring-austin'],
  ['hardwood', '/services/hardwood-flooring-austin'],
  ['eco-friendly', '/services/engineered-hardwood-austin'],
]);

/** Where a product's 'Learn More' leads: the service page of its category, or all services. */
export function learnMoreHref(category: string): string {
  return pages.get(category) ?? '/services';
}
