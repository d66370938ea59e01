const pages = new Map([
  ['vinyl', '/services/lvp-flooring-austin'],
  ['laminate', '/services/laminate-flooring-austin'],
  ['hardwood', '/services/hardwood-flooring-austin'],
  ['eco-friendly', '/services/engineered-hardwood-austin'],
]);

/** Finds the page for a product's 'Learn More' link: its category's service page, or all services. */
export function findLearnMoreHref(category: string): string {
  return pages.get(category) ?? '/services';
}
