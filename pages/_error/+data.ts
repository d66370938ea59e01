import { articles, business, cities, image, serviceCards } from '../../content/index.ts';
import type { Head } from '../../schema/page.ts';

const head: Head = {
  path: '/404',
  title: `404 Page Not Found | ${business.name}`,
  description: "We couldn't find that page. Try our flooring services, the cities we serve, or our articles instead.",
  noindex: true,
};

export type Data = ReturnType<typeof data>;

export function data() {
  return {
    head,
    phone: business.phone,
    floor: image('pattern-walnut'),
    links: [
      {
        name: 'All services',
        href: '/services',
        text: `${serviceCards.length} services with prices and timelines.`,
        image: image('stairs-foot'),
      },
      { name: 'Cities we serve', href: '/cities', text: `${cities.length} cities around Austin.`, image: image('living-window') },
      {
        name: 'Articles',
        href: '/blog',
        text: `${articles.length} articles on costs, care, and choosing a floor.`,
        image: image('living-oak-corner'),
      },
      {
        name: 'Free estimate',
        href: '/contact',
        text: `We'll contact you within ${business.promisedContact}.`,
        image: image('hall-walnut'),
      },
    ],
  };
}
